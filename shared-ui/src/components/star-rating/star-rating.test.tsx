import { render, screen } from '@testing-library/react';
import { StarRating } from './star-rating';

const filledWidth = (container: HTMLElement) =>
  Number(container.querySelector('svg svg')?.getAttribute('width'));

describe('StarRating', () => {
  it('says the rating in words', () => {
    render(<StarRating value={4.2} />);
    expect(screen.getByRole('img', { name: '4.2 out of 5 stars' })).toBeVisible();
  });

  it('writes the number beside the stars on request', () => {
    render(<StarRating value={4} showValue />);
    expect(screen.getByText('4.0')).toBeVisible();
  });

  it.each([
    [0, 0],
    [1, 22],
    [3.5, 76],
    [5, 110],
    [7, 110],
    [-1, 0],
  ])('fills %d of five stars over a width of %d', (value, width) => {
    const { container } = render(<StarRating value={value} />);
    expect(filledWidth(container)).toBe(width);
  });
});
