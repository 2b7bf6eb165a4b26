import { jest } from '@jest/globals';

/** Everything but the clock itself. */
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

/** Does something as a machine whose clock is wrong by so much would do it. */
export async function onMachine<T>(offMs: number, work: () => Promise<T>): Promise<T> {
  jest.useFakeTimers({ now: Date.now() + offMs, doNotFake: AS_EVER });
  try {
    return await work();
  } finally {
    jest.useRealTimers();
  }
}
