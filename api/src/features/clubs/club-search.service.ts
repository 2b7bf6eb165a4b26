import { Injectable } from '@nestjs/common';
import type { Page } from '../../platform/http/pages.js';
import { offsetOf } from '../../platform/http/pages.js';
import type { Coordinates } from '../postcodes/outward-code-centroids.js';
import { PostcodesService } from '../postcodes/postcodes.service.js';
import type { ClubSearchQuery } from './club-queries.js';
import { toClubSearchResult } from './club-rows.js';
import { ClubSearchRepository } from './club-search.repository.js';
import type { TextMatch } from './club-text-search.sql.js';
import { MAX_MATCHES } from './club-text-search.sql.js';
import type { ClubSearchResult } from './clubs.dto.js';
import { ClubsRepository } from './clubs.repository.js';
import { normaliseSearchText } from '../../model/clubs/search-text.js';

/** The clubs found, and the point searched around, if any. */
export type FoundClubs = Page<ClubSearchResult> & { centre?: Coordinates };

const NOTHING: FoundClubs = { items: [], total: 0 };

/** The home screen's search. */
@Injectable()
export class ClubSearchService {
  constructor(
    private readonly clubs: ClubsRepository,
    private readonly search: ClubSearchRepository,
    private readonly postcodes: PostcodesService,
  ) {}

  /**
   * Clubs by name or sport, by location, around a postcode, or by all of them; all clubs for an empty query. Without a
   * postcode they're sorted by name, and at most MAX_MATCHES can be read. Throws InvalidInputError for a bad or unknown
   * postcode.
   */
  async find(query: ClubSearchQuery): Promise<FoundClubs> {
    const centre = query.postcode ? await this.postcodes.locate(query.postcode) : undefined;
    const match = await this.toMatch(query);
    if (!match) return { ...NOTHING, centre };
    if (centre) {
      const { items, total } = await this.search.findInRadius(
        { centre, miles: query.radiusMiles, match },
        query,
      );
      return { items: items.map((row) => toClubSearchResult(row, row.distance)), total, centre };
    }
    if (match.name === undefined && match.location === undefined) return this.all(query);
    if (offsetOf(query) >= MAX_MATCHES) return NOTHING;
    const { items, total } = await this.search.findByText(match, 'name', query);
    return { items: items.map((row) => toClubSearchResult(row, null)), total: Math.min(total, MAX_MATCHES) };
  }

  // Undefined for a text that no club can contain, such as punctuation alone.
  private async toMatch({ sport, location }: ClubSearchQuery): Promise<TextMatch | undefined> {
    const match: TextMatch = {
      name: sport ? normaliseSearchText(sport) : undefined,
      location: location ? normaliseSearchText(location) : undefined,
    };
    if (match.name === '' || match.location === '') return undefined;
    if (match.name) match.sports = await this.sportsContaining(match.name);
    return match;
  }

  private async sportsContaining(text: string): Promise<string[]> {
    const sports = await this.search.sports();
    return sports.filter((sport) => normaliseSearchText(sport).includes(text));
  }

  private async all(query: ClubSearchQuery): Promise<Page<ClubSearchResult>> {
    const { items, total } = await this.clubs.findByPosition(query);
    return { items: items.map((row) => toClubSearchResult(row, null)), total };
  }
}
