import { Random } from './random.js';

describe('Random', () => {
  it('gives equal sequences for equal seeds', () => {
    const first = new Random(7);
    const second = new Random(7);
    for (let draw = 0; draw < 50; draw += 1) expect(first.next()).toBe(second.next());
  });

  it('gives the published numbers of mulberry32', () => {
    const random = new Random(1);
    const drawn = [random.next(), random.next(), random.next()].map((value) => value.toFixed(6));
    expect(drawn).toEqual(['0.627074', '0.002736', '0.527447']);
  });

  it('gives every item in a stream its own sequence', () => {
    const firsts = Array.from({ length: 5_000 }, (_, index) => Random.for(3, index).next());
    expect(new Set(firsts).size).toBe(5_000);
    const mean = firsts.reduce((sum, value) => sum + value, 0) / firsts.length;
    expect(mean).toBeGreaterThan(0.48);
    expect(mean).toBeLessThan(0.52);
  });

  it('draws integers from the whole range, including both ends', () => {
    const random = new Random(5);
    const drawn = Array.from({ length: 500 }, () => random.integer(2, 4));
    expect(new Set(drawn)).toEqual(new Set([2, 3, 4]));
  });

  it('shuffles a copy and keeps every item', () => {
    const items = [1, 2, 3, 4, 5, 6, 7, 8];
    const shuffled = new Random(9).shuffled(items);
    expect(shuffled).not.toEqual(items);
    expect([...shuffled].sort()).toEqual(items);
    expect(items).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('refuses to pick from nothing', () => {
    expect(() => new Random(1).pick([])).toThrow(RangeError);
  });
});
