import { z } from 'zod';
import {
  oneOfWords,
  optionalWholeNumber,
  pageQuery,
  shortText,
  wholeNumber,
} from '../platform/http/query-schema.js';
import { AGE_GROUPS } from '@club-reviews/domain/age-groups';
import { MAX_RATING, MIN_RATING } from '@club-reviews/domain/ratings';

/** Orders of the lists by category and by age group; equally rated reviews come newest first. */
export const REVIEW_ORDERS = ['highest', 'lowest', 'recent'] as const;

const WORDS_LENGTH = 100;

export const reviewListQuery = z.object({
  ageGroup: oneOfWords(AGE_GROUPS, 'Only reviews from this age group').optional(),
  ...pageQuery(1000, 1000),
});

export const clubReviewsQuery = reviewListQuery.extend({
  sortBy: oneOfWords(REVIEW_ORDERS, 'Newest first, or by overall rating').default('recent'),
  stars: optionalWholeNumber(
    MIN_RATING,
    MAX_RATING,
    'Only reviews whose overall rating rounds to this number of stars',
  ),
  words: shortText(WORDS_LENGTH, 'Only reviews whose text has all of these words'),
});

export const recentReviewsQuery = z.object({ limit: wholeNumber(1, 50, 12, 'How many reviews') });

export const categoryReviewsQuery = z.object({
  minRating: wholeNumber(MIN_RATING, MAX_RATING, 4, 'Only reviews that rate the category at least so high'),
  sortBy: oneOfWords(REVIEW_ORDERS, 'By the rating of the category, or newest first').default('highest'),
  ...pageQuery(1000, 1000),
});

export const ageGroupReviewsQuery = z.object({
  sortBy: oneOfWords(REVIEW_ORDERS, 'Newest first, or by overall rating').default('recent'),
  ...pageQuery(1000, 1000),
});

export type ReviewOrder = (typeof REVIEW_ORDERS)[number];
export type ReviewListQuery = z.output<typeof reviewListQuery>;
export type ClubReviewsQuery = z.output<typeof clubReviewsQuery>;
export type CategoryReviewsQuery = z.output<typeof categoryReviewsQuery>;
export type AgeGroupReviewsQuery = z.output<typeof ageGroupReviewsQuery>;
export type RecentReviewsQuery = z.output<typeof recentReviewsQuery>;
