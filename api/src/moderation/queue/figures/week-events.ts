import { weekEnd, weekStart } from '@club-reviews/domain/weeks';
import type { Database } from '../../../platform/database/database.js';
import type { Sql } from '../../../platform/database/sql.js';
import { raw, sql } from '../../../platform/database/sql.js';
import { toIsoTimestamp, toStoredTimestamp } from '../../../platform/database/timestamps.js';
import type { AuditedHistory, QueueSource, StoredHistory } from '../../../platform/queue/queue-source.js';

/** A moderator's decision. */
export interface Decision {
  kind: string;
  /** How long the entry had waited; undefined if it isn't known since when. */
  tookMs: number | undefined;
}

/** What happened in a week. */
export interface WeekEvents {
  arrivals: { kind: string; count: number }[];
  decisions: Decision[];
  /** Reviews that moderators published or kept. */
  reviewsKept: number;
  removals: { reasonCode: string; count: number }[];
}

/** What a report has hidden is decided as a report. */
const BY_REPORT = 'held';

/**
 * Reads a week's events along the indexes of their times: the cost depends on the week's events, not on the age of the
 * site.
 */
export async function readWeekEvents(
  database: Database,
  sources: readonly QueueSource[],
  week: string,
): Promise<WeekEvents> {
  const [from, to] = [weekStart(week), weekEnd(week)].map(toStoredTimestamp) as [string, string];
  const histories = sources.flatMap(({ kind, history }) => (history ? [{ kind, ...history }] : []));
  const audited = histories.filter((history) => 'subject' in history);
  const stored = histories.filter((history) => 'table' in history);
  const within = (column: string): Sql => sql`${raw(column)} >= ${from} AND ${raw(column)} < ${to}`;
  const [arrived, opened, decided, closed, reviews] = await Promise.all([
    Promise.all(audited.map((kind) => countArrivals(database, kind, within))),
    Promise.all(stored.map((kind) => countOpened(database, kind, within))),
    Promise.all(audited.map((kind) => readAuditedDecisions(database, kind, within))),
    Promise.all(stored.map((kind) => readClosed(database, kind, within))),
    readReviewOutcomes(database, within),
  ]);
  return {
    arrivals: [...arrived, ...opened],
    decisions: [...decided, ...closed].flat(),
    ...reviews,
  };
}

type Audited = AuditedHistory & { kind: string };
type Stored = StoredHistory & { kind: string };
type Within = (column: string) => Sql;

async function countArrivals(
  { reads, dialect }: Database,
  { kind, subject, arrival }: Audited,
  within: Within,
): Promise<{ kind: string; count: number }> {
  const [row] = await reads.all<{ count: number }>(sql`
    SELECT COUNT(*) AS count FROM audit_entries ${raw(dialect.useIndex('ix_audit_entries_created'))}
    WHERE ${within('created_at')} AND subject_type = ${subject} AND action <> ${BY_REPORT} AND ${raw(arrival)}`);
  return { kind, count: row?.count ?? 0 };
}

async function countOpened(
  { reads, dialect }: Database,
  { kind, table, openedAt, openedIndex }: Stored,
  within: Within,
): Promise<{ kind: string; count: number }> {
  const [row] = await reads.all<{ count: number }>(sql`
    SELECT COUNT(*) AS count FROM ${raw(table)} ${raw(dialect.useIndex(openedIndex))} WHERE ${within(openedAt)}`);
  return { kind, count: row?.count ?? 0 };
}

interface DecisionRow {
  at: string;
  since: string | null;
  arrival: string | null;
}

async function readAuditedDecisions(
  { reads, dialect }: Database,
  { kind, subject, arrival, decision, needsArrival }: Audited,
  within: Within,
): Promise<Decision[]> {
  const rows = await reads.all<DecisionRow>(sql`
    SELECT d.at, a.created_at AS since, a.action AS arrival
    FROM (
      SELECT e.created_at AS at, (
        SELECT MAX(b.id) FROM audit_entries b
        WHERE b.subject_type = e.subject_type AND b.subject_id = e.subject_id AND b.id < e.id AND ${raw(arrival)}
      ) AS arrival_id
      FROM audit_entries e ${raw(dialect.useIndex('ix_audit_entries_created'))}
      WHERE ${within('e.created_at')} AND e.subject_type = ${subject} AND e.actor = 'site-admin' AND ${raw(decision)}
    ) d LEFT JOIN audit_entries a ON a.id = d.arrival_id`);
  return rows
    .filter((row) => row.arrival !== BY_REPORT && (row.arrival !== null || !needsArrival))
    .map(({ at, since }) => ({ kind, tookMs: since === null ? undefined : msBetween(since, at) }));
}

async function readClosed(
  { reads, dialect }: Database,
  { kind, table, openedAt, closedAt, decided, decidedIndex }: Stored,
  within: Within,
): Promise<Decision[]> {
  const rows = await reads.all<{ since: string; at: string }>(sql`
    SELECT ${raw(openedAt)} AS since, ${raw(closedAt)} AS at FROM ${raw(table)} ${raw(dialect.useIndex(decidedIndex))}
    WHERE ${raw(decided)} AND ${within(closedAt)}`);
  return rows.map(({ since, at }) => ({ kind, tookMs: msBetween(since, at) }));
}

async function readReviewOutcomes(
  { reads, dialect }: Database,
  within: Within,
): Promise<Pick<WeekEvents, 'reviewsKept' | 'removals'>> {
  const rows = await reads.all<{ action: string; reason: string | null; count: number }>(sql`
    SELECT action, reason_code AS reason, COUNT(*) AS count
    FROM audit_entries ${raw(dialect.useIndex('ix_audit_entries_created'))}
    WHERE ${within('created_at')} AND subject_type = 'review' AND actor = 'site-admin'
      AND action IN ('approved', 'let-stand', 'deleted')
    GROUP BY action, reason_code`);
  return {
    reviewsKept: rows.filter(({ action }) => action !== 'deleted').reduce((sum, { count }) => sum + count, 0),
    removals: rows.flatMap(({ action, reason, count }) =>
      action === 'deleted' && reason !== null ? [{ reasonCode: reason, count }] : [],
    ),
  };
}

function msBetween(since: string, at: string): number {
  return Date.parse(toIsoTimestamp(at)) - Date.parse(toIsoTimestamp(since));
}
