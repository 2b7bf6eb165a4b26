import fc from 'fast-check';
import { BitCounter } from './bit-counter.js';

describe('the counter of bits', () => {
  it('counts how many numbers have each of them', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (numbers) => {
        const counter = new BitCounter();
        for (const each of numbers) counter.add(each);
        const right = Array.from(
          { length: 32 },
          (_, bit) => numbers.filter((each) => (each >> bit) & 1).length,
        );
        expect([...counter.counts()]).toEqual(right);
      }),
    );
  });
});
