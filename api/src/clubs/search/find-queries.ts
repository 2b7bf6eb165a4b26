import {
  CLUB_TEAM_AGE_GROUPS,
  GROUND_ACCESS,
  GROUND_SURFACES,
  TEAM_CATEGORIES,
  WEEKDAYS,
} from '@club-reviews/domain/club-facts';
import { SESSION_SEARCH_WEEKS } from '@club-reviews/domain/club-sessions';
import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';
import { MAX_RATING, MIN_RATING } from '@club-reviews/domain/ratings';
import { z } from 'zod';
import { readableLine } from '../../platform/text/readable-text.js';
import {
  MAX_PAGE,
  oneOfNumbers,
  oneOfWords,
  optionalWholeNumber,
  shortText,
  wholeNumber,
} from '../../platform/http/query-schema.js';

const TEXT_LENGTH = 100;

/** Miles that a search around a place can reach. */
export const RADII_MILES = [1, 3, 5, 10, 20, 50] as const;
const USUAL_RADIUS = 5;

/** More than any club costs a month. */
const MAX_POUNDS = 1000;

/** Orders of search results; `distance` needs a place and `relevance` a text. `cost` is cheapest first. A category ranks by its average. */
export const FIND_ORDERS = [
  'distance',
  'rating',
  'reviews',
  'name',
  'relevance',
  'cost',
  ...RATING_CATEGORIES,
] as const;

/** A box around the United Kingdom, in degrees. */
const LATITUDES = { min: 49, max: 61 };
const LONGITUDES = { min: -9, max: 2.5 };

const filters = {
  q: shortText(TEXT_LENGTH, 'What a club’s name or location contains; or a postcode or its first half'),
  near: shortText(TEXT_LENGTH, 'A town, a postcode or its first half: the place to search around'),
  lat: degrees(LATITUDES, 'Where the visitor is, with lng: counts before near and q'),
  lng: degrees(LONGITUDES, 'Where the visitor is, with lat'),
  radius: oneOfNumbers(RADII_MILES, USUAL_RADIUS, 'Miles around the place, if there is one'),
  age: oneOfWords(CLUB_TEAM_AGE_GROUPS, 'Clubs with a team of this age group').optional(),
  team: toWordList(TEAM_CATEGORIES, 'Clubs with teams of all of these kinds'),
  day: toWordList(WEEKDAYS, 'Clubs with a team that trains on one of these days'),
  places: yes('Clubs with a team that has places free'),
  stars: optionalWholeNumber(MIN_RATING, MAX_RATING, 'Clubs with at least so many stars'),
  reviewed: yes('Clubs with reviews'),
  league: shortText(TEXT_LENGTH, 'Clubs of this league, by its value in the facets'),
  cost: optionalWholeNumber(0, MAX_POUNDS, 'Clubs that cost at most so many pounds a month; 0 is free'),
  trial: yes('Clubs with a free trial'),
  sessions: yes(`Clubs with a session to try in the next ${SESSION_SEARCH_WEEKS} weeks`),
  accredited: yes('Clubs accredited by the FA'),
  surface: toWordList(GROUND_SURFACES, 'Clubs that play on any of these'),
  access: toWordList(GROUND_ACCESS, 'Clubs whose ground offers all of these'),
  unlisted: yes('Only clubs that match everything else, but haven’t listed what the filters ask for'),
};

export const findQuery = z
  .object({
    ...filters,
    sort: oneOfWords(
      FIND_ORDERS,
      'By distance with a place, by relevance with a text, else by name',
    ).optional(),
    page: wholeNumber(1, MAX_PAGE, 1, 'Which page, from 1'),
    pageSize: wholeNumber(1, 50, 20, 'Clubs on a page'),
  })
  .superRefine(({ lat, lng }, context) => {
    if ((lat === undefined) === (lng === undefined)) return;
    const [missing, given] = lat === undefined ? ['lat', 'lng'] : ['lng', 'lat'];
    context.addIssue({ code: 'custom', path: [missing], message: `must be given together with ${given}` });
  });

export const suggestionsQuery = z.object({
  q: z
    .string({ error: 'must be a text' })
    .transform(readableLine)
    .pipe(
      z
        .string()
        .min(2, { error: 'must have at least 2 characters' })
        .max(TEXT_LENGTH, { error: `must be a text of at most ${TEXT_LENGTH} characters` }),
    )
    .describe('What has been typed so far'),
});

/** Orders of search results. */
export type FindOrder = (typeof FIND_ORDERS)[number];

export type FindQuery = z.output<typeof findQuery>;
export type SuggestionsQuery = z.output<typeof suggestionsQuery>;

/** Degrees within bounds, to three decimals: a hundred metres are precise enough for a search. */
function degrees({ min, max }: { min: number; max: number }, description: string) {
  const error = `must be a number from ${min} to ${max}`;
  return z
    .string({ error })
    .regex(/^-?\d{1,3}(?:\.\d{1,15})?$/, { error })
    .transform((text) => Math.round(Number(text) * 1000) / 1000)
    .pipe(z.number().min(min, { error }).max(max, { error }))
    .optional()
    .describe(description);
}

/** Some of a few words, each given on its own or all separated by commas. */
function toWordList<const W extends string>(choices: readonly W[], description: string) {
  const error = `must be some of ${choices.join(', ')}`;
  return z
    .union([z.string(), z.array(z.string()).max(choices.length * 4)], { error })
    .transform((given) => [...new Set([given].flat().flatMap((text) => text.split(',')))].filter(Boolean))
    .pipe(z.array(z.enum(choices, { error })))
    .default([])
    .describe(description);
}

function yes(description: string) {
  const error = 'must be true or false';
  return z
    .enum(['true', 'false'], { error })
    .transform((word) => word === 'true')
    .pipe(z.boolean())
    .default(false)
    .describe(description);
}
