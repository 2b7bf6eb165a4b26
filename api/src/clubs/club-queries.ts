import { z } from 'zod';
import {
  oneOfNumbers,
  oneOfWords,
  pageQuery,
  shortText,
  wholeNumber,
  MAX_PAGE,
} from '../platform/http/query-schema.js';

const NAME_LENGTH = 100;

/** Orders of the clubs page. */
export const CLUB_ORDERS = ['name', 'rating', 'reviews'] as const;

/** Miles that a search may reach. */
const SEARCH_RADII_MILES = [1, 3, 5] as const;

export const clubQuery = z.object({
  include: oneOfWords(['page'], 'Adds what the club’s page says beside its facts').optional(),
});

export const clubListQuery = z.object(pageQuery(1000, 1000));

export const clubsPageQuery = z.object({
  page: wholeNumber(1, MAX_PAGE, 1, 'Which page, from 1'),
  pageSize: wholeNumber(1, 100, 20, 'Clubs on a page'),
  q: shortText(NAME_LENGTH, 'Only clubs whose name or location contains this'),
  sort: oneOfWords(CLUB_ORDERS, 'By name, best rated first, or most reviews first').default('name'),
});

export const clubSearchQuery = z.object({
  sport: shortText(NAME_LENGTH, 'Only clubs whose name, location or sport contains this'),
  location: shortText(NAME_LENGTH, 'Only clubs whose location contains this'),
  postcode: shortText(NAME_LENGTH, 'Only clubs around this postcode, outward code or town, nearest first'),
  radiusMiles: oneOfNumbers(SEARCH_RADII_MILES, 5, 'How far from the postcode'),
  ...pageQuery(1000, 1000),
});

/** How clubs can be ordered. */
export type ClubOrder = (typeof CLUB_ORDERS)[number];

export type ClubQuery = z.output<typeof clubQuery>;
export type ClubsPageQuery = z.output<typeof clubsPageQuery>;
export type ClubSearchQuery = z.output<typeof clubSearchQuery>;
