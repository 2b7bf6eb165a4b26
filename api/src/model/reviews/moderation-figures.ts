import { getMonth } from '@club-reviews/domain/months';
import type { EntityManager } from 'typeorm';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Dialect } from '../../platform/database/dialect/dialect.js';
import { runSql, sql } from '../../platform/database/sql.js';
import { invalidateDirectory } from '../clubs/club-versions.js';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
/** Up to this, times are kept to the hour, and to the day beyond. */
const EXACT_HOURS = 3 * DAY_HOURS;
const MAX_HOURS = 90 * DAY_HOURS;

/**
 * What is published about moderation. `report-received`: a report was confirmed; `report-upheld` and `report-rejected`:
 * a moderator decided on one; `held-decided`: on a review held by automatic checks.
 */
export type ModerationMeasure = 'report-received' | 'report-upheld' | 'report-rejected' | 'held-decided';

/**
 * How often something happened in a month, by how long it took: a small histogram for calculating a median, instead of
 * reading all reports.
 */
@Entity('monthly_moderation_figures', { withoutRowid: true })
export class MonthlyModerationFigure {
  /** "2026-11", London time. */
  @PrimaryColumn({ type: 'varchar', length: 7 })
  month!: string;

  @PrimaryColumn({ type: 'varchar', length: 20 })
  measure!: ModerationMeasure;

  /** How long the decision took; 0 for reports received. */
  @PrimaryColumn({ type: 'integer' })
  hours!: number;

  @Column({ type: 'integer', default: 0 })
  count!: number;
}

/** Counts something in its month. Runs last in its transaction: these rows are shared by all. */
export async function countModeration(
  manager: EntityManager,
  dialect: Pick<Dialect, 'upsert'>,
  measure: ModerationMeasure,
  { at, since = at }: { at: Date; since?: Date },
): Promise<void> {
  const row = { month: getMonth(at), measure, hours: hoursBetween(since, at) };
  invalidateDirectory(manager);
  await runSql(
    manager,
    dialect.upsert(
      'monthly_moderation_figures',
      { ...row, count: 1 },
      ['month', 'measure', 'hours'],
      (excluded) => ({ count: sql`count + ${excluded('count')}` }),
    ),
  );
}

/** Hours up to three days, whole days beyond, and ninety days at most. */
function hoursBetween(since: Date, at: Date): number {
  const hours = Math.max(0, Math.round((at.getTime() - since.getTime()) / HOUR_MS));
  if (hours <= EXACT_HOURS) return hours;
  return Math.min(Math.round(hours / DAY_HOURS) * DAY_HOURS, MAX_HOURS);
}

/** The median of a histogram: the lower of the two middle values; null if there is nothing. */
export function medianHours(times: readonly { hours: number; count: number }[]): number | null {
  const total = times.reduce((sum, { count }) => sum + count, 0);
  const sorted = times.toSorted((a, b) => a.hours - b.hours);
  let passed = 0;
  for (const { hours, count } of sorted) {
    passed += count;
    if (passed * 2 >= total) return hours;
  }
  return null;
}
