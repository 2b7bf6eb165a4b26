import { spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runProgram } from '../../../tools/setup/run-program.mjs';
import { installDebianPackages } from '../../../tools/setup/system-programs.mjs';

const PROGRAMS = ['dockerd', 'docker', 'debootstrap', 'iptables-save'];
const PACKAGES = ['docker.io', 'docker-compose', 'debootstrap', 'iptables'];
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 60_000;
const IP_FORWARD = '/proc/sys/net/ipv4/ip_forward';

/**
 * @typedef {object} Engine
 * @property {string} version
 * @property {boolean} isPrivate whether the test started it
 * @property {Record<string, string>} env what Docker's clients need in their environment to reach it
 * @property {(args: string[], options?: object) => Promise<string>} docker runs the client and returns its output
 * @property {() => Promise<void>} stop ends it if the test started it
 */

/**
 * The engine this machine already runs, otherwise a private one from Debian's packages. A private engine keeps its
 * images in `dir`, so that base images only have to be built once.
 * @returns {Promise<Engine>}
 */
export async function openEngine(dir) {
  const version = await serverVersion({});
  const engine =
    version === undefined
      ? await startPrivateEngine(dir)
      : { ...getClient({}), version, isPrivate: false, stop: async () => {} };
  try {
    await engine.docker(['compose', 'version']);
    return engine;
  } catch {
    await engine.stop();
    throw new Error('Docker Compose v2 is missing; Debian has it from version 13 on, as docker-compose');
  }
}

function getClient(env) {
  return {
    env,
    docker: (args, options = {}) =>
      runProgram('docker', args, { ...options, env: { ...options.env, ...env } }),
  };
}

function serverVersion(env) {
  return getClient(env)
    .docker(['version', '--format', '{{.Server.Version}}'])
    .then(
      (output) => output.trim(),
      () => undefined,
    );
}

const isInstalled = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

async function startPrivateEngine(dir) {
  if (!PROGRAMS.every(isInstalled) && !installDebianPackages(PACKAGES))
    throw new Error('no Docker engine answers; without root and apt-get none can be installed');
  mkdirSync(dir, { recursive: true });
  const restoreNetwork = await saveNetwork();
  // A socket's path must be short, which a repository's may not be.
  const run = mkdtempSync(join(tmpdir(), 'docker-'));
  const socket = `unix://${join(run, 'docker.sock')}`;
  const logFile = join(dir, 'dockerd.log');
  const log = openSync(logFile, 'w');
  const daemon = spawn(
    'dockerd',
    [
      `--data-root=${join(dir, 'data')}`,
      `--exec-root=${join(run, 'exec')}`,
      `--pidfile=${join(run, 'pid')}`,
      `--host=${socket}`,
      // Compose makes the networks it needs, and builds use the machine's.
      '--bridge=none',
    ],
    // A separate process group: Ctrl-C mustn't end it before its containers have been removed.
    { stdio: ['ignore', log, log], detached: true },
  );
  closeSync(log);
  const stop = async () => {
    if (daemon.exitCode === null && daemon.signalCode === null) {
      const exit = new Promise((resolve) => daemon.once('exit', resolve));
      daemon.kill('SIGTERM');
      const timer = setTimeout(() => daemon.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await exit;
      clearTimeout(timer);
    }
    await restoreNetwork();
    // The daemon leaves these mounted.
    for (const path of [join(run, 'exec/netns/default'), join(dir, 'data')]) spawnSync('umount', [path]);
    rmSync(run, { recursive: true, force: true });
  };

  const env = { DOCKER_HOST: socket };
  const giveUpAt = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const version = await serverVersion(env);
    if (version !== undefined) return { ...getClient(env), version, isPrivate: true, stop };
    if (daemon.exitCode !== null || Date.now() > giveUpAt) {
      await stop();
      throw new Error(`dockerd didn't start:\n${readFileSync(logFile, 'utf8').slice(-2000)}`);
    }
    await wait(200);
  }
}

/**
 * An engine adds firewall rules and turns forwarding on, and leaves both behind. Returns a function that restores them.
 */
async function saveNetwork() {
  const rules = await runProgram('iptables-save', []);
  const forwarding = readFileSync(IP_FORWARD, 'utf8');
  return async () => {
    spawnSync('iptables-restore', { input: rules });
    writeFileSync(IP_FORWARD, forwarding);
  };
}
