import { matches } from './etag.js';

describe('an If-None-Match header', () => {
  it.each(['W/"abc"', '"abc"', '*', ' W/"abc" ', '"x", W/"abc"', 'W/"x",W/"abc","y"'])(
    '%j names the tag',
    (header) => {
      expect(matches(header, 'W/"abc"')).toBe(true);
    },
  );

  it.each(['', 'abc', '"ab"', 'W/"abcd"', '"x", "y"', 'w/"abc"'])('%j does not', (header) => {
    expect(matches(header, 'W/"abc"')).toBe(false);
  });
});
