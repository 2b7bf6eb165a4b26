import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { LISTING_VERSION } from '../../model/clubs/club-versions.js';
import { Database } from '../../platform/database/database.js';
import type { Sql } from '../../platform/database/sql.js';
import { sql } from '../../platform/database/sql.js';
import type { Page, PageRequest } from '../../platform/http/pages.js';
import type { ClubOrder } from './club-queries.js';
import type { RadiusSearch } from './club-radius-search.sql.js';
import { clubsInRadius, radiusCount } from './club-radius-search.sql.js';
import type { ClubSummaryRow } from './club-rows.js';
import type { TextMatch } from './club-text-search.sql.js';
import { commonlyMatchingClubs, matchCount, matchingClubs, MAX_MATCHES } from './club-text-search.sql.js';
import { milesOf } from './great-circle.js';
import type { FactsRow } from './row-facts.js';

const REMEMBERED_MATCHES = 1000;

/** A club's card with the facts that help parents choose. */
export type FoundRow = ClubSummaryRow & FactsRow;

/** The same, and how many miles away it is. */
export type ClubAtDistanceRow = FoundRow & { distance: number };

type MatchingRow = FoundRow & { matches: number };

/** Finds clubs by what their texts contain and by where they are. */
@Injectable()
export class ClubSearchRepository {
  /** Matches known to have more clubs than can be paged, and for which version of the listing. */
  private readonly overfull = new LRUCache<string, number>({ max: REMEMBERED_MATCHES });
  private known: { version: number; sports: string[] } | undefined;

  constructor(private readonly database: Database) {}

  /** One page of the clubs that match, and the number of matches: MAX_MATCHES + 1 means "more than can be paged". */
  async findByText(match: TextMatch, order: ClubOrder, asked: PageRequest): Promise<Page<FoundRow>> {
    const key = JSON.stringify(match);
    const version = await this.listingVersion();
    if (this.overfull.get(key) !== version) {
      const items = await this.database.reads.all<MatchingRow>(matchingClubs(match, order, asked));
      const total = await this.total(items, asked, () => matchCount(match));
      if (total <= MAX_MATCHES) return { items, total };
      this.overfull.set(key, version);
    }
    const items = await this.database.reads.all<FoundRow>(commonlyMatchingClubs(match, order, asked));
    return { items, total: MAX_MATCHES + 1 };
  }

  /** One page of the clubs within a radius, nearest first, and how many there are. */
  async findInRadius(search: RadiusSearch, asked: PageRequest): Promise<Page<ClubAtDistanceRow>> {
    const rows = await this.database.reads.all<MatchingRow & { nearness: number }>(
      clubsInRadius(this.database.dialect, search, asked),
    );
    return {
      items: rows.map((row) => ({ ...row, distance: milesOf(row.nearness) })),
      total: await this.total(rows, asked, () => radiusCount(this.database.dialect, search)),
    };
  }

  /** The sports that clubs play, a handful. */
  async sports(): Promise<string[]> {
    const version = await this.listingVersion();
    if (this.known?.version !== version) {
      const rows = await this.database.reads.all<{ sport: string }>(sql`SELECT DISTINCT sport FROM clubs`);
      this.known = { version, sports: rows.map((row) => row.sport) };
    }
    return this.known.sports;
  }

  // Read before the value that is cached for it, which is then at least as new.
  private async listingVersion(): Promise<number> {
    const [row] = await this.database.reads.all<{ version: number }>(LISTING_VERSION);
    return row?.version ?? 0;
  }

  // Each row has the number of matches; only a page beyond the last has to count.
  private async total(rows: MatchingRow[], asked: PageRequest, count: () => Sql): Promise<number> {
    if (rows[0]) return rows[0].matches;
    if (asked.page === 1) return 0;
    const [row] = await this.database.reads.all<{ matches: number }>(count());
    return row?.matches ?? 0;
  }
}
