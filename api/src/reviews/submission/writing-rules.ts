import { SAFEGUARDING_WORDS } from '../holds/safeguarding-words.js';

/** What form and checks agree on. */
export const WRITING_RULES = {
  minLength: 10,
  maxLength: 4000,
  safeguardingWords: [...SAFEGUARDING_WORDS],
};
