import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Sql } from '../../platform/database/sql.js';
import { joined, raw, sql } from '../../platform/database/sql.js';
import { toIsoTimestamp, toStoredTimestamp } from '../../platform/database/timestamps.js';
import type { QueueKey, WaitingRows } from '../../platform/queue/queue-source.js';
import { URGENCY } from '../../platform/queue/queue-source.js';
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
   * The next entries of the queue after a place, of these kinds. At most one page of each kind is read, so a call costs
   * the same however many are waiting.
   */
  async read(
    kinds: ReadonlySet<string>,
    limit: number,
    after: QueuePlace | undefined,
  ): Promise<WaitingPlace[]> {
    const wanted = this.rows.filter(
      ({ kind, urgency }) => kinds.has(kind) && !(after && urgency < after.urgency),
    );
    const found = await Promise.all(wanted.map((rows) => this.readRows(rows, limit, after)));
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

  /** How many entries of each kind are waiting, counted up to `limit`: a call costs the same however many there are. */
  async count(getLimit: (kind: string) => number): Promise<ReadonlyMap<string, number>> {
    const { reads, dialect } = this.database;
    const counts = new Map<string, number>();
    await Promise.all(
      this.rows.map(async ({ kind, table, id, index, where }) => {
        const [row] = await reads.all<{ count: number }>(sql`
          SELECT COUNT(*) AS count FROM (
            SELECT t.${raw(id)} FROM ${raw(table)} t ${raw(dialect.useIndex(index))}
            WHERE ${raw(where)} LIMIT ${getLimit(kind)}
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

  private async readRows(rows: Rows, limit: number, after: QueuePlace | undefined): Promise<WaitingPlace[]> {
    const { reads, dialect } = this.database;
    const [id, since] = [raw(`t.${rows.id}`), raw(`t.${rows.since}`)];
    const later =
      after?.urgency === rows.urgency ? sql`AND ${this.laterThan(after, rows, id, since)}` : raw('');
    const waiting = await reads.all<WaitingRow>(sql`
      SELECT ${toColumns(rows)} FROM ${raw(rows.table)} t ${raw(dialect.useIndex(rows.index))}
      WHERE ${raw(rows.where)} ${later}
      ORDER BY ${since}, ${id} LIMIT ${limit}`);
    return waiting.map((row) => toPlace(rows, row));
  }

  /** Entries of the same moment are ordered by kind, and by id within a kind. */
  private laterThan(after: QueuePlace, { kind }: Rows, id: Sql, since: Sql): Sql {
    const at = toStoredTimestamp(after.since);
    const order = this.sources.getRank(kind) - this.sources.getRank(after.kind);
    if (order > 0) return sql`${since} >= ${at}`;
    if (order < 0) return sql`${since} > ${at}`;
    return sql`${since} >= ${at} AND (${since} > ${at} OR ${id} > ${after.id})`;
  }

  private readonly byPlace = (one: QueuePlace, other: QueuePlace): number =>
    one.urgency - other.urgency ||
    one.since.getTime() - other.since.getTime() ||
    this.sources.getRank(one.kind) - this.sources.getRank(other.kind) ||
    one.id - other.id;
}

function toColumns({ id, subjectId, since }: Rows): Sql {
  return raw(`t.${id} AS id, t.${subjectId} AS subjectId, t.${since} AS since`);
}

function toPlace({ kind, urgency }: Rows, { id, subjectId, since }: WaitingRow): WaitingPlace {
  return { kind, id, subjectId, urgency, since: new Date(toIsoTimestamp(since)) };
}
