import { execFileSync, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, waitFor } from './setup/processes.mjs';
import { installDebianPackages } from './setup/system-programs.mjs';

const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 10_000;
const PROGRAMS = ['ceph', 'ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin', 'monmaptool', 'ceph-authtool'];
const DEBIAN_PACKAGES = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common'];
const REGION = 'us-east-1';

/**
 * Starts a private Ceph cluster that keeps everything in memory, with its Amazon S3 gateway on a free port of
 * 127.0.0.1. Companies run Ceph in production, so what it refuses is refused there too.
 * @param {string} dir an empty folder for its files
 * @returns {Promise<{settings: Record<string, string>, stop: () => Promise<void>}>} settings of a release store in a new
 *   bucket, without RELEASE_STORE's folder
 * @throws if it can't be installed, or doesn't start
 */
export async function startTestObjectStore(dir) {
  requirePrograms();
  const cluster = createCluster(dir, { mon: await freePort(), gateway: await freePort() });
  const processes = [];
  const start = (program, args) => processes.push(startProgram(program, [...cluster.base, ...args, '-f']));
  const stop = async () => {
    for (const one of processes.reverse()) await stopProcess(one);
  };
  try {
    start('ceph-mon', ['-i', 'a']);
    const osd = randomUUID();
    await untilSucceeds(() => cluster.run('ceph', ['osd', 'new', osd]));
    // The daemon would do this itself, but sometimes too early.
    cluster.run('ceph', ['osd', 'crush', 'add', 'osd.0', '1', 'root=default', 'host=test']);
    cluster.run('ceph-osd', ['-i', '0', '--mkfs', '--osd-uuid', osd]);
    start('ceph-osd', ['-i', '0']);
    start('radosgw', ['-n', 'client.rgw.test']);
    const gateway = processes.at(-1);
    await waitFor(cluster.endpoint, () => gateway.exitCode === null, START_TIMEOUT_MS);
    const settings = createUser(cluster);
    return { settings, stop };
  } catch (error) {
    await stop();
    throw new Error(`Ceph did not start: ${error.message}\n${cluster.tail()}`, { cause: error });
  }
}

const find = (name) => ['/usr/bin', '/usr/sbin'].map((folder) => join(folder, name)).find(existsSync);

function requirePrograms() {
  const isInstalled = () => PROGRAMS.every((name) => find(name));
  if (isInstalled()) return;
  if (installDebianPackages(DEBIAN_PACKAGES) && isInstalled()) return;
  throw new Error(
    `The release store has to be tried against a real S3 service, and Ceph isn't here. On Debian: sudo apt-get install ${DEBIAN_PACKAGES.join(' ')}`,
  );
}

/** Writes the configuration and the monitor's first data. */
function createCluster(dir, ports) {
  for (const folder of ['mon', 'osd', 'run', 'rgw']) mkdirSync(join(dir, folder), { recursive: true });
  const configuration = join(dir, 'ceph.conf');
  const fsid = randomUUID();
  const endpoint = `http://127.0.0.1:${ports.gateway}`;
  writeFileSync(
    configuration,
    `[global]
fsid = ${fsid}
mon host = [v1:127.0.0.1:${ports.mon}]
mon initial members = a
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind msgr2 = false
auth cluster required = none
auth service required = none
auth client required = none
auth allow insecure global id reclaim = true
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 1000
run dir = ${dir}/run
admin socket = ${dir}/run/$name.asok
pid file =
log file = ${dir}/$name.log
crash dir = ${dir}/run
[mon]
mon data = ${dir}/mon
[osd]
osd data = ${dir}/osd
osd objectstore = memstore
osd class update on start = false
osd crush update on start = false
[client.rgw.test]
rgw data = ${dir}/rgw
rgw frontends = beast endpoint=127.0.0.1:${ports.gateway}
rgw bucket default quota max objects = -1
rgw enable usage log = false
rgw enable gc threads = false
rgw enable lc threads = false
`,
  );
  const base = ['-c', configuration];
  const run = (program, args) =>
    execFileSync(find(program), [...(program.endsWith('tool') ? [] : base), ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: START_TIMEOUT_MS,
    });
  const [monmap, keyring] = [join(dir, 'monmap'), join(dir, 'keyring')];
  run('ceph-authtool', ['--create-keyring', keyring, '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *']);
  run('monmaptool', ['--create', '--fsid', fsid, '--addv', 'a', `[v1:127.0.0.1:${ports.mon}]`, monmap]);
  run('ceph-mon', ['-i', 'a', '--mkfs', '--monmap', monmap, '--keyring', keyring]);
  const tail = () =>
    ['mon.a', 'osd.0', 'client.rgw.test']
      .map((name) => join(dir, `${name}.log`))
      .filter(existsSync)
      .map((file) => readFileSync(file, 'utf8').slice(-1500))
      .join('\n');
  return { base, run, endpoint, tail };
}

function createUser({ run, endpoint }) {
  const [id, secret] = [randomBytes(10).toString('hex'), randomBytes(20).toString('hex')];
  run('radosgw-admin', [
    ...['-n', 'client.rgw.test', 'user', 'create', '--uid=releases', '--display-name=Releases'],
    ...[`--access-key=${id}`, `--secret-key=${secret}`],
  ]);
  return {
    RELEASE_STORE_ENDPOINT: endpoint,
    AWS_REGION: REGION,
    AWS_ACCESS_KEY_ID: id,
    AWS_SECRET_ACCESS_KEY: secret,
  };
}

function startProgram(program, args) {
  return spawn(find(program), args, { stdio: 'ignore' });
}

async function untilSucceeds(work) {
  const giveUpAt = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await wait(200);
    }
  }
}

async function stopProcess(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await exit;
  clearTimeout(timer);
}
