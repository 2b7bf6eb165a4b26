import { aYearOfReviews } from '../../testing/factories';
import { chartSummary, topOfScale } from './review-events';

it.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [5, 6],
  [7, 8],
  [15, 16],
  [25, 30],
  [127, 160],
  [10, 10],
  [40, 40],
  [41, 60],
  [1234, 1600],
])('a scale for %i ends at %i', (highest, top) => expect(topOfScale(highest)).toBe(top));

it('the chart’s summary names its busiest month, or says that there is none', () => {
  expect(chartSummary(aYearOfReviews())).toMatch(/most of them in May 2026\.$/);
  expect(chartSummary([])).toBe('No reviews were submitted.');
});
