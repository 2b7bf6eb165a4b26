import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { ROOT } from './install.mjs';

/** A port of 127.0.0.1 that nobody listens on. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Waits until `url` answers with a 2xx.
 * @param {() => boolean} isAlive false ends the waiting: the process behind the address is gone
 */
export async function waitFor(url, isAlive = () => true, timeoutMs = 180_000) {
  const giveUpAt = Date.now() + timeoutMs;
  for (;;) {
    const answered = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (answered) return;
    if (!isAlive()) throw new Error(`What should answer at ${url} has stopped`);
    if (Date.now() > giveUpAt)
      throw new Error(`Nothing answered at ${url} within ${timeoutMs / 1000} seconds`);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

/** Child processes that live and end together. */
export function processGroup() {
  const children = new Set();
  let onFailure = () => {};

  return {
    /** Starts `node ARGS…` in the repository. */
    node(name, args, env, options = {}) {
      const child = spawn(process.execPath, args, {
        cwd: ROOT,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, ...env },
        ...options,
      });
      children.add(child);
      child.once('exit', (code, signal) => {
        children.delete(child);
        onFailure(name, code, signal);
      });
      return child;
    },
    /** Called when a process ends on its own. */
    whenOneEnds(callback) {
      onFailure = callback;
    },
    /** Asks every process to stop and waits until it has. */
    async stop() {
      onFailure = () => {};
      await Promise.all(
        [...children].map(
          (child) =>
            new Promise((resolve) => {
              child.once('exit', resolve);
              child.kill('SIGTERM');
              setTimeout(() => child.kill('SIGKILL'), 12_000).unref();
            }),
        ),
      );
    },
  };
}
