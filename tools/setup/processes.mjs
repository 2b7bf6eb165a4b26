import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { ROOT } from './npm.mjs';

const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href;

/** A free port on 127.0.0.1. */
export async function freePort() {
  const { port, release } = await reservePort(0);
  await release();
  return port;
}

/**
 * Reserves a port, so that no other program can use it until it's released.
 * @param {number} port 0 takes any free one
 * @returns {Promise<{port: number, release: () => Promise<void>}>} rejects with the system's error if it isn't
 * available
 */
export function reservePort(port, host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(port, host, () =>
      resolve({
        port: server.address().port,
        release: () => new Promise((released) => server.close(() => released())),
      }),
    );
  });
}

/**
 * Waits until `url` responds with a 2xx.
 * @param {() => boolean} isAlive false ends the wait: the server process has gone
 */
export async function waitFor(url, isAlive = () => true, timeoutMs = 180_000) {
  const giveUpAt = Date.now() + timeoutMs;
  for (;;) {
    const answered = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (answered) return;
    if (!isAlive()) throw new Error(`The process behind ${url} has stopped`);
    if (Date.now() > giveUpAt)
      throw new Error(`Nothing answered at ${url} within ${timeoutMs / 1000} seconds`);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

/** Child processes that are stopped together, and stop on their own when this one is killed. */
export function processGroup() {
  const children = new Set();
  let onFailure = () => {};

  return {
    /** Runs `node ARGS…` in the repository. */
    node(name, args, env, options = {}) {
      const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
        cwd: ROOT,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, ...env, PARENT_PID: String(process.pid) },
        ...options,
      });
      children.add(child);
      child.once('exit', (code, signal) => {
        if (children.delete(child)) onFailure(name, code, signal);
      });
      return child;
    },
    /** Calls back when a process ends without having been told to. */
    whenOneEnds(callback) {
      onFailure = callback;
    },
    /** Tells one of the processes to stop, and waits for it; doesn't call back. */
    async stopOne(child) {
      if (!children.delete(child)) return;
      await ended(child);
    },
    /** Tells every process to stop, and waits for all of them. */
    async stop() {
      onFailure = () => {};
      await Promise.all([...children].map(ended));
    },
  };
}

/** Tells a process to stop, kills it after twelve seconds, and waits for its end. */
function ended(child) {
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 12_000).unref();
  });
}
