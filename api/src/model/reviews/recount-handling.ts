import type { RecordedRemovalReason } from '@club-reviews/domain/removal-reasons';
import type { ReportOutcome } from '@club-reviews/domain/report-reasons';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { insertRows } from '../../platform/database/batches.js';
import type { Dialect } from '../../platform/database/dialect/dialect.js';
import { joined, raw, runSql, sql } from '../../platform/database/sql.js';
import { invalidateDirectory } from '../clubs/club-versions.js';
import type { Handled } from './handling-counts.js';
import { ReviewHandlingCount, toHandled, UNKNOWN_STARS, WHOLE_SITE } from './handling-counts.js';
import type { ReviewEvent } from './monthly-review-counts.js';
import type { ReportSource } from './report-case.js';

interface LoggedRow {
  clubId: number;
  stars: number;
  counted: string;
  reasonCode: RecordedRemovalReason | null;
  times: number | string;
}

interface ReportRow {
  clubId: number;
  stars: number | null;
  source: ReportSource;
  outcome: ReportOutcome | null;
  times: number | string;
}

/** Recounts what happened to clubs' reviews by stars, from the audit log and the reports. The caller notes the clubs. */
export async function recountHandling(
  manager: EntityManager,
  dialect: Pick<Dialect, 'lockRows'>,
  clubIds: readonly number[],
): Promise<void> {
  if (clubIds.length === 0) return;
  const ids = joined(clubIds, ', ');
  // Locked first: whoever counts meanwhile waits.
  const stored = await runSql<{ club_id: number; stars: number; opening: number } & Handled>(
    manager,
    sql`SELECT club_id, stars, event, detail, opening FROM review_handling_counts
        WHERE club_id IN (${ids}) ${raw(dialect.lockRows)}`,
  );
  const logged = await runSql<LoggedRow>(
    manager,
    sql`SELECT club_id AS clubId, stars, counted, reason_code AS reasonCode, COUNT(*) AS times FROM audit_entries
        WHERE club_id IN (${ids}) GROUP BY club_id, stars, counted, reason_code`,
  );
  const reports = await runSql<ReportRow>(
    manager,
    sql`SELECT r.club_id AS clubId, c.stars, r.source, c.outcome, COUNT(*) AS times
        FROM review_reports r JOIN report_cases c ON c.id = r.case_id
        WHERE r.source IN ('club', 'public') AND r.club_id IN (${ids})
        GROUP BY r.club_id, c.stars, r.source, c.outcome`,
  );
  const rows = new Map<string, { opening: number; count: number }>();
  const add = (
    clubId: number,
    stars: number,
    { event, detail }: Handled,
    times: number,
    opening = 0,
  ): void => {
    const key = JSON.stringify({ club_id: clubId, stars, event, detail });
    const row = rows.get(key) ?? { opening: 0, count: 0 };
    rows.set(key, { opening: row.opening + opening, count: row.count + times });
  };
  for (const { club_id: clubId, stars, opening, ...handled } of stored)
    if (opening > 0) add(clubId, stars, handled, opening, opening);
  for (const { clubId, stars, counted, reasonCode, times } of logged)
    for (const handled of toHandled(counted.split(',') as ReviewEvent[], reasonCode))
      add(clubId, stars, handled, Number(times));
  for (const { clubId, stars, source, outcome, times } of reports)
    for (const detail of outcome === null ? (['received'] as const) : (['received', outcome] as const))
      add(clubId, stars ?? UNKNOWN_STARS, { event: `${source}-report`, detail }, Number(times));
  await manager.delete(ReviewHandlingCount, { clubId: In([...clubIds]) });
  await insertRows(
    manager,
    'review_handling_counts',
    Array.from(rows, ([key, counts]) => ({
      ...(JSON.parse(key) as { club_id: number; stars: number } & Handled),
      ...counts,
    })),
  );
}

/** Adds up the clubs' counts for the whole site. */
export async function sumHandling(manager: EntityManager): Promise<void> {
  await manager.delete(ReviewHandlingCount, { clubId: WHOLE_SITE });
  await runSql(
    manager,
    sql`INSERT INTO review_handling_counts (club_id, stars, event, detail, opening, count)
        SELECT ${raw(String(WHOLE_SITE))}, stars, event, detail, SUM(opening), SUM(count)
        FROM review_handling_counts WHERE club_id <> ${WHOLE_SITE} GROUP BY stars, event, detail`,
  );
  invalidateDirectory(manager);
}
