import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { NO_DISK_SYNC, startTestDatabase } from '../test-database.mjs';

const COMMON = [...NO_DISK_SYNC, '--binlog-format=ROW', '--innodb-buffer-pool-size=128M'];

/**
 * Starts a MariaDB primary and a replica on this machine. The replica accepts statements from root, who may stop or
 * delay replication.
 * @param {string} dir a folder for both, which contains nothing else
 * @returns both URLs, how many statements the replica has executed, and `stop()`
 * @throws if there's no MariaDB, or one doesn't start
 */
export async function startReplicatedServers(dir) {
  const primary = await startTestDatabase({
    dir: join(dir, 'primary'),
    options: [...COMMON, '--server-id=1', '--log-bin=changes'],
  });
  let replica;
  const stop = async () => {
    await replica?.stop();
    await primary.stop();
  };
  try {
    replica = await startTestDatabase({
      dir: join(dir, 'replica'),
      options: [...COMMON, '--server-id=2', '--relay-log=relayed', '--read-only=ON'],
    });
    await follow(replica.url, primary.url);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    primaryUrl: primary.url,
    replicaUrl: replica.url,
    statementsAtReplica: () => statementsAt(replica.url),
    stop,
  };
}

async function follow(replicaUrl, primaryUrl) {
  const { hostname, port } = new URL(primaryUrl);
  const connection = await createConnection(replicaUrl);
  await connection.query(
    `CHANGE MASTER TO MASTER_HOST = ?, MASTER_PORT = ?, MASTER_USER = 'root', MASTER_USE_GTID = slave_pos`,
    [hostname, Number(port)],
  );
  await connection.query('START SLAVE');
  await connection.end();
}

/** Prepared statements, as used by the api's public reads. */
async function statementsAt(url) {
  const connection = await createConnection(url);
  const [[{ Value }]] = await connection.query(`SHOW GLOBAL STATUS LIKE 'Com_stmt_execute'`);
  await connection.end();
  return Number(Value);
}
