const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'PROTOCOL_CONNECTION_LOST',
  'ER_CON_COUNT_ERROR',
  'ER_QUERY_TIMEOUT',
  'ER_SERVER_SHUTDOWN',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'SQLITE_BUSY',
  'SQLITE_CANTOPEN',
  'SQLITE_IOERR',
]);

/** Has no name in the driver. */
const MARIADB_STATEMENT_TIMEOUT = 1969;

/** True when a statement failed because the database could not be reached or was too busy, not because of itself. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, errno } = (error ?? {}) as { code?: unknown; errno?: unknown };
  return (typeof code === 'string' && CODES.has(code)) || errno === MARIADB_STATEMENT_TIMEOUT;
}
