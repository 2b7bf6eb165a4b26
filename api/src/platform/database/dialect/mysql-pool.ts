import type { Pool, PoolConnection, PoolOptions } from 'mysql2';
import { createPool } from 'mysql2';
import { isLostConnection } from './mysql-failures.js';
import type { MysqlHosts } from './mysql-hosts.js';

/**
 * A pool whose connections go to whichever server of `hosts` is best, and begin with these statements. A connection that
 * can't be made is tried at the next server before anybody hears of it.
 */
export function openPool(options: PoolOptions, hosts: MysqlHosts, beginnings: readonly string[]): Pool {
  const pool = createPool({ ...options, stream: hosts.open });
  pool.on('connection', (connection) => beginnings.forEach((statement) => connection.query(statement)));
  const connectOnce = pool.getConnection.bind(pool);
  const connect = (callback: Parameters<Pool['getConnection']>[0], left: number): void =>
    connectOnce((refusal: NodeJS.ErrnoException | null, connection: PoolConnection) => {
      if (refusal && left > 1 && isLostConnection(refusal)) connect(callback, left - 1);
      else callback(refusal, connection);
    });
  pool.getConnection = (callback) => connect(callback, hosts.count);
  return pool;
}
