import { Inject, Injectable } from '@nestjs/common';
import type { Page, PageRequest } from '../../platform/http/pages.js';
import { offsetOf } from '../../platform/http/pages.js';
import { RecentAnswers } from '../../platform/async/recent-answers.js';
import { RecentKeys } from '../../platform/async/recent-keys.js';
import { READS } from '../../platform/database/database.module.js';
import type { PreparedReads } from '../../platform/database/prepared-reads.js';
import type { ClubSummaryRow } from './club-columns.js';
import { SUMMARY_COLUMNS } from './club-columns.js';
import type { ClubOrder } from './club-ordering.js';
import { CLUB_ORDERING, orderingColumns } from './club-ordering.js';
import type { TextMatch } from './club-text-match.js';
import { matchCondition, matchingClubs, MAX_MATCHES } from './club-text-match.js';

const REMEMBERED_MATCHES = 1000;
const REMEMBERED_FOR_MS = 60_000;

/** Finds clubs by what their texts contain. */
@Injectable()
export class ClubTextSearchRepository {
  /** Matches known to have more clubs than can be paged. */
  private readonly overfull = new RecentKeys(REMEMBERED_MATCHES, REMEMBERED_FOR_MS);
  private readonly knownSports = new RecentAnswers<string[]>(1, REMEMBERED_FOR_MS);

  constructor(@Inject(READS) private readonly reads: PreparedReads) {}

  /**
   * One page of the clubs that match, and how many do: MAX_MATCHES + 1 means "more than can be paged".
   */
  async find(match: TextMatch, order: ClubOrder, asked: PageRequest): Promise<Page<ClubSummaryRow>> {
    const key = JSON.stringify(match);
    if (!this.overfull.has(key)) {
      const { items, total } = await this.findFew(match, order, asked);
      if (total <= MAX_MATCHES) return { items, total };
      this.overfull.add(key);
    }
    return { items: await this.findAmongMany(match, order, asked), total: MAX_MATCHES + 1 };
  }

  /** The sports that clubs play, a handful; a new one is seen after a minute. */
  sports(): Promise<string[]> {
    return this.knownSports.get('', async () => {
      const rows = await this.reads.all<{ sport: string }>('SELECT DISTINCT sport FROM clubs');
      return rows.map((row) => row.sport);
    });
  }

  // Through the search terms, which end a little beyond what can be paged.
  private async findFew(
    match: TextMatch,
    order: ClubOrder,
    asked: PageRequest,
  ): Promise<Page<ClubSummaryRow>> {
    const { sql, parameters } = matchingClubs(match);
    const items = await this.reads.all<ClubSummaryRow & { matches: number }>(fewSql(sql, order), [
      ...parameters,
      asked.limit,
      offsetOf(asked),
    ]);
    if (items[0] || asked.page === 1) return { items, total: items[0]?.matches ?? 0 };
    const [row] = await this.reads.all<{ matches: number }>(
      `SELECT COUNT(*) AS matches FROM (${sql}) m`,
      parameters,
    );
    return { items, total: row?.matches ?? 0 };
  }

  // Along the order's index: with so many matches a page is full before long.
  private findAmongMany(match: TextMatch, order: ClubOrder, asked: PageRequest): Promise<ClubSummaryRow[]> {
    const { sql, parameters } = matchCondition(match);
    return this.reads.all(manySql(sql, order), [...parameters, asked.limit, offsetOf(asked)]);
  }
}

// A left join only to keep the engine from starting with all clubs: every id has its club.
function fewSql(matching: string, order: ClubOrder): string {
  return `
    SELECT ${SUMMARY_COLUMNS}, p.matches
    FROM (
      SELECT ${orderingColumns(order, 'k')}, COUNT(*) OVER () AS matches
      FROM (${matching}) m LEFT JOIN clubs k ON k.id = m.id
      ORDER BY ${CLUB_ORDERING[order].by('k')} LIMIT ? OFFSET ?
    ) p JOIN clubs c ON c.id = p.id
    ORDER BY ${CLUB_ORDERING[order].by('p')}`;
}

function manySql(condition: string, order: ClubOrder): string {
  return `
    SELECT ${SUMMARY_COLUMNS}
    FROM (
      SELECT ${orderingColumns(order, 'k')} FROM clubs k
      WHERE ${condition} ORDER BY ${CLUB_ORDERING[order].by('k')} LIMIT ? OFFSET ?
    ) p JOIN clubs c ON c.id = p.id
    ORDER BY ${CLUB_ORDERING[order].by('p')}`;
}
