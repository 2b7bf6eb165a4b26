import { editsAllowed, isFuzzyPrefix, getLetters } from './fuzzy-prefix.js';

const isAlmost = (typed: string, word: string) =>
  isFuzzyPrefix(
    { text: typed, letters: getLetters(typed) },
    { text: word, letters: getLetters(word) },
    editsAllowed(typed),
  );

describe('words that are almost the start of another', () => {
  it.each([
    ['head', 'headingley'],
    ['hedin', 'headingley'],
    ['haed', 'headingley'],
    ['heading', 'headingley'],
    ['headingly', 'headingley'],
    ['hedingly', 'headingley'],
    ['wolvs', 'wolves'],
    ['wolvess', 'wolves'],
    ['rovres', 'rovers'],
    ['u12', 'u12s'],
  ])('%j is almost %j', (typed, word) => {
    expect(isAlmost(typed, word)).toBe(true);
  });

  it.each([
    ['cat', 'cot'],
    ['lions', 'eagles'],
    ['otley', 'ilkley'],
    ['wharfedale', 'wharf'],
    ['abcdefgh', 'hgfedcba'],
    ['u13', 'u12s'],
  ])('%j isn’t %j', (typed, word) => {
    expect(isAlmost(typed, word)).toBe(false);
  });
});
