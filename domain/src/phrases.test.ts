import { containsPhrase } from './phrases.ts';

const PHRASES = ['abuse', 'hit a child', "won't feel safe"];

describe('phrases', () => {
  it.each([
    'There was ABUSE.',
    'abuse',
    '(abuse)',
    'I saw him hit a\n child',
    'My son won’t feel safe there',
  ])('are found in %j', (text) => {
    expect(containsPhrase(text, PHRASES)).toBe(true);
  });

  it.each(['', 'They disabused us of that', 'abuser', 'We hit a ball', 'Ein Abuseß'])(
    'are not found in %j',
    (text) => {
      expect(containsPhrase(text, PHRASES)).toBe(false);
    },
  );

  it('are not found while the list isn’t there yet', () => {
    expect(containsPhrase('abuse', [])).toBe(false);
  });

  it('are words, not patterns', () => {
    expect(containsPhrase('aXb', ['a.b'])).toBe(false);
  });
});
