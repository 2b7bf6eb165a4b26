/** For a statement whose response didn't come in time, in the driver's terms. */
const SILENCE = 'PROTOCOL_SEQUENCE_TIMEOUT';
/** For a statement that wasn't sent, as the request has waited long enough. */
const OUT_OF_TIME = 'OUT_OF_TIME';
const TOO_SLOW = new Set<unknown>([SILENCE, OUT_OF_TIME, 'ER_LOCK_WAIT_TIMEOUT']);

const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'PROTOCOL_CONNECTION_LOST',
  'ER_CON_COUNT_ERROR',
  // What remains of deadlocks after every attempt has hit one.
  'ER_LOCK_DEADLOCK',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_CHECKREAD',
  'ER_QUERY_TIMEOUT',
  'ER_SERVER_SHUTDOWN',
  // A cluster node that isn't taking part, a server that has become read-only, and a COMMIT with an unknown outcome.
  'ER_UNKNOWN_COM_ERROR',
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_TRANSACTION_ROLLBACK_DURING_COMMIT',
  'ER_ERROR_DURING_COMMIT',
  SILENCE,
  OUT_OF_TIME,
]);

/** Each has several more precise codes, such as SQLITE_IOERR_WRITE. */
const SQLITE_CODES = /^SQLITE_(BUSY|CANTOPEN|IOERR)/;

/** ER_GET_ERRNO passes on the operating system's error: 28 is "no space left on device". */
const STORAGE_CODES = new Set(['ER_DISK_FULL', 'ER_RECORD_FILE_FULL', 'ER_ERROR_ON_WRITE', 'SQLITE_FULL']);
const NO_SPACE_LEFT = /\berrno: 28\b|got error 28\b|no space left/i;

/**
 * MariaDB's errors for a statement that took too long, and for a connection that was ended; they have no names in the
 * driver.
 */
const MARIADB_NUMBERS = new Set<unknown>([1969, 1927]);
/** The driver's messages for a connection that had already ended; they come without a code. */
const CLOSED = /in closed state/;

/** True if a statement failed because the database couldn't be reached or was too busy, not because of itself. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, errno, message } = (error ?? {}) as { code?: unknown; errno?: unknown; message?: unknown };
  if (isStorageFull(error) || MARIADB_NUMBERS.has(errno)) return true;
  if (typeof code === 'string') return CODES.has(code) || SQLITE_CODES.test(code);
  return typeof message === 'string' && CLOSED.test(message);
}

/** For a statement whose response is no longer waited for; its outcome is unknown. */
export function silenceError(): Error {
  return Object.assign(new Error("The database didn't answer in time"), { code: SILENCE });
}

/** For a statement that isn't sent, because the request has waited long enough. */
export function outOfTimeError(): Error {
  return Object.assign(new Error('The database has been waited for long enough'), { code: OUT_OF_TIME });
}

/** Whether a statement failed because a request waited too long, whichever side gave up. */
export function isTooSlow(error: unknown): boolean {
  return TOO_SLOW.has(getCode(error));
}

/** True if a statement failed because there is no space left to write. */
export function isStorageFull(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code !== 'string') return false;
  if (STORAGE_CODES.has(code)) return true;
  return /^(ER_|SQLITE_IOERR)/.test(code) && typeof message === 'string' && NO_SPACE_LEFT.test(message);
}

function getCode(error: unknown): unknown {
  return (error as { code?: unknown } | null | undefined)?.code;
}
