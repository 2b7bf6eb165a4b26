/** @jest-environment node */
import { askTogether } from './ask-together';

/** An ask that says how many there have been when it's let go on, and everybody who is let go on in turn. */
function heldAsks() {
  const held: { answer(): void; fail(): void }[] = [];
  const now = askTogether(
    () =>
      new Promise<number>((resolve, reject) => {
        const number = held.length + 1;
        held.push({ answer: () => resolve(number), fail: () => reject(new Error(`ask ${number}`)) });
      }),
  );
  return { held, now };
}

describe('asking together', () => {
  it('gives nobody an answer of an ask that began before they came', async () => {
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

  it('asks anew for whoever comes when all is quiet', async () => {
    const { held, now } = heldAsks();
    for (const number of [1, 2]) {
      const answer = now();
      held.at(-1)!.answer();
      expect(await answer).toBe(number);
    }
  });

  it('asks for those who wait after an ask has failed', async () => {
    const { held, now } = heldAsks();
    const first = now();
    const second = now();
    held[0]!.fail();
    await expect(first).rejects.toThrow('ask 1');
    held[1]!.answer();
    expect(await second).toBe(2);
  });
});
