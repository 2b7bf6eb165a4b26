import type { SearchFieldValue } from '../../model/clubs/club.entity.js';
import { SearchField } from '../../model/clubs/club.entity.js';
import { SEARCH_TERM_LENGTH } from '../../model/clubs/search-text.js';
import type { Sql } from '../../platform/database/sql.js';
import { empty, joined, raw, sql } from '../../platform/database/sql.js';
import type { PageRequest } from '../../platform/http/pages.js';
import type { ClubOrder } from './club-queries.js';
import { orderColumns, pageOfClubs } from './clubs.sql.js';
import { FACT_COLUMNS } from './row-facts.js';

/** Matches are counted, and can be paged, up to this many; a page's `total` goes no higher. */
export const MAX_MATCHES = 1000;

/** How many clubs are checked when a second condition has to be checked on each of them. */
const MAX_CANDIDATES = raw('5000');

/** One more than can be paged, to show that there are more. */
const MATCH_LIMIT = raw(`LIMIT ${MAX_MATCHES + 1}`);

/** What a club must match; texts are normalised (see normaliseSearchText), and at least one is given. */
export interface TextMatch {
  /** Contained in the name or the location. */
  anywhere?: string | undefined;
  /** Contained in the name, unless the club's sport is one of `sports`. */
  name?: string | undefined;
  sports?: readonly string[];
  /** Contained in the location. */
  location?: string | undefined;
}

const FACTS = raw(`, ${FACT_COLUMNS}`);
const MATCHES = raw(`, p.matches, ${FACT_COLUMNS}`);

/** A page of the clubs that match, each with the number of `matches`, found through the search terms. */
export function matchingClubs(match: TextMatch, order: ClubOrder, asked: PageRequest): Sql {
  // A left join only to keep the engine from starting with all clubs: every id has its club.
  const ids = sql`
    SELECT ${orderColumns(order)}, COUNT(*) OVER () AS matches
    FROM (${matchingIds(match)}) m LEFT JOIN clubs k ON k.id = m.id`;
  return pageOfClubs(ids, order, asked, MATCHES);
}

/** How many clubs match, MAX_MATCHES + 1 at most. */
export function matchCount(match: TextMatch): Sql {
  return sql`SELECT COUNT(*) AS matches FROM (${matchingIds(match)}) m`;
}

/**
 * A page of the matching clubs, for when so many match that the page is full before much of the order's index is read.
 */
export function commonlyMatchingClubs(match: TextMatch, order: ClubOrder, asked: PageRequest): Sql {
  const ids = sql`SELECT ${orderColumns(order)} FROM clubs k
    WHERE ${allOf([order === 'name' ? HAS_PLACE : LISTED, ...matchConditions(match)])}`;
  return pageOfClubs(ids, order, asked, FACTS);
}

/** Selects listed clubs `k`: the index for name order has their position, the others their state. */
const HAS_PLACE = raw('k.list_position >= 0');
/** The same. */
export const LISTED = raw(`k.state = 'listed'`);

/** The match as conditions on each row of clubs `k`. */
export function matchConditions({ anywhere, name, sports = [], location }: TextMatch): Sql[] {
  return [
    ...(anywhere ? [containedAnywhere(anywhere)] : []),
    ...(name ? [nameOrSport(name, sports)] : []),
    ...(location ? [containedInLocation(location)] : []),
  ];
}

/** All the conditions, at least one. */
export function allOf(conditions: readonly Sql[]): Sql {
  return joined(conditions, ' AND ');
}

// The ids of the matching clubs, MAX_MATCHES + 1 of them at most, through club_search_terms.
function matchingIds({ anywhere, name, sports = [], location }: TextMatch): Sql {
  const conditions: Sql[] = [];
  const sources: Sql[] = [];
  if (anywhere) {
    sources.push(termsStartingWith(anywhere));
    if (isCut(anywhere)) conditions.push(containedAnywhere(anywhere));
  }
  if (location) {
    sources.push(termsStartingWith(location, SearchField.location));
    if (isCut(location)) conditions.push(containedInLocation(location));
  }
  if (name && sources.length === 0) {
    sources.push(termsStartingWith(name, SearchField.name), ...sports.map(clubsOfSport));
    if (isCut(name)) conditions.push(nameOrSport(name, sports));
  } else if (name) {
    conditions.push(nameOrSport(name, sports));
  }
  // Every source names a club once, and so does their union.
  const union = joined(sources, ' UNION ');
  if (conditions.length === 0) return sql`${union} ${MATCH_LIMIT}`;
  return sql`
    SELECT k.id FROM (${union} LIMIT ${MAX_CANDIDATES}) v JOIN clubs k ON k.id = v.id
    WHERE ${allOf(conditions)} ${MATCH_LIMIT}`;
}

/** The ids of listed clubs with a term that starts with a normalised text. */
export function termsStartingWith(text: string, field?: SearchFieldValue): Sql {
  const start = text.slice(0, SEARCH_TERM_LENGTH).trimEnd();
  return sql`
    SELECT DISTINCT club_id AS id FROM club_search_terms
    WHERE term >= ${start} AND term < ${firstTermAfter(start)} ${field ? sql`AND field = ${field}` : empty}`;
}

/**
 * The smallest text of `[a-z0-9 ]` beyond all that start with `start`; every collation sorts these characters alike.
 */
function firstTermAfter(start: string): string {
  const stem = start.replace(/z+$/, '');
  const last = stem.at(-1);
  if (last === undefined) return 'z'.repeat(SEARCH_TERM_LENGTH + 1);
  const next = last === ' ' ? '0' : last === '9' ? 'a' : String.fromCharCode(last.charCodeAt(0) + 1);
  return stem.slice(0, -1) + next;
}

function clubsOfSport(sport: string): Sql {
  return sql`
    SELECT id FROM (SELECT id FROM clubs WHERE sport = ${sport} AND list_position >= 0 ORDER BY list_position ${MATCH_LIMIT}) s`;
}

function containedAnywhere(text: string): Sql {
  return sql`(k.search_name LIKE ${`%${text}%`} OR k.search_location LIKE ${`%${text}%`})`;
}

function containedInLocation(text: string): Sql {
  return sql`k.search_location LIKE ${`%${text}%`}`;
}

function nameOrSport(name: string, sports: readonly string[]): Sql {
  const ways = [sql`k.search_name LIKE ${`%${name}%`}`, ...sports.map((sport) => sql`k.sport = ${sport}`)];
  return sql`(${joined(ways, ' OR ')})`;
}

function isCut(text: string): boolean {
  return text.length > SEARCH_TERM_LENGTH;
}
