import { z } from 'zod';
import { readOpening } from '../../model/club-figures/opening.js';
import { optionalWholeNumber } from '../../platform/http/query-schema.js';

const ENTRIES_AT_MOST = 500;
const TIMES_AT_MOST = 1_000_000;
const NOT_OPENINGS = `openings must be a list of at most ${ENTRIES_AT_MOST} entries with opening, userAgent and times`;

/** Query for the changes. */
export const changesQuery = z.object({
  since: optionalWholeNumber(
    0,
    999_999_999,
    'The version that is known; everything may have changed without it',
  ),
});

/** Query for the changes. */
export type ChangesQuery = z.output<typeof changesQuery>;

const openingEntry = z.object(
  {
    opening: z.string({ error: NOT_OPENINGS }).transform((text, context) => {
      const opening = readOpening(text);
      if (opening) return opening;
      context.addIssue('openings must say "view=17" or "shown=3,8,21", as X-Page-Opening did');
      return z.NEVER;
    }),
    userAgent: z.string({ error: NOT_OPENINGS }),
    times: z
      .int({ error: NOT_OPENINGS })
      .min(1, { error: NOT_OPENINGS })
      .max(TIMES_AT_MOST, { error: NOT_OPENINGS }),
  },
  { error: NOT_OPENINGS },
);

/** Body of a post about opened pages. */
export const openingsBody = z.object({
  openings: z.array(openingEntry, { error: NOT_OPENINGS }).max(ENTRIES_AT_MOST, { error: NOT_OPENINGS }),
});

/** Body of a post about opened pages. */
export type OpeningsBody = z.output<typeof openingsBody>;
