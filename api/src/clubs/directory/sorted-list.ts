/** Items in an order in which no two are equal, where a few changes are cheap. */
export class SortedList<Item> {
  private readonly items: Item[] = [];

  constructor(private readonly compare: (one: Item, other: Item) => number) {}

  /** All items, in order; invalid after a change. */
  get all(): readonly Item[] {
    return this.items;
  }

  /**
   * Removes items that are in the list, and inserts others. Only these are compared, and the rest moves within the list:
   * copies of many long lists would keep the garbage collector busy.
   */
  change(removed: ReadonlySet<Item>, added: readonly Item[]): void {
    this.remove(Array.from(removed, (item) => this.getPlace(item)).sort((one, other) => one - other));
    this.insert(added.toSorted(this.compare));
  }

  /** The index of the first item that doesn't come before `item`. */
  getPlace(item: Item): number {
    return this.firstWhere((other) => this.compare(other, item) >= 0);
  }

  /** The index of the first item where `isReached` holds, as it then does for every item after it. */
  firstWhere(isReached: (item: Item) => boolean): number {
    let [low, high] = [0, this.items.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isReached(this.items[middle] as Item)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  private remove(places: readonly number[]): void {
    const { items } = this;
    let end = places[0] ?? items.length;
    let next = 0;
    for (let place = end; place < items.length; place += 1)
      if (place === places[next]) next += 1;
      else items[end++] = items[place] as Item;
    items.length = end;
  }

  private insert(sorted: readonly Item[]): void {
    const { items } = this;
    const places = sorted.map((item) => this.getPlace(item));
    let last = items.length - 1;
    for (const item of sorted) items.push(item);
    // From the end, where there is room now.
    for (let next = sorted.length - 1; next >= 0; next -= 1) {
      const place = places[next] ?? 0;
      for (; last >= place; last -= 1) items[last + next + 1] = items[last] as Item;
      items[place + next] = sorted[next] as Item;
    }
  }
}
