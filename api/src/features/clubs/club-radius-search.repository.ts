import { Inject, Injectable } from '@nestjs/common';
import type { Page, PageRequest } from '../../platform/http/pages.js';
import { offsetOf } from '../../platform/http/pages.js';
import { READS } from '../../platform/database/database.module.js';
import type { PreparedReads, SqlParameter } from '../../platform/database/prepared-reads.js';
import type { Coordinates } from '../postcodes/outward-code-centroids.js';
import type { ClubSummaryRow } from './club-columns.js';
import { SUMMARY_COLUMNS } from './club-columns.js';
import type { Fragment, TextMatch } from './club-text-match.js';
import { boxAround, milesOf, NEARNESS_SQL, nearnessOf, nearnessParameters } from './great-circle.js';

/** A club's card and how many miles away it is. */
export type ClubAtDistanceRow = ClubSummaryRow & { distance: number };

type FoundRow = ClubSummaryRow & { nearness: number; matches: number };

/** Finds clubs around a point through the index on their coordinates. */
@Injectable()
export class ClubRadiusSearchRepository {
  constructor(@Inject(READS) private readonly reads: PreparedReads) {}

  /** One page of the clubs within `miles` of `centre` that match, nearest first, and how many there are. */
  async find(
    centre: Coordinates,
    miles: number,
    match: TextMatch,
    asked: PageRequest,
  ): Promise<Page<ClubAtDistanceRow>> {
    const within = clubsWithin(centre, miles, match);
    const rows = await this.reads.all<FoundRow>(pageSql(within.sql), [
      ...nearnessParameters(centre),
      ...within.parameters,
      asked.limit,
      offsetOf(asked),
    ]);
    const total = rows[0]?.matches ?? (asked.page === 1 ? 0 : await this.count(within));
    return { items: rows.map((row) => ({ ...row, distance: milesOf(row.nearness) })), total };
  }

  private async count({ sql, parameters }: Fragment): Promise<number> {
    const [row] = await this.reads.all<{ matches: number }>(
      `SELECT COUNT(*) AS matches FROM clubs k WHERE ${sql}`,
      parameters,
    );
    return row?.matches ?? 0;
  }
}

// The inner query reads the index on coordinates, which holds the searched texts too, and nothing else.
function pageSql(within: string): string {
  return `
    SELECT ${SUMMARY_COLUMNS}, p.nearness, p.matches
    FROM (
      SELECT k.id, ${NEARNESS_SQL} AS nearness, COUNT(*) OVER () AS matches FROM clubs k
      WHERE ${within} ORDER BY nearness, k.id LIMIT ? OFFSET ?
    ) p JOIN clubs c ON c.id = p.id
    ORDER BY p.nearness, p.id`;
}

function clubsWithin(
  centre: Coordinates,
  miles: number,
  { name, sports = [], location }: TextMatch,
): Fragment {
  const { south, north, west, east } = boxAround(centre, miles);
  const conditions = ['k.latitude BETWEEN ? AND ?', 'k.longitude BETWEEN ? AND ?'];
  const parameters: SqlParameter[] = [south, north, west, east];
  if (name) {
    conditions.push(`(k.search_name LIKE ?${sports.map(() => ' OR k.sport = ?').join('')})`);
    parameters.push(`%${name}%`, ...sports);
  }
  if (location) {
    conditions.push('k.search_location LIKE ?');
    parameters.push(`%${location}%`);
  }
  conditions.push(`${NEARNESS_SQL} <= ?`);
  parameters.push(...nearnessParameters(centre), nearnessOf(miles));
  return { sql: conditions.join(' AND '), parameters };
}
