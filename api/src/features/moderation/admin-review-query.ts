import { z } from 'zod';
import { cursorQuery } from '../../platform/http/cursors.js';
import { oneOfWords, optionalWholeNumber, shortText } from '../../platform/http/query-schema.js';
import { REVIEW_STATUSES } from '@club-reviews/domain/review-status';

const filters = {
  search: shortText(200, "Contained in the club's name, the author's name or the text, in any case"),
  status: oneOfWords(REVIEW_STATUSES, 'Only reviews in this state').optional(),
  clubId: optionalWholeNumber(1, 999_999_999, 'Only reviews of this club'),
  rating: optionalWholeNumber(1, 5, 'Only reviews whose overall rating rounds to this many stars'),
  held: oneOfWords(
    ['true', 'false'],
    'Only reviews that automatic checks hold back, or only the others',
  ).optional(),
};

/** Which reviews a moderator looks at. */
export const adminReviewFilters = z.object(filters);

/** The same, and which run of them. */
export const adminReviewsQuery = z.object({ ...filters, ...cursorQuery(1000, 1000) });

export type AdminReviewFilters = z.output<typeof adminReviewFilters>;
export type AdminReviewsQuery = z.output<typeof adminReviewsQuery>;
