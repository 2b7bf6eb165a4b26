import { Random } from './random.js';

describe('Random', () => {
  it('gives the published numbers of mulberry32', () => {
    const random = new Random(1);
    const drawn = [random.next(), random.next(), random.next()].map((value) => value.toFixed(6));
    expect(drawn).toEqual(['0.627074', '0.002736', '0.527447']);
  });

  it('gives every item in a stream its own sequence', () => {
    const firsts = Array.from({ length: 5_000 }, (_, index) => Random.for(3, index).next());
    expect(new Set(firsts).size).toBe(5_000);
    expect(firsts.reduce((sum, value) => sum + value, 0) / firsts.length).toBeCloseTo(0.5, 1);
  });

  it('draws integers from the whole range, including both ends', () => {
    const random = new Random(5);
    expect(new Set(Array.from({ length: 500 }, () => random.integer(2, 4)))).toEqual(new Set([2, 3, 4]));
  });

  it('shuffles a copy and keeps every item', () => {
    const items = [1, 2, 3, 4, 5, 6, 7, 8];
    const shuffled = new Random(9).shuffled(items);
    expect(shuffled).not.toEqual(items);
    expect(shuffled.sort()).toEqual(items);
  });

  it('refuses to pick from nothing', () => {
    expect(() => new Random(1).pick([])).toThrow(RangeError);
  });
});
