import { z } from 'zod';
import { MAX_PAGE, oneOfWords, pageOfList, wholeNumber } from '../common/query-schema.js';
import { AGE_GROUPS } from './age-groups.js';

export const reviewListQuery = z.object(pageOfList(1000, 1000, MAX_PAGE));

export const recentReviewsQuery = z.object({ limit: wholeNumber(1, 50, 12, 'How many reviews') });

export const clubReviewsQuery = z.object({
  ageGroup: oneOfWords(AGE_GROUPS, 'Only reviews from this age group').optional(),
  ...pageOfList(1000, 1000),
});

export type ClubReviewsQuery = z.output<typeof clubReviewsQuery>;
export type RecentReviewsQuery = z.output<typeof recentReviewsQuery>;
