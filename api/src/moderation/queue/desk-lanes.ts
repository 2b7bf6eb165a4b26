import type { DeskKind } from '@club-reviews/domain/desk';
import { DESK_KINDS } from '@club-reviews/domain/desk';
import type { Database } from '../../platform/database/database.js';
import type { Sql } from '../../platform/database/sql.js';
import { joined, raw, sql } from '../../platform/database/sql.js';
import { toIsoTimestamp, toStoredTimestamp } from '../../platform/database/timestamps.js';

/** Which entry it is. */
export interface DeskKey {
  kind: DeskKind;
  id: number;
}

/** An entry's kind and id as one text. */
export function keyText({ kind, id }: DeskKey): string {
  return `${kind}-${id}`;
}

/** An entry's place in the queue: by urgency, then the one that has waited longest. */
export interface DeskPlace extends DeskKey {
  /** 0 if a child may be at risk, 2 if it has already taken effect and is only checked, otherwise 1. */
  urgency: number;
  since: Date;
}

/** A place with the subject of the entry's notes. */
export interface WaitingPlace extends DeskPlace {
  /** Id of the review if the entry is about one, otherwise of the entry. */
  subjectId: number;
}

/** Waiting entries of one kind, read oldest first along one index. */
interface Lane {
  kind: DeskKind;
  urgency: number;
  table: string;
  /** Begins with the columns of `where` and continues with `since`. */
  index: string;
  id: string;
  /** The column with the id of the review, if that's different. */
  subjectId?: string;
  since: string;
  where: string;
}

const ORDINARY = { urgency: 1, id: 'id', since: 'created_at' } as const;
const REPORTS = {
  ...{ ...ORDINARY, table: 'report_cases', index: 'ix_report_cases_queue' },
  ...{ subjectId: 'review_id', since: 'opened_at' },
};
const NOTICES = { ...ORDINARY, table: 'notices', index: 'ix_notices_created' };
const ENQUIRIES = { ...ORDINARY, table: 'enquiries', index: 'ix_enquiries_desk', since: 'desk_since' };
/** What a report has hidden waits with the report. */
const NOT_REPORTED = "(t.hold_reason IS NULL OR t.hold_reason NOT LIKE '%reported%')";

const LANES: readonly Lane[] = [
  { ...REPORTS, kind: 'report', urgency: 0, where: 't.is_open = 1 AND t.urgency = 0' },
  { ...REPORTS, kind: 'report', where: 't.is_open = 1 AND t.urgency = 1' },
  {
    ...{ ...ORDINARY, kind: 'held', table: 'reviews', index: 'ix_reviews_held' },
    where: `t.is_held = 1 AND t.is_approved = 0 AND t.is_verified = 1 AND ${NOT_REPORTED}`,
  },
  {
    ...{ ...ORDINARY, kind: 'review', table: 'reviews', index: 'ix_reviews_status' },
    where: 't.is_verified = 1 AND t.is_approved = 0 AND t.is_held = 0',
  },
  {
    ...{ ...ORDINARY, kind: 'edit', table: 'review_edits', index: 'ix_review_edits_created' },
    ...{ id: 'review_id', where: '1 = 1' },
  },
  {
    ...{ ...ORDINARY, kind: 'appeal', table: 'review_appeals', index: 'ix_review_appeals_open' },
    ...{ id: 'review_id', where: 't.decided_at IS NULL' },
  },
  // In the other states a notice waits for its author or for its complainant.
  { ...NOTICES, kind: 'notice', where: "t.state = 'received'" },
  { ...NOTICES, kind: 'notice', where: "t.state = 'answered'" },
  { ...NOTICES, kind: 'notice', where: "t.state = 'silent'" },
  {
    ...{ ...ORDINARY, kind: 'claim', table: 'claims', index: 'ix_claims_status' },
    where: "t.status = 'pending'",
  },
  {
    ...{ ...ORDINARY, kind: 'suggestion', table: 'club_suggestions', index: 'ix_club_suggestions_state' },
    where: "t.state = 'open'",
  },
  { ...ENQUIRIES, kind: 'enquiry', urgency: 0, where: 't.desk_urgency = 0' },
  { ...ENQUIRIES, kind: 'enquiry', where: 't.desk_urgency = 1' },
  {
    ...{ ...ORDINARY, kind: 'photo', table: 'club_photos', index: 'ix_club_photos_state' },
    ...{ since: 'held_at', where: "t.state = 'held'" },
  },
  {
    ...{ ...ORDINARY, kind: 'change', urgency: 2, table: 'club_changes', index: 'ix_club_changes_queue' },
    where: 't.is_unseen = 1',
  },
];

