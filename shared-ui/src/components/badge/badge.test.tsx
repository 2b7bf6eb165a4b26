import { BrowserRouter } from '@club-reviews/shared-ui/platform';
import { render, screen } from '@testing-library/react';
import { Badge, VerifiedBadge } from './badge';

describe('Badge', () => {
  it('shows its text in every tone', () => {
    const tones = ['neutral', 'pitch', 'ink', 'warning', 'danger'] as const;
    render(tones.map((tone) => <Badge key={tone} tone={tone}>{`As ${tone}`}</Badge>));
    tones.forEach((tone) => expect(screen.getByText(`As ${tone}`)).toBeVisible());
  });

  it('marks verified reviews in words, explains what that means, and links to more', () => {
    render(
      <BrowserRouter>
        <VerifiedBadge to="/how-reviews-work#verified" />
      </BrowserRouter>,
    );
    const badge = screen.getByRole('link', { name: 'Verified' });
    expect(badge).toHaveAttribute('href', '/how-reviews-work#verified');
    expect(badge).toHaveAccessibleDescription(/confirmed their email address. That doesn’t prove/);
  });

  it('is not a link if it has no address', () => {
    render(<VerifiedBadge />);
    expect(screen.getByText('Verified')).toHaveAttribute('title', expect.stringMatching(/^The author has/));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
