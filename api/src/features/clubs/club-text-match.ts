import type { SqlParameter } from '../../platform/database/prepared-reads.js';
import { SearchField } from '../../model/clubs/club-search-term.entity.js';
import { SEARCH_TERM_LENGTH } from '../../model/clubs/search-text.js';

/** Matches are counted, and can be paged, up to this many; a page's `total` says no more. */
export const MAX_MATCHES = 1000;

/** How many clubs are looked at when a second condition has to be checked on each of them. */
const MAX_CANDIDATES = 5000;

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

/** A piece of SQL and the values of its `?`. */
export interface Fragment {
  sql: string;
  parameters: SqlParameter[];
}

/** A query for the ids of the clubs that match, MAX_MATCHES + 1 of them at most, through club_search_terms. */
export function matchingClubs({ anywhere, name, sports = [], location }: TextMatch): Fragment {
  const conditions: Fragment[] = [];
  const sources: Fragment[] = [];
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
  return conditions.length > 0
    ? verified(union(sources), conditions)
    : limited(union(sources), MAX_MATCHES + 1);
}

/** The same match as a condition on each row of clubs `k`. */
export function matchCondition({ anywhere, name, sports = [], location }: TextMatch): Fragment {
  return all([
    ...(anywhere ? [containedAnywhere(anywhere)] : []),
    ...(name ? [nameOrSport(name, sports)] : []),
    ...(location ? [containedInLocation(location)] : []),
  ]);
}

function termsStartingWith(text: string, field?: number): Fragment {
  const start = text.slice(0, SEARCH_TERM_LENGTH).trimEnd();
  return {
    sql: `SELECT DISTINCT club_id AS id FROM club_search_terms WHERE term >= ? AND term < ?${field ? ' AND field = ?' : ''}`,
    parameters: [start, firstTermAfter(start), ...(field ? [field] : [])],
  };
}

/** The smallest text of `[a-z0-9 ]` beyond all that start with `start`; every collation sorts these signs alike. */
function firstTermAfter(start: string): string {
  const stem = start.replace(/z+$/, '');
  const last = stem.at(-1);
  if (last === undefined) return 'z'.repeat(SEARCH_TERM_LENGTH + 1);
  const next = last === ' ' ? '0' : last === '9' ? 'a' : String.fromCharCode(last.charCodeAt(0) + 1);
  return stem.slice(0, -1) + next;
}

function clubsOfSport(sport: string): Fragment {
  return {
    sql: `SELECT id FROM (SELECT id FROM clubs WHERE sport = ? ORDER BY list_position LIMIT ${MAX_MATCHES + 1}) s`,
    parameters: [sport],
  };
}

function containedAnywhere(text: string): Fragment {
  return {
    sql: '(k.search_name LIKE ? OR k.search_location LIKE ?)',
    parameters: [`%${text}%`, `%${text}%`],
  };
}

function containedInLocation(text: string): Fragment {
  return { sql: 'k.search_location LIKE ?', parameters: [`%${text}%`] };
}

function nameOrSport(name: string, sports: readonly string[]): Fragment {
  const choices = sports.map(() => ' OR k.sport = ?').join('');
  return { sql: `(k.search_name LIKE ?${choices})`, parameters: [`%${name}%`, ...sports] };
}

function isCut(text: string): boolean {
  return text.length > SEARCH_TERM_LENGTH;
}

// Every source names a club once, and so does their union.
function union(sources: Fragment[]): Fragment {
  return {
    sql: sources.map(({ sql }) => sql).join(' UNION '),
    parameters: sources.flatMap(({ parameters }) => parameters),
  };
}

function limited({ sql, parameters }: Fragment, limit: number): Fragment {
  return { sql: `${sql} LIMIT ${limit}`, parameters };
}

function verified(source: Fragment, conditions: Fragment[]): Fragment {
  const candidates = limited(source, MAX_CANDIDATES);
  const condition = all(conditions);
  return {
    sql: `SELECT k.id FROM (${candidates.sql}) v JOIN clubs k ON k.id = v.id
      WHERE ${condition.sql} LIMIT ${MAX_MATCHES + 1}`,
    parameters: [...candidates.parameters, ...condition.parameters],
  };
}

function all(conditions: Fragment[]): Fragment {
  return {
    sql: conditions.map(({ sql }) => sql).join(' AND '),
    parameters: conditions.flatMap(({ parameters }) => parameters),
  };
}
