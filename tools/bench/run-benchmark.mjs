import { requireNode } from '../setup/install.mjs';
import { processGroup } from '../setup/processes.mjs';

/**
 * Runs a benchmark. It's interrupted by Ctrl+C and when a process that it started ends; what it leaves behind is cleaned up
 * whatever the end is. A failure is printed and becomes the exit code.
 * @param {(means: {signal: AbortSignal, cleanUp: {add: (step: () => unknown) => void}, group: object}) => Promise<void>}
 *   bench gets the signal that interrupts it, a list of what has to be undone, and the group of processes to start
 */
export async function runBenchmark(bench) {
  requireNode();
  const interruption = new AbortController();
  const cleanUp = cleanUpList();
  const group = processGroup();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => interruption.abort(new Error('interrupted')));
  group.whenOneEnds((name, code, signal) =>
    interruption.abort(new Error(`${name} has stopped (${signal ?? code})`)),
  );
  try {
    await bench({ signal: interruption.signal, cleanUp, group });
  } catch (error) {
    console.error(`\n${(interruption.signal.reason ?? error).message}`);
    process.exitCode = 1;
  } finally {
    await cleanUp.run();
  }
}

/** What has to be undone at the end, whatever the end is: the last added step runs first, and each runs once. */
function cleanUpList() {
  const steps = [];
  let running;

  async function runAll() {
    for (const step of steps.reverse()) {
      try {
        await step();
      } catch (error) {
        console.error(`Cleaning up: ${error.message}`);
      }
    }
  }

  return {
    /** @param {() => unknown} step may be asynchronous; an error in it is printed and the others still run */
    add: (step) => void steps.push(step),
    run: () => (running ??= runAll()),
  };
}
