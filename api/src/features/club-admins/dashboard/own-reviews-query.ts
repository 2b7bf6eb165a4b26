import { z } from 'zod';
import { cursorQuery } from '../../../platform/http/cursors.js';
import { oneOfWords, optionalWholeNumber } from '../../../platform/http/query-schema.js';
import { MAX_ROW_ID } from '../../../platform/database/newest-first.js';
import { AGE_GROUPS } from '@club-reviews/domain/age-groups';

/** How many reviews are read at once, unless a call says otherwise. */
export const FIRST_REVIEWS = 20;

const CLUB_ID_ERROR = 'must be the id of a club';

const clubId = z
  .string({ error: CLUB_ID_ERROR })
  .regex(/^[1-9]\d{0,9}$/, { error: CLUB_ID_ERROR })
  .transform(Number)
  .pipe(z.number().int().max(MAX_ROW_ID, { error: CLUB_ID_ERROR }))
  .optional()
  .describe('Which of the clubs that the person manages; the first one, when none is named');

/** Which of somebody's clubs a call is for. */
export const ownClubQuery = z.object({ clubId });

/** Which of its approved reviews a club looks at. */
export const ownReviewsQuery = z.object({
  rating: optionalWholeNumber(1, 5, 'Only reviews whose overall rating rounds to this many stars'),
  ageGroup: oneOfWords(AGE_GROUPS, 'Only reviews from this age group').optional(),
  unanswered: oneOfWords(
    ['true', 'false'],
    'Only reviews without a reply, or only those with one',
  ).optional(),
  clubId,
  ...cursorQuery(100, FIRST_REVIEWS),
});

export type OwnClubQuery = z.output<typeof ownClubQuery>;
export type OwnReviewsQuery = z.output<typeof ownReviewsQuery>;
