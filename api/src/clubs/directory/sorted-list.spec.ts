import { SortedList } from './sorted-list.js';

describe('a sorted list', () => {
  it('stays in order through small and large changes', () => {
    const list = new SortedList<number>((one, other) => one - other);
    const held = new Set<number>();
    let seed = 7;
    const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
    for (const size of [3, 200, 1, 80, 5, 150]) {
      const removed = new Set([...held].filter(() => random(3) === 0).slice(0, size));
      const added = [...new Set(Array.from({ length: size }, () => random(10_000)))].filter(
        (n) => !held.has(n),
      );
      for (const item of removed) held.delete(item);
      for (const item of added) held.add(item);
      list.change(removed, added);
      expect(list.all).toEqual([...held].sort((one, other) => one - other));
    }
    expect(list.firstWhere((item) => item >= 0)).toBe(0);
    expect(list.firstWhere((item) => item > 10_000)).toBe(list.all.length);
  });
});
