import { setImmediate as turn } from 'node:timers/promises';
import { runConcurrently } from './run-concurrently.ts';

const NUMBERS = Array.from({ length: 50 }, (_, index) => index);

describe('several at once', () => {
  it('handles each item once, and never more than eight at a time', async () => {
    const done: number[] = [];
    let running = 0;
    let most = 0;
    await runConcurrently(NUMBERS, async (number) => {
      most = Math.max(most, (running += 1));
      await turn();
      running -= 1;
      done.push(number);
    });
    expect(done.sort((one, other) => one - other)).toEqual(NUMBERS);
    expect(most).toBe(8);
    await expect(runConcurrently([], () => Promise.reject(new Error('none')))).resolves.toBeUndefined();
  });

  it('stops at a failure, and waits for those already started', async () => {
    const ended: number[] = [];
    const all = runConcurrently(NUMBERS, async (number) => {
      if (number === 3) throw new Error('number 3');
      await turn();
      ended.push(number);
    });
    await expect(all).rejects.toThrow('number 3');
    const before = [...ended];
    await turn();
    expect(ended).toEqual(before);
    expect(ended).toHaveLength(7);
  });
});
