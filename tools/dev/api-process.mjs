import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { waitFor } from '../setup/processes.mjs';

const WARM_PROCESS = fileURLToPath(new URL('warm-process.mjs', import.meta.url));

/** Running requests may finish; a stream that a browser keeps open mustn't delay the restart. */
const STOP_TIMEOUT_MS = 500;

/**
 * Runs the api so that it restarts quickly: while one process serves requests, the next has already loaded the
 * packages.
 * @param {{manifest: string, program: string, env: NodeJS.ProcessEnv, healthUrl: string}} options
 */
export function apiProcess({ manifest, program, env, healthUrl }) {
  let running;
  let next;

  function prepare() {
    const child = fork(WARM_PROCESS, [manifest, program], { env, execArgv: ['--enable-source-maps'] });
    next = { child, isWarm: once(child, 'message') };
  }

  async function stop(child) {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await exit;
    clearTimeout(timer);
  }

  return {
    /** Stops the running api, starts the current code, and waits until it responds. */
    async restart() {
      if (next === undefined) prepare();
      const { child, isWarm } = next;
      await isWarm;
      await stop(running);
      running = child;
      child.send('start');
      // Not before this one responds: both would share the processor.
      next = undefined;
      await waitFor(healthUrl, () => child.exitCode === null && child.signalCode === null);
      prepare();
    },
    /** Ends all processes. */
    stop: () => Promise.all([stop(running), stop(next?.child)]),
  };
}
