import type { EntityManager } from 'typeorm';
import type { Dialect } from '../../platform/database/dialect/dialect.js';
import { toStoredTimestamp } from '../../platform/database/timestamps.js';
import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';
import type { TotalsDelta } from './totals-delta.js';

const SUM_OF_ALL = RATING_CATEGORIES.map((category) => `${category}_sum`).join(' + ');

// As in stats/recount: five ratings, times 1,000, rounded. A statement of its own, because MySQL sees the new sums
// within one and SQLite the old ones.
const SCORE = `
  UPDATE clubs
  SET overall_score = CASE WHEN review_count = 0 THEN 0 ELSE ROUND((${SUM_OF_ALL}) * 200.0 / review_count) END
  WHERE id = ?`;

/** Brings stored totals up to date with a change of one review; rows are touched in the order of ReviewLifecycle. */
export async function applyTotalsDelta(
  manager: EntityManager,
  dialect: Dialect,
  { clubId, ageGroup }: { clubId: number; ageGroup: string },
  { club, visible, site }: TotalsDelta,
  at: Date,
): Promise<void> {
  const clubColumns = Object.keys(club);
  if (clubColumns.length > 0) {
    const additions = clubColumns.map((column) => `${column} = ${column} + ?`).join(', ');
    await manager.query(`UPDATE clubs SET ${additions} WHERE id = ?`, [...Object.values(club), clubId]);
    await manager.query(SCORE, [clubId]);
    await addToGroups(manager, dialect, clubId, ageGroup, visible);
  }
  await addToSite(manager, site);
  if (clubColumns.length > 0) await askForSummary(manager, dialect, clubId, at);
}

async function addToGroups(
  manager: EntityManager,
  dialect: Dialect,
  clubId: number,
  ageGroup: string,
  visible: number,
): Promise<void> {
  for (const [table, keys] of [
    ['club_age_group_counts', { club_id: clubId, age_group: ageGroup }],
    ['age_group_counts', { age_group: ageGroup }],
  ] as const) {
    const names = Object.keys(keys);
    const add = dialect.upsert(table, [...names, 'count'], names, (excluded) => ({
      count: `count + ${excluded('count')}`,
    }));
    await manager.query(add, [...Object.values(keys), visible]);
    // Groups without reviews have no row, as after a recount.
    if (visible < 0) {
      const isGroup = names.map((name) => `${name} = ?`).join(' AND ');
      await manager.query(`DELETE FROM ${table} WHERE ${isGroup} AND count = 0`, Object.values(keys));
    }
  }
}

/** All counters in one statement, so that the rows everybody shares are locked in one order and late. */
async function addToSite(manager: EntityManager, site: TotalsDelta['site']): Promise<void> {
  const entries = Object.entries(site);
  if (entries.length === 0) return;
  const cases = entries.map(() => 'WHEN ? THEN ?').join(' ');
  const names = entries.map(() => '?').join(', ');
  await manager.query(
    `UPDATE site_counters SET value = value + CASE name ${cases} ELSE 0 END WHERE name IN (${names})`,
    [...entries.flat(), ...Object.keys(site)],
  );
}

/** A job that waits is asked for anew: what it does must cover this change as well. */
async function askForSummary(
  manager: EntityManager,
  dialect: Dialect,
  clubId: number,
  at: Date,
): Promise<void> {
  const columns = ['club_id', 'requested_at', 'attempts', 'next_attempt_at'];
  const ask = dialect.upsert('summary_jobs', columns, ['club_id'], (excluded) => ({
    requested_at: excluded('requested_at'),
    attempts: '0',
    next_attempt_at: excluded('next_attempt_at'),
  }));
  const moment = toStoredTimestamp(at);
  await manager.query(ask, [clubId, moment, 0, moment]);
}
