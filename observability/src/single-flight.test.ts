import { singleFlight } from './single-flight.ts';

/** A request that returns its number once it's released; requests are released in order. */
function heldAsks() {
  const held: { answer(): void; fail(): void }[] = [];
  const now = singleFlight(
    () =>
      new Promise<number>((resolve, reject) => {
        const number = held.length + 1;
        held.push({ answer: () => resolve(number), fail: () => reject(new Error(`ask ${number}`)) });
      }),
  );
  return { held, now };
}

describe('shared requests', () => {
  it('give nobody the result of a request that began before they asked', async () => {
    const { held, now } = heldAsks();
    const first = now();
    const later = [now(), now(), now()];
    expect(held).toHaveLength(1);
    held[0]!.answer();
    expect(await first).toBe(1);
    expect(held).toHaveLength(2);
    held[1]!.answer();
    expect(await Promise.all(later)).toEqual([2, 2, 2]);
    expect(held).toHaveLength(2);
  });

  it('start again for a caller who comes when none is running', async () => {
    const { held, now } = heldAsks();
    for (const number of [1, 2]) {
      const answer = now();
      held.at(-1)!.answer();
      expect(await answer).toBe(number);
    }
  });

  it('start again for those waiting after one has failed', async () => {
    const { held, now } = heldAsks();
    const first = now();
    const second = now();
    held[0]!.fail();
    await expect(first).rejects.toThrow('ask 1');
    held[1]!.answer();
    expect(await second).toBe(2);
  });
});
