import { requireNode } from '../../tools/setup/install.mjs';
import { processGroup } from '../../tools/setup/processes.mjs';

/**
 * Runs a benchmark. It's interrupted by Ctrl+C and when a process it started ends; it always cleans up, however it
 * ends. A failure is printed and sets the exit code.
 * @param {(means: {signal: AbortSignal, cleanUp: {add: (step: () => unknown) => void}, group: object}) =>
 *   Promise<void>} bench receives the signal that interrupts it, a list of clean-up steps, and the process group to use
 */
export async function runBenchmark(bench) {
  requireNode();
  const interruption = new AbortController();
  const steps = [];
  const group = processGroup();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => interruption.abort(new Error('interrupted')));
  group.whenOneEnds((name, code, signal) =>
    interruption.abort(new Error(`${name} has stopped (${signal ?? code})`)),
  );
  try {
    await bench({ signal: interruption.signal, cleanUp: { add: (step) => steps.push(step) }, group });
  } catch (error) {
    console.error(`\n${(interruption.signal.reason ?? error).message}`);
    process.exitCode = 1;
  } finally {
    for (const step of steps.reverse())
      try {
        await step();
      } catch (error) {
        console.error(`Cleaning up: ${error.message}`);
      }
  }
}
