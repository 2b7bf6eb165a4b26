import { holdsSafeguardingWord } from './safeguarding';

const WORDS = ['abuse', 'hit a child', "won't feel safe"];

describe('safeguarding words', () => {
  it.each([
    'There was ABUSE.',
    'abuse',
    '(abuse)',
    'I saw him hit a\n child',
    'My son won’t feel safe there',
  ])('are found in %j', (text) => {
    expect(holdsSafeguardingWord(text, WORDS)).toBe(true);
  });

  it.each(['', 'They disabused us of that', 'abuser', 'We hit a ball', 'Ein Abuseß'])(
    'are not found in %j',
    (text) => {
      expect(holdsSafeguardingWord(text, WORDS)).toBe(false);
    },
  );

  it('are not found while they are not known', () => {
    expect(holdsSafeguardingWord('abuse', [])).toBe(false);
  });

  it('are words, not patterns', () => {
    expect(holdsSafeguardingWord('aXb', ['a.b'])).toBe(false);
  });
});
