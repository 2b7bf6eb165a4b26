import { render, screen } from '@testing-library/react';
import { FewReviewsNote } from './few-reviews-note';

describe('FewReviewsNote', () => {
  it.each([
    [1, 'So far, this is one family’s view.'],
    [2, 'With so few reviews, one opinion counts for a lot.'],
    [4, 'With so few reviews, one opinion counts for a lot.'],
  ])('cautions about an average of %i', (count, words) => {
    render(<FewReviewsNote count={count} />);
    expect(screen.getByText(words)).toBeVisible();
  });

  it.each([0, 5, 200])('is empty for an average of %i', (count) => {
    const { container } = render(<FewReviewsNote count={count} />);
    expect(container).toBeEmptyDOMElement();
  });
});
