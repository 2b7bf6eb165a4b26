const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'PROTOCOL_CONNECTION_LOST',
  'ER_CON_COUNT_ERROR',
  // What is left of deadlocks when every attempt has met one.
  'ER_LOCK_DEADLOCK',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_CHECKREAD',
  'ER_QUERY_TIMEOUT',
  'ER_SERVER_SHUTDOWN',
  // A node of a cluster that takes no part, a server that has become read-only, and a COMMIT of which nobody knows.
  'ER_UNKNOWN_COM_ERROR',
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_TRANSACTION_ROLLBACK_DURING_COMMIT',
  'ER_ERROR_DURING_COMMIT',
  'PROTOCOL_SEQUENCE_TIMEOUT',
]);

/** Each comes with a number of more precise codes, such as SQLITE_IOERR_WRITE. */
const SQLITE_CODES = /^SQLITE_(BUSY|CANTOPEN|IOERR)/;

/** ER_GET_ERRNO passes on the operating system's error: 28 is "no space left on device". */
const STORAGE_CODES = new Set(['ER_DISK_FULL', 'ER_RECORD_FILE_FULL', 'ER_ERROR_ON_WRITE', 'SQLITE_FULL']);
const NO_SPACE_LEFT = /\berrno: 28\b|got error 28\b|no space left/i;

/** MariaDB's for a statement that took too long, and for a connection that was ended; they have no names in the driver. */
const MARIADB_NUMBERS = new Set<unknown>([1969, 1927]);
/** The driver's words for a connection that was ended before; they come without a code. */
const CLOSED = /in closed state/;

/** True when a statement failed because the database could not be reached or was too busy, not because of itself. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, errno, message } = (error ?? {}) as { code?: unknown; errno?: unknown; message?: unknown };
  if (isStorageFull(error) || MARIADB_NUMBERS.has(errno)) return true;
  if (typeof code === 'string') return CODES.has(code) || SQLITE_CODES.test(code);
  return typeof message === 'string' && CLOSED.test(message);
}

/** True when a statement failed because there is no room left to write. */
export function isStorageFull(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code !== 'string') return false;
  if (STORAGE_CODES.has(code)) return true;
  return /^(ER_|SQLITE_IOERR)/.test(code) && typeof message === 'string' && NO_SPACE_LEFT.test(message);
}
