import { milesLabel, plural, ratingLabel, wholeNumber } from './numbers';

describe('plural', () => {
  it.each([
    [0, '0 clubs'],
    [1, '1 club'],
    [2, '2 clubs'],
    [12345, '12,345 clubs'],
  ])('counts %d as %s', (count, words) => {
    expect(plural(count, 'club')).toBe(words);
  });

  it('uses the given plural of words that do not add an s', () => {
    expect(plural(3, 'reply', 'replies')).toBe('3 replies');
  });
});

describe('milesLabel', () => {
  it.each([
    [1, '1 mile'],
    [0.45, '0.5 miles'],
    [0.448, '0.5 miles'],
    [5, '5 miles'],
    [0, '0 miles'],
    [2.44, '2.4 miles'],
    [0.96, '1 mile'],
  ])('writes %d as %s', (miles, words) => {
    expect(milesLabel(miles)).toBe(words);
  });
});

describe('ratingLabel', () => {
  it.each([
    [4.25, '4.3'],
    [4.35, '4.4'],
    [4.05, '4.1'],
    [4.34, '4.3'],
    ['4.2', '4.2'],
    [5, '5.0'],
    ['', '0.0'],
    ['n/a', '0.0'],
  ])('writes %p as %s', (rating, words) => {
    expect(ratingLabel(rating)).toBe(words);
  });
});

describe('wholeNumber', () => {
  it('groups thousands', () => {
    expect(wholeNumber(1240)).toBe('1,240');
  });
});
