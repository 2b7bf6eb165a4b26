import { SAFEGUARDING_WORDS } from '@club-reviews/domain/safeguarding-words';

/** What form and checks agree on. */
export const WRITING_RULES = {
  minLength: 10,
  maxLength: 4000,
  safeguardingWords: [...SAFEGUARDING_WORDS],
};
