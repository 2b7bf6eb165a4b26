import { CLUB_QUESTIONS } from './club-questions';
import type { FaqCategory } from './faq-types';
import { GENERAL_QUESTIONS } from './general-questions';
import { LEGAL_QUESTIONS } from './legal-questions';
import { PRIVACY_QUESTIONS } from './privacy-questions';
import { REVIEW_QUESTIONS } from './review-questions';
import { TECHNICAL_QUESTIONS } from './technical-questions';

/** All questions, by category. */
export const FAQ_CATEGORIES: readonly FaqCategory[] = [
  GENERAL_QUESTIONS,
  REVIEW_QUESTIONS,
  LEGAL_QUESTIONS,
  CLUB_QUESTIONS,
  TECHNICAL_QUESTIONS,
  PRIVACY_QUESTIONS,
];
