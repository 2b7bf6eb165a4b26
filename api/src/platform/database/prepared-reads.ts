import type { Sql } from './sql.js';

/**
 * The path that public pages read through: hand-written SQL, prepared once per connection, and plain rows instead of
 * entities. Flags come as 0 or 1, timestamps as "YYYY-MM-DD HH:MM:SS.mmm" in UTC (see toIsoTimestamp), on both engines.
 */
export abstract class PreparedReads {
  /**
   * Runs one statement and returns its rows. Its text must come from a fixed set: every different text stays prepared.
   */
  abstract all<Row>(statement: Sql): Promise<Row[]>;

  /** The driver's pool of connections; undefined on SQLite. */
  abstract readonly pool?: unknown;

  /** Closes the connections. */
  abstract close(): Promise<void>;
}
