import { Injectable } from '@nestjs/common';
import { normaliseSearchText } from '../../model/clubs/search-text.js';
import { PreparedReads } from '../../platform/database/prepared-reads.js';
import { raw, sql } from '../../platform/database/sql.js';
import type { Coordinates } from '../postcodes/outward-code-centroids.js';
import type { GroundPage } from './ground-page.dto.js';
import type { NamedGround } from './ground.dto.js';
import type { GroundRow } from './ground-rows.js';
import { GROUND_COLUMNS, toClubGround } from './ground-rows.js';
import { clubsAtGround, groundsBeginning, nearGrounds, OFFERED_GROUNDS } from './grounds.sql.js';

const COLUMNS = raw(`${GROUND_COLUMNS}, g.latitude, g.longitude`);
/** Reads grounds; every method touches only the rows it returns, or those around one place. */
@Injectable()
export class GroundsRepository {
  constructor(private readonly reads: PreparedReads) {}

  /** Listed grounds with words that begin so near a place, the nearest first; then others whose name begins so. */
  async search(text: string, near: Coordinates | null): Promise<NamedGround[]> {
    const wanted = normaliseSearchText(text);
    const nearby = near === null ? [] : await this.reads.all<NamedGround>(nearGrounds(wanted, near));
    if (nearby.length === OFFERED_GROUNDS || wanted === '') return nearby;
    const others = await this.reads.all<NamedGround>(groundsBeginning(wanted));
    const known = new Set(nearby.map(({ id }) => id));
    return [...nearby, ...others.filter(({ id }) => !known.has(id))].slice(0, OFFERED_GROUNDS);
  }

  /** A ground; undefined if there is none with this number. */
  async find(id: number): Promise<Omit<GroundPage, 'clubs' | 'totalClubs'> | undefined> {
    const [row] = await this.reads.all<GroundRow & Coordinates>(
      sql`SELECT ${COLUMNS} FROM grounds g WHERE g.id = ${id}`,
    );
    const ground = row && toClubGround(row);
    return ground && row ? { ...ground, latitude: row.latitude, longitude: row.longitude } : undefined;
  }

  /** The first listed clubs of a ground by name, and how many there are. */
  async findClubs(id: number): Promise<{ ids: number[]; total: number }> {
    const [rows, [count]] = await Promise.all([
      this.reads.all<{ id: number }>(clubsAtGround(id)),
      this.reads.all<{ total: number }>(
        sql`SELECT COUNT(*) AS total FROM clubs WHERE ground_id = ${id} AND state = 'listed'`,
      ),
    ]);
    return { ids: rows.map((row) => row.id), total: Number(count?.total ?? 0) };
  }

  /** The numbers of grounds with listed clubs. */
  async idsWithClubs(): Promise<number[]> {
    const rows = await this.reads.all<{ id: number }>(sql`
      SELECT DISTINCT ground_id AS id FROM clubs WHERE ground_id IS NOT NULL AND state = 'listed' ORDER BY ground_id`);
    return rows.map(({ id }) => id);
  }
}
