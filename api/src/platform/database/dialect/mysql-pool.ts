import type { Duplex } from 'node:stream';
import type { Pool, PoolConnection, PoolOptions } from 'mysql2';
import { createPool } from 'mysql2';
import { currentDeadline } from '../../async/request-deadline.js';
import type { AnswerLimits } from './response-limits.js';
import { isLostConnection } from './mysql-failures.js';
import type { MysqlHosts } from './mysql-hosts.js';

/** How a pool's connections behave. */
export interface PoolManners {
  /** Statements that each new connection runs first. */
  beginnings: readonly string[];
  /** How long to wait for a connection, and then for each response. */
  limits: AnswerLimits;
  /** Whether requests only wait a few seconds for other transactions' locks. Anything else has the server's default. */
  limitsLocks?: boolean;
}

/**
 * Shorter than requests wait for a response, because the server would go on waiting for a lock after its client has
 * left.
 */
const LOCKS_OF_REQUESTS = 'SET SESSION innodb_lock_wait_timeout = 3, lock_wait_timeout = 3';
const LOCKS_OF_OTHERS = 'SET SESSION innodb_lock_wait_timeout = DEFAULT, lock_wait_timeout = DEFAULT';

/** For statements that are running when the pool is closed. */
const END_TIMEOUT_MS = 5_000;

type Callback = Parameters<Pool['getConnection']>[0];

/**
 * A pool that connects to the best server in `hosts`. If a connection fails, the next server is tried before the caller
 * gets an error. If a response takes too long, the connection is closed, which rolls back its transaction unless that
 * was being committed.
 */
export function openPool(options: PoolOptions, hosts: MysqlHosts, manners: PoolManners): Pool {
  const { beginnings, limits, limitsLocks = false } = manners;
  const pool = createPool({ ...options, stream: hosts.open });
  noteIdle(pool, hosts.idle);
  endInTime(pool);
  pool.on('connection', (connection) => {
    // A connection on which statements could mean something else is of no use.
    for (const statement of beginnings) connection.query(statement, (error) => error && connection.destroy());
    limitAnswers(connection, limits, () => hosts.idle.forEach(cutOff));
  });

  const connectOnce = pool.getConnection.bind(pool);
  const own = new WeakSet<Callback>();
  const connect = (callback: Callback, left: number): void => {
    const tried: Callback = (refusal, connection) => {
      if (refusal && left > 1 && isLostConnection(refusal)) connect(callback, left - 1);
      else callback(refusal, connection);
    };
    own.add(tried);
    connectOnce(tried);
  };
  const limitLocks = limitsLocks ? lockLimits() : undefined;
  pool.getConnection = (callback) => {
    // The driver calls this again with callbacks from its queue.
    if (own.has(callback)) return connectOnce(callback);
    const isRequest = currentDeadline() !== undefined;
    const answer = waitFor<Parameters<Callback>>(limits, callback, () => undefined);
    if (!answer) return;
    connect((refusal, connection) => {
      if (!answer.isAwaited) return refusal ? undefined : connection.release();
      if (!refusal) limitLocks?.(connection, isRequest);
      answer.give(refusal, connection);
    }, hosts.count);
  };
  return pool;
}

type QueryCallback = (error: NodeJS.ErrnoException | null, ...rest: never[]) => void;
type Ask = (...given: unknown[]) => unknown;

/** Gives up on responses that don't come in time, and on their connection. */
function limitAnswers(connection: PoolConnection, limits: AnswerLimits, onSilence: () => void): void {
  const methods = connection as unknown as Record<'query' | 'execute', Ask>;
  for (const method of ['query', 'execute'] as const) {
    const ask = methods[method].bind(connection);
    methods[method] = (...given) => {
      const callback = given.at(-1);
      if (typeof callback !== 'function') return ask(...given);
      const onGivenUp = (isSilent: boolean) => {
        cutOff(connection);
        // If one has gone silent, so have the idle ones. Closing them saves others from finding out one by one.
        if (isSilent) onSilence();
      };
      const answer = waitFor(limits, callback as QueryCallback, onGivenUp, given[0]);
      return answer && ask(...given.slice(0, -1), answer.give);
    };
  }
}

/**
 * Waits for one response, and passes it to the callback, or an error if it takes too long.
 * @param onGivenUp also called in that case
 * @param statement the statement, if it's one
 * @returns undefined if there's no time left; the callback gets an error then
 */
function waitFor<Given extends unknown[]>(
  limits: AnswerLimits,
  callback: (...given: Given) => void,
  onGivenUp: (isSilent: boolean) => void,
  statement?: unknown,
): { isAwaited: boolean; give: (...given: Given) => void } | undefined {
  const fail = callback as unknown as (error: unknown) => void;
  try {
    const end = limits.begin((error, isSilent) => {
      answer.isAwaited = false;
      fail(error);
      onGivenUp(isSilent);
    }, statement);
    const answer = {
      isAwaited: true,
      give: (...given: Given) => {
        if (!answer.isAwaited) return;
        answer.isAwaited = false;
        end();
        callback(...given);
      },
    };
    return answer;
  } catch (error) {
    // The connection can't continue whatever it was in the middle of.
    onGivenUp(false);
    process.nextTick(fail, error);
    return undefined;
  }
}

/** Closes a connection immediately, whether its server responds or not. */
function cutOff(connection: PoolConnection): void {
  connection.destroy();
  // The driver would wait for the server to hang up.
  (connection as unknown as { stream: Duplex }).stream.destroy();
  connection.emit('end');
}

/** Keeps track of idle connections. */
function noteIdle(pool: Pool, idle: Set<PoolConnection>): void {
  pool.on('release', (connection) => idle.add(connection));
  pool.on('acquire', (connection) => idle.delete(connection));
  pool.on('connection', (connection) => {
    for (const event of ['end', 'error']) connection.on(event, () => idle.delete(connection));
  });
}

/** Lets a pool close even if some of its connections are silent. */
function endInTime(pool: Pool): void {
  const open = new Set<PoolConnection>();
  pool.on('connection', (connection) => {
    open.add(connection);
    for (const event of ['end', 'error']) connection.on(event, () => open.delete(connection));
  });
  const end = pool.end.bind(pool);
  pool.end = (callback) => {
    let isOver = false;
    const finish = (error?: NodeJS.ErrnoException | null) => {
      clearTimeout(lateness);
      if (!isOver) callback?.(error ?? null);
      isOver = true;
    };
    const lateness = setTimeout(() => {
      open.forEach(cutOff);
      finish();
    }, END_TIMEOUT_MS);
    end(finish);
  };
}

/** Sets how long a connection waits for locks, if that has changed. */
function lockLimits(): (connection: PoolConnection, isRequest: boolean) => void {
  const ofRequests = new WeakSet<PoolConnection>();
  return (connection, isRequest) => {
    if (ofRequests.has(connection) === isRequest) return;
    if (isRequest) ofRequests.add(connection);
    else ofRequests.delete(connection);
    // If this fails, so will the next statement, which reports it.
    connection.query(isRequest ? LOCKS_OF_REQUESTS : LOCKS_OF_OTHERS, () => undefined);
  };
}