/**
 * The next entries of the queue after a place, of these kinds. At most one page of each lane is read, so a call costs
 * the same however many are waiting.
 */
export async function readLanes(
  database: Database,
  kinds: ReadonlySet<DeskKind>,
  limit: number,
  after: DeskPlace | undefined,
): Promise<WaitingPlace[]> {
  const lanes = LANES.filter(({ kind, urgency }) => kinds.has(kind) && !(after && urgency < after.urgency));
  const found = await Promise.all(lanes.map((lane) => readLane(database, lane, limit, after)));
  return found.flat().toSorted(byPlace).slice(0, limit);
}

/** The places of those of these entries that are still waiting. */
export async function findWaiting(database: Database, keys: readonly DeskKey[]): Promise<WaitingPlace[]> {
  const found = await Promise.all(
    LANES.map(async (lane) => {
      const ids = keys.filter(({ kind }) => kind === lane.kind).map(({ id }) => id);
      if (ids.length === 0) return [];
      const rows = await database.reads.all<LaneRow>(sql`
        SELECT ${toColumns(lane)} FROM ${raw(lane.table)} t
        WHERE t.${raw(lane.id)} IN (${joined(ids, ',')}) AND ${raw(lane.where)}`);
      return rows.map((row) => toPlace(lane, row));
    }),
  );
  return found.flat().toSorted(byPlace);
}

/** How many entries of each kind are waiting, counted up to `limit`: a call costs the same however many there are. */
export async function countLanes(
  { reads, dialect }: Database,
  getLimit: (kind: DeskKind) => number,
): Promise<ReadonlyMap<DeskKind, number>> {
  const counts = new Map<DeskKind, number>();
  await Promise.all(
    LANES.map(async (lane) => {
      const [row] = await reads.all<{ count: number }>(sql`
        SELECT COUNT(*) AS count FROM (
          SELECT t.${raw(lane.id)} FROM ${raw(lane.table)} t ${raw(dialect.useIndex(lane.index))}
          WHERE ${raw(lane.where)} LIMIT ${getLimit(lane.kind)}
        ) counted`);
      counts.set(lane.kind, (counts.get(lane.kind) ?? 0) + (row?.count ?? 0));
    }),
  );
  return counts;
}

interface LaneRow {
  id: number;
  subjectId: number;
  since: string;
}

async function readLane(
  { reads, dialect }: Database,
  lane: Lane,
  limit: number,
  after: DeskPlace | undefined,
): Promise<WaitingPlace[]> {
  const [id, since] = [raw(`t.${lane.id}`), raw(`t.${lane.since}`)];
  const rows = await reads.all<LaneRow>(sql`
    SELECT ${toColumns(lane)} FROM ${raw(lane.table)} t ${raw(dialect.useIndex(lane.index))}
    WHERE ${raw(lane.where)} ${after?.urgency === lane.urgency ? sql`AND ${laterThan(after, lane, id, since)}` : raw('')}
    ORDER BY ${since}, ${id} LIMIT ${limit}`);
  return rows.map((row) => toPlace(lane, row));
}

function toColumns({ id, subjectId = id, since }: Lane): Sql {
  return raw(`t.${id} AS id, t.${subjectId} AS subjectId, t.${since} AS since`);
}

/** Entries of the same moment are ordered by kind, and by id within a kind. */
function laterThan(after: DeskPlace, { kind }: Lane, id: Sql, since: Sql): Sql {
  const at = toStoredTimestamp(after.since);
  const order = getRank(kind) - getRank(after.kind);
  if (order > 0) return sql`${since} >= ${at}`;
  if (order < 0) return sql`${since} > ${at}`;
  return sql`${since} >= ${at} AND (${since} > ${at} OR ${id} > ${after.id})`;
}

function toPlace({ kind, urgency }: Lane, { id, subjectId, since }: LaneRow): WaitingPlace {
  return { kind, id, subjectId, urgency, since: new Date(toIsoTimestamp(since)) };
}

function byPlace(one: DeskPlace, other: DeskPlace): number {
  return (
    one.urgency - other.urgency ||
    one.since.getTime() - other.since.getTime() ||
    getRank(one.kind) - getRank(other.kind) ||
    one.id - other.id
  );
}

const getRank = (kind: DeskKind): number => DESK_KINDS.indexOf(kind);
