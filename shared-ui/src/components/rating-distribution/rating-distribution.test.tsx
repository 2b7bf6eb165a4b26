import { render, screen } from '@testing-library/react';
import { renderInRouter } from '../../testing/render-in-router';
import { RatingDistribution } from './rating-distribution';

describe('RatingDistribution', () => {
  it('lists five stars first, each with its count in words', () => {
    render(<RatingDistribution counts={[1, 0, 2, 10, 37]} />);
    const rows = screen.getAllByRole('listitem');
    expect(rows).toHaveLength(5);
    expect(rows[0]).toHaveTextContent('5 stars: 37 reviews');
    expect(rows[4]).toHaveTextContent('1 star: 1 review');
  });

  it('draws bars in proportion to all reviews', () => {
    const { container } = render(<RatingDistribution counts={[0, 0, 0, 1, 3]} />);
    const widths = [...container.querySelectorAll('rect:last-child')].map((bar) => bar.getAttribute('width'));
    expect(widths).toEqual(['75.0%', '25.0%', '0.0%', '0.0%', '0.0%']);
  });

  it('filters by its bars, except empty ones', () => {
    renderInRouter(
      <RatingDistribution counts={[0, 0, 2, 10, 37]} linkTo={(stars) => `/club?stars=${stars}`} chosen={4} />,
    );
    expect(screen.getAllByRole('link')).toHaveLength(3);
    expect(screen.getByRole('link', { name: '3 stars: 2 reviews' })).toHaveAttribute('href', '/club?stars=3');
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('4 stars: 10 reviews');
  });

  it('is empty rather than broken without reviews', () => {
    const { container } = render(<RatingDistribution counts={[0, 0, 0, 0, 0]} />);
    expect(container.querySelector('rect:last-child')).toHaveAttribute('width', '0%');
  });
});
