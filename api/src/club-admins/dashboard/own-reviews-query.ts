import { z } from 'zod';
import { runOfList } from '../../common/cursors.js';
import { oneOfWords, optionalWholeNumber } from '../../common/query-schema.js';
import { AGE_GROUPS } from '../../reviews/age-groups.js';

/** Which of its approved reviews a club looks at. */
export const ownReviewsQuery = z.object({
  rating: optionalWholeNumber(1, 5, 'Only reviews whose overall rating rounds to this many stars'),
  ageGroup: oneOfWords(AGE_GROUPS, 'Only reviews from this age group').optional(),
  unanswered: oneOfWords(
    ['true', 'false'],
    'Only reviews without a reply, or only those with one',
  ).optional(),
  ...runOfList(100, 20),
});

export type OwnReviewsQuery = z.output<typeof ownReviewsQuery>;
