import { repliesText } from './replies-text';

describe('how often a club replies', () => {
  it.each([
    [0, 10, null],
    [1, 1, 'replies to its review'],
    [7, 7, 'replies to every review'],
    [1, 4, 'has replied to 1 of 4 reviews'],
    [12, 25, 'replies to 48% of reviews'],
    [1, 1000, 'replies to 1% of reviews'],
    [999, 1000, 'replies to 99% of reviews'],
  ])('%d of %d: %s', (answered, reviews, text) => expect(repliesText({ answered, reviews })).toBe(text));
});
