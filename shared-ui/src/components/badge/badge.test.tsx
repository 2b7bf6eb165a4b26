import { BrowserRouter } from '@club-reviews/shared-ui/platform';
import { render, screen } from '@testing-library/react';
import { Badge, VerifiedBadge } from './badge';

describe('Badge', () => {
  it('shows its text in every tone', () => {
    const tones = ['neutral', 'pitch', 'ink', 'warning', 'danger'] as const;
    render(tones.map((tone) => <Badge key={tone} tone={tone}>{`As ${tone}`}</Badge>));
    tones.forEach((tone) => expect(screen.getByText(`As ${tone}`)).toBeVisible());
  });

  it('marks verified reviews in words; pressed, it explains what that means and links to more', () => {
    render(
      <BrowserRouter>
        <VerifiedBadge to="/how-reviews-work#verified" />
      </BrowserRouter>,
    );
    const explanation = screen.getByRole('note');
    expect(explanation).toHaveTextContent(/confirmed their email address. That doesn’t prove/);
    expect(screen.getByRole('button', { name: 'Verified' })).toHaveAttribute('popovertarget', explanation.id);
    expect(screen.getByRole('link', { name: 'How Reviews Work' })).toHaveAttribute(
      'href',
      '/how-reviews-work#verified',
    );
  });

  it('can’t be pressed if it has no address', () => {
    render(<VerifiedBadge />);
    expect(screen.getByText('Verified')).toHaveAttribute('title', expect.stringMatching(/^The author has/));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
