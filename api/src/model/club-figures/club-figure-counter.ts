import { londonClock } from '@club-reviews/domain/london-clock';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { StoredCounter } from '../../platform/database/stored-counter.js';

const FLUSH_EVERY_MS = 60_000;

/** Counts how often clubs are seen: one row for each club and day. */
@Injectable()
export class ClubFigureCounter extends StoredCounter {
  constructor(database: Database) {
    super(database, 'Club figures', FLUSH_EVERY_MS);
  }

  /** Counts views of a club's page. */
  countView(clubId: number, at: Date, times = 1): void {
    this.count(clubId, getDay(at), { views: times, shown_in_searches: 0 });
  }

  /** Counts that these clubs were this many times on a page of search results. */
  countShown(clubIds: readonly number[], at: Date, times = 1): void {
    const day = getDay(at);
    for (const clubId of clubIds) this.count(clubId, day, { views: 0, shown_in_searches: times });
  }

  private count(clubId: number, day: string, counts: Readonly<Record<string, number>>): void {
    this.add('club_daily_figures', { club_id: clubId, day }, counts);
  }
}

function getDay(moment: Date): string {
  return londonClock(moment).date;
}
