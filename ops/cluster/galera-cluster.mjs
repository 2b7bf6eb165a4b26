import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { reservePort } from '../../tools/setup/processes.mjs';
import { installDebianPackages } from '../../tools/setup/system-programs.mjs';
import { NO_DISK_SYNC, findProgram, startTestDatabase } from '../../tools/test-database.mjs';

const PROVIDERS = ['/usr/lib/galera/libgalera_smm.so', '/usr/lib64/galera-4/libgalera_smm.so'];
const JOIN_TIMEOUT_MS = 60_000;
/** rsync run as root would make the data nobody's, so the servers run as the user their package has created. */
const USER = process.getuid?.() === 0 ? 'mysql' : userInfo().username;

/**
 * Starts a cluster of MariaDB servers with Galera on this machine: each accepts writes, and gets the others' a moment
 * later.
 * @param {{dir: string, size?: number}} how the servers' folders are below `dir`, which contains nothing else
 * @returns the nodes, and `stop()`, which stops them all and leaves their data
 * @throws if MariaDB or Galera are missing and can't be installed, or a node doesn't join
 */
export async function startGaleraCluster({ dir, size = 3 }) {
  const provider = requireGalera();
  const ports = await freePorts(size * 4);
  const plans = Array.from({ length: size }, (_, index) => {
    const [port, group, incremental, whole] = ports.slice(index * 4);
    return { dir: join(dir, `node-${index + 1}`), port, group, incremental, whole };
  });
  const addresses = plans.map(({ group }) => `127.0.0.1:${group}`);
  const nodes = plans.map((plan) => new Node(plan, clusterOptions(plan, provider, addresses)));
  const stop = async () => {
    for (const node of nodes.toReversed()) await node.stop();
  };
  const [first, ...others] = nodes;
  try {
    await first.start(['--wsrep-new-cluster']);
    await first.untilIn(1);
    for (const [index, node] of others.entries()) {
      await node.start();
      await node.untilIn(index + 2);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { nodes, stop };
}

/** One server of the cluster. */
class Node {
  #plan;
  #options;
  #server;

  constructor(plan, options) {
    this.#plan = plan;
    this.#options = options;
  }

  get port() {
    return this.#plan.port;
  }

  /** The URL of its empty database. */
  get url() {
    return `mysql://root@127.0.0.1:${this.port}/club_reviews`;
  }

  /** Starts it on its folder's data. */
  async start(options = []) {
    const { dir, port } = this.#plan;
    this.#server = await startTestDatabase({
      dir,
      port,
      user: USER,
      keepData: true,
      options: [...NO_DISK_SYNC, ...this.#options, ...options],
    });
  }

  /** Kills it, like a power cut would. */
  kill() {
    process.kill(this.#server.pid, 'SIGKILL');
  }

  /** Starts it again after it was killed; it catches up from the others. */
  async rejoin(size) {
    await this.start([`--wsrep-start-position=${recoveredPosition(this.#plan.dir, this.#options)}`]);
    await this.untilIn(size);
  }

  /** Waits until it's part of a cluster of this size. */
  async untilIn(size) {
    const deadline = Date.now() + JOIN_TIMEOUT_MS;
    for (;;) {
      const state = await this.#status().catch(() => ({}));
      if (state.wsrep_ready === 'ON' && Number(state.wsrep_cluster_size) >= size) return;
      if (Date.now() > deadline)
        throw new Error(`the node at port ${this.port} did not join: ${JSON.stringify(state)}`);
      await wait(200);
    }
  }

  /** Stops it, if it's running. */
  async stop() {
    await this.#server?.stop();
  }

  async #status() {
    const connection = await createConnection(this.url);
    try {
      const [rows] = await connection.query(`SHOW GLOBAL STATUS LIKE 'wsrep_%'`);
      return Object.fromEntries(rows.map(({ Variable_name, Value }) => [Variable_name, Value]));
    } finally {
      await connection.end();
    }
  }
}

/** The last complete transaction in a folder's data, according to the storage engine. */
function recoveredPosition(dir, options) {
  const { stdout, stderr } = spawnSync(
    findProgram('mariadbd'),
    ['--no-defaults', `--datadir=${join(dir, 'data')}`, `--user=${USER}`, ...options, '--wsrep-recover'],
    { encoding: 'utf8' },
  );
  const [, position] = /Recovered position: (\S+)/.exec(`${stdout}${stderr}`) ?? [];
  if (!position) throw new Error(`Nothing can be recovered from ${dir}: ${stderr.slice(-2000)}`);
  return position;
}

function clusterOptions({ group, incremental, whole }, provider, addresses) {
  const providerOptions = [
    `gmcast.listen_addr=tcp://127.0.0.1:${group}`,
    `ist.recv_addr=127.0.0.1:${incremental}`,
    // A small one will do, and the machine has better uses for its disk.
    'gcache.size=64M',
  ];
  return [
    '--wsrep-on=ON',
    `--wsrep-provider=${provider}`,
    '--wsrep-cluster-name=club-reviews-test',
    `--wsrep-cluster-address=gcomm://${addresses.join(',')}`,
    `--wsrep-node-address=127.0.0.1:${group}`,
    '--wsrep-sst-method=rsync',
    `--wsrep-sst-receive-address=127.0.0.1:${whole}`,
    `--wsrep-provider-options=${providerOptions.join(';')}`,
    '--binlog-format=ROW',
    '--innodb-autoinc-lock-mode=2',
    '--innodb-buffer-pool-size=128M',
  ];
}

/** All are taken before any is released: otherwise two could be the same. */
async function freePorts(count) {
  const reserved = [];
  while (reserved.length < count) reserved.push(await reservePort(0));
  await Promise.all(reserved.map(({ release }) => release()));
  return reserved.map(({ port }) => port);
}

function requireGalera() {
  const find = () => PROVIDERS.find(existsSync);
  if (!find() || !findProgram('mariadbd') || !findProgram('rsync')) {
    if (!installDebianPackages(['mariadb-server', 'galera-4', 'rsync']))
      throw new Error(
        'The cluster needs MariaDB, Galera and rsync (on Debian: mariadb-server galera-4 rsync)',
      );
  }
  return find();
}
