import type { Duplex } from 'node:stream';
import type { Pool, PoolConnection, PoolOptions } from 'mysql2';
import { createPool } from 'mysql2';
import { currentPatience } from '../../async/patience.js';
import type { AnswerLimits } from './answer-limits.js';
import { isLostConnection } from './mysql-failures.js';
import type { MysqlHosts } from './mysql-hosts.js';

/** How the connections of a pool behave. */
export interface PoolManners {
  /** Statements that each connection begins with. */
  beginnings: readonly string[];
  /** How long a connection, and then each answer, is waited for. */
  limits: AnswerLimits;
  /** Whether requests wait for other transactions' locks for some seconds only, and anything else as long as the server has it. */
  limitsLocks?: boolean;
}

/** Shorter than requests wait for an answer: a server goes on waiting for whoever has left, and holds the connection. */
const LOCKS_OF_REQUESTS = 'SET SESSION innodb_lock_wait_timeout = 3, lock_wait_timeout = 3';
const LOCKS_OF_OTHERS = 'SET SESSION innodb_lock_wait_timeout = DEFAULT, lock_wait_timeout = DEFAULT';

/** For what is under way when a pool is closed. */
const END_TIMEOUT_MS = 5_000;

type Callback = Parameters<Pool['getConnection']>[0];

/**
 * A pool whose connections go to whichever server of `hosts` is best. A connection that can't be made is tried at the next server
 * before anybody hears of it; one whose answer is given up is cut off, which undoes its transaction unless that was being
 * committed.
 */
export function openPool(options: PoolOptions, hosts: MysqlHosts, manners: PoolManners): Pool {
  const { beginnings, limits, limitsLocks = false } = manners;
  const pool = createPool({ ...options, stream: hosts.open });
  noteIdle(pool, hosts.idle);
  endInTime(pool);
  pool.on('connection', (connection) => {
    beginnings.forEach((statement) => connection.query(statement));
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
    // The driver comes here again with those that it has let wait.
    if (own.has(callback)) return connectOnce(callback);
    const isRequest = currentPatience() !== undefined;
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

type Answer = (error: NodeJS.ErrnoException | null, ...rest: never[]) => void;
type Ask = (...given: unknown[]) => unknown;

/** Gives up answers that don't come in time, and the connection with them. */
function limitAnswers(connection: PoolConnection, limits: AnswerLimits, onSilence: () => void): void {
  const methods = connection as unknown as Record<'query' | 'execute', Ask>;
  for (const method of ['query', 'execute'] as const) {
    const ask = methods[method].bind(connection);
    methods[method] = (...given) => {
      const callback = given.at(-1);
      if (typeof callback !== 'function') return ask(...given);
      const onGivenUp = (isSilent: boolean) => {
        cutOff(connection);
        // Where one has gone silent, so have those that nobody uses: nobody should have to find out about each of them.
        if (isSilent) onSilence();
      };
      const answer = waitFor(limits, callback as Answer, onGivenUp, given[0]);
      return answer && ask(...given.slice(0, -1), answer.give);
    };
  }
}

/**
 * Waits for one answer, and calls back with it, or with an error when it takes too long.
 * @param onGivenUp what else is to be done then
 * @param statement what is asked, if it's a statement
 * @returns undefined: there is no time left, and the callback will hear so
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
    // Whatever the connection was in the middle of can't be gone on with.
    onGivenUp(false);
    process.nextTick(fail, error);
    return undefined;
  }
}

/** Ends a connection at once, whether its server answers or not. */
function cutOff(connection: PoolConnection): void {
  connection.destroy();
  // The driver would wait for the server to hang up.
  (connection as unknown as { stream: Duplex }).stream.destroy();
  connection.emit('end');
}

/** Keeps account of the connections that nobody uses at the moment. */
function noteIdle(pool: Pool, idle: Set<PoolConnection>): void {
  pool.on('release', (connection) => idle.add(connection));
  pool.on('acquire', (connection) => idle.delete(connection));
  pool.on('connection', (connection) => {
    for (const event of ['end', 'error']) connection.on(event, () => idle.delete(connection));
  });
}

/** Has a pool end although some of its connections never hear another word. */
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

/** Says to each connection for how long it's to wait for locks, where that has changed. */
function lockLimits(): (connection: PoolConnection, isRequest: boolean) => void {
  const ofRequests = new WeakSet<PoolConnection>();
  return (connection, isRequest) => {
    if (ofRequests.has(connection) === isRequest) return;
    if (isRequest) ofRequests.add(connection);
    else ofRequests.delete(connection);
    // What goes wrong with it goes wrong with the next statement too.
    connection.query(isRequest ? LOCKS_OF_REQUESTS : LOCKS_OF_OTHERS, () => undefined);
  };
}
