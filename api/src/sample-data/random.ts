/** A repeatable source of random numbers, mulberry32 (Tommy Ettinger, public domain): equal seeds, equal sequences. */
export class Random {
  constructor(private state: number) {}

  /**
   * A source of its own for one item of one stream, so that item 40,000 can be made without the 39,999 before it. Mixed
   * with the finaliser of MurmurHash3 (Austin Appleby, public domain).
   */
  static for(stream: number, index: number): Random {
    let mixed = (Math.imul(stream, 0x9e3779b1) ^ index) >>> 0;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return new Random(mixed ^ (mixed >>> 16));
  }

  /** The next number from 0 up to, but not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** An integer from `lowest` to `highest`, both included. */
  integer(lowest: number, highest: number): number {
    return lowest + Math.floor(this.next() * (highest - lowest + 1));
  }

  /** True with the given probability, from 0 to 1. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /**
   * One item of a list.
   * @throws RangeError when the list is empty
   */
  pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new RangeError('Nothing to pick from');
    return items[Math.floor(this.next() * items.length)] as Item;
  }

  /** A copy in random order: Fisher and Yates's shuffle. */
  shuffled<Item>(items: readonly Item[]): Item[] {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = this.integer(0, last);
      [order[last], order[other]] = [order[other] as Item, order[last] as Item];
    }
    return order;
  }

  /** Roughly bell-shaped around 0 with a spread of 1: the sum of three uniform numbers, scaled. */
  spread(): number {
    return (this.next() + this.next() + this.next() - 1.5) * 2;
  }
}
