import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { MAX_ROW_ID } from '../../platform/database/newest-first.js';
import type { Sql } from '../../platform/database/sql.js';
import { joined, raw, sql } from '../../platform/database/sql.js';
import { toIsoTimestamp, toStoredTimestamp } from '../../platform/database/timestamps.js';
import type { QueueKey, WaitingRows } from '../../platform/queue/queue-source.js';
import { URGENCY } from '../../platform/queue/urgency.js';
import { QueueSources } from './queue-sources.js';

/** An entry's kind and id as one text. */
export function keyText({ kind, id }: QueueKey): string {
  return `${kind}-${id}`;
}

/** An entry's place in the queue. */
export interface QueuePlace extends QueueKey {
  /** See URGENCY. */
  urgency: number;
  since: Date;
}

/** A place with the subject of the entry's notes. */
export interface WaitingPlace extends QueuePlace {
  /** Id of what the entry's notes are about. */
  subjectId: number;
}

/** Entries of a kind that are equally urgent. */
type QueuePart = Pick<QueuePlace, 'kind' | 'urgency'>;

type Rows = Required<WaitingRows> & { kind: string };

interface WaitingRow {
  id: number;
  subjectId: number;
  since: string;
}

/** What waits, read from the tables of all sources. */
@Injectable()
export class WaitingEntries {
  constructor(
    private readonly database: Database,
    private readonly sources: QueueSources,
  ) {}

  /**
   * The next entries of the queue after a place, of these kinds, without those that are decided and can still be
   * undone; only an assignee's if one is given. At most one page of each kind is read, so a call costs the same however
   * many are waiting.
   */
  async read(
    kinds: ReadonlySet<string>,
    limit: number,
    { after, assignee }: { after?: QueuePlace | undefined; assignee?: string | undefined } = {},
  ): Promise<WaitingPlace[]> {
    const wanted = this.rows.filter(
      (rows) => kinds.has(rows.kind) && !(after && this.byPart(rows, after) < 0),
    );
    const found = await Promise.all(wanted.map((rows) => this.readRows(rows, limit, after, assignee)));
    return found.flat().toSorted(this.byPlace).slice(0, limit);
  }

  /** The places of those of these entries that are still waiting. */
  async find(keys: readonly QueueKey[]): Promise<WaitingPlace[]> {
    const found = await Promise.all(
      this.rows.map(async (rows) => {
        const ids = keys.filter(({ kind }) => kind === rows.kind).map(({ id }) => id);
        if (ids.length === 0) return [];
        const waiting = await this.database.reads.all<WaitingRow>(sql`
          SELECT ${toColumns(rows)} FROM ${raw(rows.table)} t
          WHERE t.${raw(rows.id)} IN (${joined(ids, ',')}) AND ${raw(rows.where)}`);
        return waiting.map((row) => toPlace(rows, row));
      }),
    );
    return found.flat().toSorted(this.byPlace);
  }

  /**
   * How many entries of each kind are waiting and not decided, counted up to `limit`: a call costs the same however
   * many there are. Only an assignee's if one is given.
   */
  async count({
    limit = MAX_ROW_ID,
    assignee,
  }: {
    limit?: number;
    assignee?: string;
  }): Promise<ReadonlyMap<string, number>> {
    const { reads, dialect } = this.database;
    const counts = new Map<string, number>();
    await Promise.all(
      this.rows.map(async (rows) => {
        const { kind, table, id, index } = rows;
        const [row] = await reads.all<{ count: number }>(sql`
          SELECT COUNT(*) AS count FROM (
            SELECT t.${raw(id)} FROM ${raw(table)} t ${raw(dialect.useIndex(index))}
            WHERE ${toUndecided(rows, assignee)} LIMIT ${limit}
          ) counted`);
        counts.set(kind, (counts.get(kind) ?? 0) + (row?.count ?? 0));
      }),
    );
    return counts;
  }

  private get rows(): Rows[] {
    return this.sources.all.flatMap(({ source: { kind, rows } }) =>
      rows.map(
        ({ id = 'id', subjectId = id, since = 'created_at', urgency = URGENCY.ordinary, ...rest }) => ({
          ...rest,
          ...{ kind, id, subjectId, since, urgency },
        }),
      ),
    );
  }

  private async readRows(
    rows: Rows,
    limit: number,
    after: QueuePlace | undefined,
    assignee: string | undefined,
  ): Promise<WaitingPlace[]> {
    const { reads, dialect } = this.database;
    const [id, since] = [raw(`t.${rows.id}`), raw(`t.${rows.since}`)];
    const at = after && this.byPart(rows, after) === 0 ? toStoredTimestamp(after.since) : undefined;
    const later =
      after && at !== undefined
        ? sql`AND ${since} >= ${at} AND (${since} > ${at} OR ${id} > ${after.id})`
        : raw('');
    const waiting = await reads.all<WaitingRow>(sql`
      SELECT ${toColumns(rows)} FROM ${raw(rows.table)} t ${raw(dialect.useIndex(rows.index))}
      WHERE ${toUndecided(rows, assignee)} ${later}
      ORDER BY ${since}, ${id} LIMIT ${limit}`);
    return waiting.map((row) => toPlace(rows, row));
  }

  /** Parts of the queue are ordered by urgency, then by kind. */
  private byPart(one: QueuePart, other: QueuePart): number {
    return one.urgency - other.urgency || this.sources.getRank(one.kind) - this.sources.getRank(other.kind);
  }

  private readonly byPlace = (one: QueuePlace, other: QueuePlace): number =>
    this.byPart(one, other) || one.since.getTime() - other.since.getTime() || one.id - other.id;
}

/** The condition on rows that wait, aren't decided, and are an assignee's if one is given. */
function toUndecided({ kind, where, id }: Rows, assignee: string | undefined): Sql {
  const entry = raw(`t.${id}`);
  const taken =
    assignee === undefined
      ? raw('')
      : sql`AND ${entry} IN (SELECT a.entry_id FROM desk_assignments a WHERE a.assignee = ${assignee} AND a.kind = ${kind})`;
  return sql`${raw(where)} ${taken} AND NOT EXISTS (
    SELECT 1 FROM desk_decisions d WHERE d.kind = ${kind} AND d.entry_id = ${entry} AND d.due_at IS NOT NULL)`;
}

function toColumns({ id, subjectId, since }: Rows): Sql {
  return raw(`t.${id} AS id, t.${subjectId} AS subjectId, t.${since} AS since`);
}

function toPlace({ kind, urgency }: Rows, { id, subjectId, since }: WaitingRow): WaitingPlace {
  return { kind, id, subjectId, urgency, since: new Date(toIsoTimestamp(since)) };
}
