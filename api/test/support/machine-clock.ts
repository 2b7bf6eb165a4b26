import { jest } from '@jest/globals';

/** Everything except the clock itself. */
const AS_EVER = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
  ...([
    'setImmediate',
    'clearImmediate',
    'setInterval',
    'clearInterval',
    'setTimeout',
    'clearTimeout',
  ] as const),
];

/** Does something as a machine whose clock is wrong by this much would. */
export async function onMachine<T>(offMs: number, work: () => Promise<T>): Promise<T> {
  jest.useFakeTimers({ now: Date.now() + offMs, doNotFake: AS_EVER });
  try {
    return await work();
  } finally {
    jest.useRealTimers();
  }
}
