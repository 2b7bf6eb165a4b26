import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../../testing/expect-accessible';
import { Badge, VerifiedBadge } from './badge';

describe('Badge', () => {
  it('shows its text in every tone', async () => {
    const tones = ['neutral', 'pitch', 'ink', 'warning', 'danger'] as const;
    render(tones.map((tone) => <Badge key={tone} tone={tone}>{`As ${tone}`}</Badge>));
    tones.forEach((tone) => expect(screen.getByText(`As ${tone}`)).toBeVisible());
    await expectAccessible();
  });

  it('marks verified reviews in words', () => {
    render(<VerifiedBadge />);
    expect(screen.getByText('Verified')).toBeVisible();
  });
});
