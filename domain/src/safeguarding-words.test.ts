import { hasSafeguardingWords, SAFEGUARDING_WORDS } from './safeguarding-words.ts';

describe('safeguarding words', () => {
  it.each(SAFEGUARDING_WORDS.map((words) => [words]))(
    '%j is found in any case and across a line break',
    (words) => {
      expect(hasSafeguardingWords(`I think ${words.toUpperCase().replaceAll(' ', '\n')}, sadly.`)).toBe(true);
    },
  );
});
