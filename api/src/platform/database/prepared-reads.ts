/** A value that a statement takes for one `?`. */
export type SqlParameter = string | number | null;

/**
 * The path that public pages read through: parameterised SQL, prepared once per connection, and plain rows
 * instead of entities. Flags come as 0 or 1, moments as "YYYY-MM-DD HH:MM:SS.mmm" in UTC (see toIsoTimestamp), on both engines.
 */
export interface PreparedReads {
  /**
   * Runs one statement and returns its rows. The text must come from a fixed set (values go into `parameters`),
   * since every different text stays prepared.
   */
  all<Row>(sql: string, parameters?: readonly SqlParameter[]): Promise<Row[]>;

  /** Closes the connections. */
  close(): Promise<void>;
}
