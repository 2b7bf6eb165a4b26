/** This many changes at once are merged; fewer are inserted one by one. */
const MERGE_FROM = 16;

/** Items in an order in which no two are equal, where a few changes are cheap. */
export class SortedList<Item> {
  private items: Item[] = [];

  constructor(private readonly compare: (one: Item, other: Item) => number) {}

  /** All items, in order; invalid after a change. */
  get all(): readonly Item[] {
    return this.items;
  }

  /** Removes items that are in the list, and inserts others. */
  change(removed: ReadonlySet<Item>, added: readonly Item[]): void {
    if (removed.size + added.length >= MERGE_FROM) {
      this.merge(removed, added);
      return;
    }
    for (const item of removed) this.items.splice(this.getPlace(item), 1);
    for (const item of added) this.items.splice(this.getPlace(item), 0, item);
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

  private merge(removed: ReadonlySet<Item>, added: readonly Item[]): void {
    // Only what changes is compared; the rest is copied.
    const cuts = Array.from(removed, (item) => this.getPlace(item)).sort((one, other) => one - other);
    const merged: Item[] = [];
    let [next, cut] = [0, 0];
    const copyUntil = (end: number): void => {
      for (; next < end; next += 1)
        if (next === cuts[cut]) cut += 1;
        else merged.push(this.items[next] as Item);
    };
    for (const item of added.toSorted(this.compare)) {
      copyUntil(this.getPlace(item));
      merged.push(item);
    }
    copyUntil(this.items.length);
    this.items = merged;
  }
}
