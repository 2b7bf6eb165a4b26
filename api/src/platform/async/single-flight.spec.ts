import { SingleFlight } from './single-flight.js';

/** A question whose answers come when the test releases them; each is its number. */
function question() {
  const asked: { answer: () => void; fail: (error: Error) => void }[] = [];
  const shared = new SingleFlight(
    () =>
      new Promise<number>((resolve, reject) => {
        const number = asked.length + 1;
        asked.push({ answer: () => resolve(number), fail: reject });
      }),
  );
  return { asked, shared };
}

describe('a shared answer', () => {
  it('asks once for all who come while another is being answered, and only after that one', async () => {
    const { asked, shared } = question();
    const first = shared.get();
    const [second, third] = [shared.get(), shared.get()];
    expect(asked).toHaveLength(1);
    asked[0]!.answer();
    expect(await first).toBe(1);
    expect(asked).toHaveLength(2);
    asked[1]!.answer();
    expect(await Promise.all([second, third])).toEqual([2, 2]);
    void shared.get();
    expect(asked).toHaveLength(3);
  });

  it('isn’t kept once it has arrived', async () => {
    const { asked, shared } = question();
    const first = shared.get();
    asked[0]!.answer();
    await first;
    const second = shared.get();
    asked[1]!.answer();
    expect(await second).toBe(2);
  });

  it('fails only for those who asked for it', async () => {
    const { asked, shared } = question();
    const first = shared.get();
    const second = shared.get();
    asked[0]!.fail(new Error('away'));
    await expect(first).rejects.toThrow('away');
    asked[1]!.answer();
    expect(await second).toBe(2);
  });
});
