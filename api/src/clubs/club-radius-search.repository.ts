import { Inject, Injectable } from '@nestjs/common';
import type { Page, PageRequest } from '../common/pages.js';
import { offsetOf } from '../common/pages.js';
import { READS } from '../database/database.module.js';
import type { PreparedReads, SqlParameter } from '../database/prepared-reads.js';
import type { Coordinates } from '../postcodes/outward-code-centroids.js';
import type { ClubSummaryRow } from './club-columns.js';
import { SUMMARY_COLUMNS } from './club-columns.js';
import type { TextMatch } from './club-text-match.js';
import { boxAround, EARTH_RADIUS_MILES } from './great-circle.js';

/** A club's card and how far it is. */
export type ClubAtDistanceRow = ClubSummaryRow & { distance: number };

// Haversine formula; the parameters are the centre's latitude (twice) and longitude.
const DISTANCE = `2 * ${EARTH_RADIUS_MILES} * ASIN(SQRT(
  POW(SIN(RADIANS(k.latitude - ?) / 2), 2)
  + COS(RADIANS(?)) * COS(RADIANS(k.latitude)) * POW(SIN(RADIANS(k.longitude - ?) / 2), 2)))`;

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
    const rows = await this.reads.all<ClubAtDistanceRow & { matches: number }>(pageSql(within.sql), [
      ...within.parameters,
      asked.limit,
      offsetOf(asked),
    ]);
    const total = rows[0]?.matches ?? (asked.page === 1 ? 0 : await this.count(within));
    return { items: rows, total };
  }

  private async count({ sql, parameters }: Within): Promise<number> {
    const [row] = await this.reads.all<{ matches: number }>(
      `SELECT COUNT(*) AS matches FROM (${sql}) w`,
      parameters,
    );
    return row?.matches ?? 0;
  }
}

interface Within {
  sql: string;
  parameters: SqlParameter[];
}

function pageSql(within: string): string {
  return `
    SELECT ${SUMMARY_COLUMNS}, p.distance, p.matches
    FROM (
      SELECT w.id, w.distance, COUNT(*) OVER () AS matches FROM (${within}) w
      ORDER BY w.distance, w.id LIMIT ? OFFSET ?
    ) p JOIN clubs c ON c.id = p.id
    ORDER BY p.distance, p.id`;
}

function clubsWithin(centre: Coordinates, miles: number, { name, sports = [], location }: TextMatch): Within {
  const box = boxAround(centre, miles);
  const conditions: string[] = [];
  const texts: SqlParameter[] = [];
  if (name) {
    conditions.push(`(k.search_name LIKE ?${sports.map(() => ' OR k.sport = ?').join('')})`);
    texts.push(`%${name}%`, ...sports);
  }
  if (location) {
    conditions.push('k.search_location LIKE ?');
    texts.push(`%${location}%`);
  }
  return {
    sql: `SELECT b.id, b.distance FROM (
        SELECT k.id, ${DISTANCE} AS distance FROM clubs k
        WHERE k.latitude BETWEEN ? AND ? AND k.longitude BETWEEN ? AND ?
        ${conditions.map((condition) => `AND ${condition}`).join(' ')}
      ) b WHERE b.distance <= ?`,
    parameters: [
      centre.latitude,
      centre.latitude,
      centre.longitude,
      box.south,
      box.north,
      box.west,
      box.east,
      ...texts,
      miles,
    ],
  };
}
