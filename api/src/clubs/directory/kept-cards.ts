import { LRUCache } from 'lru-cache';
import type { ClubCard } from '../club-rows.js';

/** Of the clubs that were shown last; a card takes some 3 kB. */
const KEPT = 5_000;

/** Clubs' cards in memory. Whoever changes the index forgets those of the clubs that have changed. */
export class KeptCards {
  private readonly cards = new LRUCache<number, ClubCard>({ max: KEPT });
  private changes = 0;

  /** The card of a club; undefined if it isn't kept. */
  get(id: number): ClubCard | undefined {
    return this.cards.get(id);
  }

  /** Begins to read cards. @returns what keeps them, unless a club has changed meanwhile */
  startReading(): (read: ReadonlyMap<number, ClubCard>) => void {
    const before = this.changes;
    return (read) => {
      if (this.changes !== before) return;
      for (const [id, card] of read) this.cards.set(id, card);
    };
  }

  /** Forgets the cards of clubs. */
  forget(ids: Iterable<number>): void {
    this.changes += 1;
    for (const id of ids) this.cards.delete(id);
  }
}
