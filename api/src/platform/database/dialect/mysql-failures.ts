/**
 * Errors after which a transaction has definitely been rolled back, by a single server or by a cluster that found
 * another's write to be earlier (MySQL's Group Replication has its own number for that). ER_CHECKREAD is MariaDB's,
 * from 11.6.2 on, for a row to lock that has changed since the transaction first read it.
 */
const ROLLED_BACK = new Set([
  'ER_LOCK_DEADLOCK',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_CHECKREAD',
  'ER_TRANSACTION_ROLLBACK_DURING_COMMIT',
]);

/**
 * The server went away, or no longer accepts writes; a transaction that hasn't been asked to commit is rolled back by
 * that.
 */
const LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'PROTOCOL_CONNECTION_LOST',
  'ER_SERVER_SHUTDOWN',
  'ER_UNKNOWN_COM_ERROR',
  'ER_OPTION_PREVENTS_STATEMENT',
]);

/** MariaDB's error for a connection that was ended by the server; it has no name in the driver. */
const CONNECTION_KILLED = 1927;

/** Whether the transaction is definitely rolled back, and may succeed when run again. */
export function isRolledBack(error: unknown): boolean {
  return ROLLED_BACK.has(getCode(error));
}

/** Whether the server is gone, or no longer accepts writes; the outcome of a COMMIT sent to it is unknown. */
export function isLostConnection(error: unknown): boolean {
  const { errno, fatal, message } = (error ?? {}) as { errno?: unknown; fatal?: unknown; message?: unknown };
  if (LOST.has(getCode(error)) || errno === CONNECTION_KILLED) return true;
  // The driver gives no code to a command on a connection that has already ended.
  return fatal === true && typeof message === 'string' && /closed state/.test(message);
}

function getCode(error: unknown): string {
  const code = (error as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' ? code : '';
}
