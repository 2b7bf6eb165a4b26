import { render, screen } from '@testing-library/react';
import { RatingBar } from './rating-bar';

describe('RatingBar', () => {
  it('shows the average as a number and as the length of a bar', () => {
    const { container } = render(<RatingBar label="Coaching" value={4.25} />);
    expect(screen.getByText('Coaching')).toBeVisible();
    expect(screen.getByRole('img', { name: '4.3 out of 5' })).toBeVisible();
    expect(container.querySelectorAll('rect')[1]).toHaveAttribute('width', '85.0%');
  });
});
