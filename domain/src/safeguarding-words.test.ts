import { hasSafeguardingWords, SAFEGUARDING_WORDS } from './safeguarding-words.ts';

describe('safeguarding words', () => {
  it.each(SAFEGUARDING_WORDS.map((words) => [words]))(
    '%j is found in any case and across a line break',
    (words) => {
      expect(hasSafeguardingWords(`I think ${words.toUpperCase().replaceAll(' ', '\n')}, sadly.`)).toBe(true);
    },
  );

  it.each(['', 'They disabused us of that', 'bisexuality, assaultive', 'We hit a ball', 'Ein Abuseß'])(
    'are not found in %j',
    (text) => {
      expect(hasSafeguardingWords(text)).toBe(false);
    },
  );
});
