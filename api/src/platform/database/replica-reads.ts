import { SingleFlight } from '../async/single-flight.js';
import type { PreparedReads } from './prepared-reads.js';
import type { Sql } from './sql.js';
import type { WatchedTables } from './write-watch.js';

/** A server that replicates the primary. */
export interface Replica {
  /** Where it is. */
  readonly name: string;
  /** Whether it may be used. */
  readonly isUsed: boolean;
  /** The rows of a statement, at least as new as `version` of the primary; undefined if they aren't available here. */
  read<Row>(statement: Sql, version: number): Promise<Row[] | undefined>;
  close(): Promise<void>;
}

/** The version that data has reached. */
export interface Position {
  /** Reads the version: one row. */
  statement: Sql;
  /** The primary's version, at the moment of the call or later. */
  ofPrimary: () => Promise<number>;
}

/** How often replicas were used. */
export interface ReplicaCounts {
  /** Statements that a replica answered. */
  answered: number;
  /** Statements that the primary answered, because the replica was behind or away. */
  passedOn: number;
}

const TABLES = /\b(?:FROM|JOIN)\s+`?(\w+)`?/gi;

/**
 * Reads public data from replicas, as if from the primary: each statement first queries the primary for the version of
 * the tables, one row, and a replica that hasn't reached it isn't used. Simultaneous statements share the query.
 * Anything that reads other tables goes to the primary.
 */
export class ReplicaReads implements PreparedReads {
  /** For the metrics. */
  readonly counts: ReplicaCounts = { answered: 0, passedOn: 0 };
  /** The servers that are read from. */
  readonly replicas: readonly Replica[];
  private readonly version: SingleFlight<number>;
  /** Whether statements may go to a replica, by their texts, which come from a fixed set. */
  private readonly known = new Map<string, boolean>();
  private turn = 0;

  /**
   * @param primary answers what no replica may answer
   * @param open opens the replicas
   */
  constructor(
    private readonly primary: PreparedReads,
    private readonly versioned: Pick<WatchedTables, 'tables' | 'version'>,
    open: (position: Position) => readonly Replica[],
  ) {
    this.version = new SingleFlight(() => this.readVersion());
    this.replicas = open({ statement: versioned.version, ofPrimary: () => this.version.get() });
  }

  async all<Row>(statement: Sql): Promise<Row[]> {
    const replica = this.isVersioned(statement.sql) ? this.next() : undefined;
    if (!replica) return this.primary.all<Row>(statement);
    const rows = await replica.read<Row>(statement, await this.version.get());
    if (rows) {
      this.counts.answered += 1;
      return rows;
    }
    this.counts.passedOn += 1;
    return this.primary.all<Row>(statement);
  }

  /** Closes the connections to the replicas. */
  async close(): Promise<void> {
    await Promise.all(this.replicas.map((replica) => replica.close()));
  }

  private next(): Replica | undefined {
    for (let tried = 0; tried < this.replicas.length; tried += 1) {
      this.turn = (this.turn + 1) % this.replicas.length;
      const replica = this.replicas[this.turn];
      if (replica?.isUsed) return replica;
    }
    return undefined;
  }

  private isVersioned(text: string): boolean {
    const known = this.known.get(text);
    if (known !== undefined) return known;
    const names = [...text.matchAll(TABLES)].map(([, name = '']) => name);
    const isVersioned = names.length > 0 && names.every((name) => this.versioned.tables.has(name));
    this.known.set(text, isVersioned);
    return isVersioned;
  }

  private async readVersion(): Promise<number> {
    const [row] = await this.primary.all<{ version: number }>(this.versioned.version);
    return row?.version ?? 0;
  }
}
