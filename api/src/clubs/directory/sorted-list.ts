/** This many changes at once are merged; fewer are inserted one by one. */
const MERGE_FROM = 64;

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
    const sorted = [...added].sort(this.compare);
    const merged: Item[] = [];
    let next = 0;
    for (const item of this.items) {
      if (removed.has(item)) continue;
      while (next < sorted.length && this.compare(sorted[next] as Item, item) < 0)
        merged.push(sorted[next++] as Item);
      merged.push(item);
    }
    this.items = merged.concat(sorted.slice(next));
  }
}
