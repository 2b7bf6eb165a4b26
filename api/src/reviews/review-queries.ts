import { z } from 'zod';
import { oneOfWords, pageOfList, wholeNumber } from '../common/query-schema.js';
import { AGE_GROUPS } from './age-groups.js';
import { HIGHEST_RATING, LOWEST_RATING } from './review-ratings.js';

/** Orders of the lists by category and by age group; equally rated reviews come newest first. */
export const REVIEW_ORDERS = ['highest', 'lowest', 'recent'] as const;

export const reviewListQuery = z.object({
  ageGroup: oneOfWords(AGE_GROUPS, 'Only reviews from this age group').optional(),
  ...pageOfList(1000, 1000),
});

export const recentReviewsQuery = z.object({ limit: wholeNumber(1, 50, 12, 'How many reviews') });

export const categoryReviewsQuery = z.object({
  minRating: wholeNumber(
    LOWEST_RATING,
    HIGHEST_RATING,
    4,
    'Only reviews that rate the category at least so high',
  ),
  sortBy: oneOfWords(REVIEW_ORDERS, 'By the rating of the category, or newest first').default('highest'),
  ...pageOfList(1000, 1000),
});

export const ageGroupReviewsQuery = z.object({
  sortBy: oneOfWords(REVIEW_ORDERS, 'Newest first, or by overall rating').default('recent'),
  ...pageOfList(1000, 1000),
});

export type ReviewOrder = (typeof REVIEW_ORDERS)[number];
export type ReviewListQuery = z.output<typeof reviewListQuery>;
export type CategoryReviewsQuery = z.output<typeof categoryReviewsQuery>;
export type AgeGroupReviewsQuery = z.output<typeof ageGroupReviewsQuery>;
export type RecentReviewsQuery = z.output<typeof recentReviewsQuery>;
