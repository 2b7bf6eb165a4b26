import { Inject, Injectable } from '@nestjs/common';
import type { Page, PageRequest } from '../common/pages.js';
import { offsetOf } from '../common/pages.js';
import { READS } from '../database/database.module.js';
import type { PreparedReads, SqlParameter } from '../database/prepared-reads.js';
import type { ClubSummaryRow } from './club-columns.js';
import { SUMMARY_COLUMNS } from './club-columns.js';
import type { CLUB_ORDERS } from './club-queries.js';
import { SearchField } from './club-search-term.entity.js';
import { SEARCH_TERM_LENGTH } from './search-text.js';

/** Matches are counted, and can be paged, up to this many; a page's `total` says no more. */
export const MOST_MATCHES = 1000;

/** How many clubs are looked at when a second condition has to be checked on each of them. */
const MOST_CANDIDATES = 5000;

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

export type ClubOrder = (typeof CLUB_ORDERS)[number];

const ORDERS: Record<ClubOrder, (table: string) => string> = {
  name: (t) => `${t}.list_position`,
  rating: (t) => `${t}.overall_score DESC, ${t}.review_count DESC, ${t}.list_position`,
  reviews: (t) => `${t}.review_count DESC, ${t}.overall_score DESC, ${t}.list_position`,
};

/** Finds clubs by what their texts contain, through club_search_terms. */
@Injectable()
export class ClubTextSearchRepository {
  constructor(@Inject(READS) private readonly reads: PreparedReads) {}

  /**
   * One page of the clubs that match, and how many do: MOST_MATCHES + 1 means "more than can be paged".
   */
  async find(match: TextMatch, order: ClubOrder, asked: PageRequest): Promise<Page<ClubSummaryRow>> {
    const matching = matchingClubs(match);
    const rows = await this.reads.all<ClubSummaryRow & { matches: number }>(pageSql(matching.sql, order), [
      ...matching.parameters,
      asked.limit,
      offsetOf(asked),
    ]);
    const total = rows[0]?.matches ?? (asked.page === 1 ? 0 : await this.count(matching));
    return { items: rows, total };
  }

  /** The sports that clubs play, a handful. */
  async sports(): Promise<string[]> {
    const rows = await this.reads.all<{ sport: string }>('SELECT DISTINCT sport FROM clubs');
    return rows.map((row) => row.sport);
  }

  private async count({ sql, parameters }: Fragment): Promise<number> {
    const [row] = await this.reads.all<{ matches: number }>(
      `SELECT COUNT(*) AS matches FROM (${sql}) m`,
      parameters,
    );
    return row?.matches ?? 0;
  }
}

interface Fragment {
  sql: string;
  parameters: SqlParameter[];
}

function pageSql(matching: string, order: ClubOrder): string {
  return `
    SELECT ${SUMMARY_COLUMNS}, p.matches
    FROM (
      SELECT k.id, k.list_position, k.overall_score, k.review_count, COUNT(*) OVER () AS matches
      FROM (${matching}) m JOIN clubs k ON k.id = m.id
      ORDER BY ${ORDERS[order]('k')} LIMIT ? OFFSET ?
    ) p JOIN clubs c ON c.id = p.id
    ORDER BY ${ORDERS[order]('p')}`;
}

function matchingClubs({ anywhere, name, sports = [], location }: TextMatch): Fragment {
  const conditions: Fragment[] = [];
  const sources: Fragment[] = [];
  if (anywhere) {
    sources.push(termsStartingWith(anywhere));
    if (isCut(anywhere)) {
      conditions.push({
        sql: '(k.search_name LIKE ? OR k.search_location LIKE ?)',
        parameters: [`%${anywhere}%`, `%${anywhere}%`],
      });
    }
  }
  if (location) {
    sources.push(termsStartingWith(location, SearchField.location));
    if (isCut(location)) conditions.push({ sql: 'k.search_location LIKE ?', parameters: [`%${location}%`] });
  }
  if (name && sources.length === 0) {
    sources.push(termsStartingWith(name, SearchField.name), ...sports.map(clubsOfSport));
    if (isCut(name)) conditions.push(nameOrSport(name, sports));
  } else if (name) {
    conditions.push(nameOrSport(name, sports));
  }
  return conditions.length > 0
    ? verified(union(sources), conditions)
    : distinct(union(sources), MOST_MATCHES + 1);
}

function termsStartingWith(text: string, field?: number): Fragment {
  const start = text.slice(0, SEARCH_TERM_LENGTH).trimEnd();
  return {
    sql: `SELECT club_id AS id FROM club_search_terms WHERE term >= ? AND term < ?${field ? ' AND field = ?' : ''}`,
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
    sql: `SELECT id FROM (SELECT id FROM clubs WHERE sport = ? ORDER BY list_position LIMIT ${MOST_MATCHES + 1}) s`,
    parameters: [sport],
  };
}

function nameOrSport(name: string, sports: readonly string[]): Fragment {
  const choices = sports.map(() => ' OR k.sport = ?').join('');
  return { sql: `(k.search_name LIKE ?${choices})`, parameters: [`%${name}%`, ...sports] };
}

function isCut(text: string): boolean {
  return text.length > SEARCH_TERM_LENGTH;
}

function union(sources: Fragment[]): Fragment {
  return {
    sql: sources.map(({ sql }) => sql).join(' UNION ALL '),
    parameters: sources.flatMap(({ parameters }) => parameters),
  };
}

function distinct({ sql, parameters }: Fragment, limit: number): Fragment {
  return { sql: `SELECT DISTINCT id FROM (${sql}) u LIMIT ${limit}`, parameters };
}

function verified(source: Fragment, conditions: Fragment[]): Fragment {
  const candidates = distinct(source, MOST_CANDIDATES);
  return {
    sql: `SELECT k.id FROM (${candidates.sql}) v JOIN clubs k ON k.id = v.id
      WHERE ${conditions.map(({ sql }) => sql).join(' AND ')} LIMIT ${MOST_MATCHES + 1}`,
    parameters: [...candidates.parameters, ...conditions.flatMap(({ parameters }) => parameters)],
  };
}
