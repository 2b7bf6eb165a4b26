import { REVIEW_TEXT } from '@club-reviews/domain/review-form';
import { SAFEGUARDING_WORDS } from '@club-reviews/domain/safeguarding-words';

/** What the review form is told about a text, so that it can say so while a parent is writing. */
export const WRITING_RULES = { ...REVIEW_TEXT, safeguardingWords: [...SAFEGUARDING_WORDS] };
