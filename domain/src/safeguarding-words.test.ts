import { hasSafeguardingWords, SAFEGUARDING_WORDS } from './safeguarding-words.ts';

describe('safeguarding words', () => {
  it.each(SAFEGUARDING_WORDS.map((words) => [words]))(
    '%j is found in any case and over a line break',
    (words) => {
      expect(hasSafeguardingWords(`I think ${words.toUpperCase().replaceAll(' ', '\n')}, sadly.`)).toBe(true);
    },
  );

  it.each([
    'There was ABUSE.',
    'abuse',
    '(abuse)',
    'I saw him hit a\n child',
    'My son won’t feel safe there',
  ])('are found in %j', (text) => {
    expect(hasSafeguardingWords(text, ['abuse', 'hit a child', "won't feel safe"])).toBe(true);
  });

  it.each(['', 'They disabused us of that', 'bisexuality, assaultive', 'We hit a ball', 'Ein Abuseß'])(
    'are not found in %j',
    (text) => {
      expect(hasSafeguardingWords(text)).toBe(false);
    },
  );

  it('are not found while the list is not there yet', () => {
    expect(hasSafeguardingWords('abuse', [])).toBe(false);
  });

  it('are words, not patterns', () => {
    expect(hasSafeguardingWords('aXb', ['a.b'])).toBe(false);
  });
});
