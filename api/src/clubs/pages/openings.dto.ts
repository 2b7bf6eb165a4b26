import { z } from 'zod';
import type { Opening } from '../../model/club-figures/opening.js';
import { readOpening } from '../../model/club-figures/opening.js';

/** As many as the longest page of search results. */
const CLUBS_AT_MOST = 100;
const NOT_AN_OPENING = `opening must be "view=" and a club's id, or "shown=" and at most ${CLUBS_AT_MOST} ids with commas between them`;

/** Body of a post about one opened page. */
export const openingBody = z.object({
  opening: z
    .string({ error: NOT_AN_OPENING })
    .transform((text, context): Opening => {
      const opening = readOpening(text);
      if (opening && opening.clubIds.length <= CLUBS_AT_MOST) return opening;
      context.addIssue(NOT_AN_OPENING);
      return z.NEVER;
    })
    .meta({
      description: 'What opening the page counts: a look at a club, or clubs on a page of search results',
      example: 'view=17',
    }),
});

/** Body of a post about one opened page. */
export type OpeningBody = z.output<typeof openingBody>;
