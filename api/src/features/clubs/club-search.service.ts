import { Injectable } from '@nestjs/common';
import { normaliseSearchText } from '../../model/clubs/search-text.js';
import type { Page, PageRequest } from '../../platform/http/pages.js';
import { pageSlice } from '../../platform/http/pages.js';
import type { Coordinates } from '../postcodes/outward-code-centroids.js';
import { PostcodesService } from '../postcodes/postcodes.service.js';
import type { ClubSearchQuery } from './club-queries.js';
import { toClubSearchResult, toPlacedClub } from './club-rows.js';
import type { ClubDetail, ClubSearchResult, PlacedClub } from './clubs.dto.js';
import { ClubsRepository } from './clubs.repository.js';
import { milesOf } from './great-circle.js';
import type { ClubAtPlace } from './index/club-index.js';
import { byNearness } from './index/club-index.js';
import { ClubIndexKeeper } from './index/club-index-keeper.js';
import type { IndexedClub } from './index/indexed-club.js';

/** The clubs found, and the point searched around, if any. */
export type FoundClubs = Page<ClubSearchResult> & { centre?: Coordinates };

/** Miles to look for neighbours, until there are enough: where clubs are dense, a wide circle holds thousands. */
const CIRCLES = [1, 4, 15];

/** The home screen's search, and what's around a club. */
@Injectable()
export class ClubSearchService {
  constructor(
    private readonly clubs: ClubsRepository,
    private readonly keeper: ClubIndexKeeper,
    private readonly postcodes: PostcodesService,
  ) {}

  /**
   * Clubs by name or sport, by location, around a postcode, or by all of them; all clubs for an empty query. Without a
   * postcode they're sorted by name. Throws InvalidInputError for a bad or unknown postcode.
   */
  async find(query: ClubSearchQuery): Promise<FoundClubs> {
    const matches = matcherOf(query);
    if (query.postcode) return this.around(await this.postcodes.locate(query.postcode), matches, query);
    const { index } = await this.keeper.current();
    const clubs = index.inOrder('name');
    const found = matches === ALL ? clubs : clubs.filter(matches);
    const total = found.length;
    const ids = pageSlice(found, query).map(({ id }) => id);
    const rows = await this.clubs.searchResults(ids);
    return { items: rows.map((row) => toClubSearchResult(row, null)), total };
  }

  /** The nearest clubs around another one, as far as there are any within a few miles. */
  async neighbours(
    { id, latitude, longitude }: Pick<ClubDetail, 'id' | 'latitude' | 'longitude'>,
    limit: number,
  ): Promise<PlacedClub[]> {
    if (latitude === null || longitude === null) return [];
    const { index } = await this.keeper.current();
    let found: ClubAtPlace[] = [];
    for (const miles of CIRCLES) {
      found = index.within({ latitude, longitude }, miles).filter(({ club }) => club.id !== id);
      if (found.length >= limit) break;
    }
    const { ids, milesTo } = nearestOf(found, { limit, page: 1 });
    const rows = await this.clubs.cardsWithFacts(ids);
    return rows.map((row) => toPlacedClub(row, milesTo.get(row.id) ?? null));
  }

  private async around(centre: Coordinates, matches: Matcher, query: ClubSearchQuery): Promise<FoundClubs> {
    const { index } = await this.keeper.current();
    const found = index.within(centre, query.radiusMiles).filter(({ club }) => matches(club));
    const { ids, milesTo } = nearestOf(found, query);
    const rows = await this.clubs.searchResults(ids);
    const items = rows.map((row) => toClubSearchResult(row, milesTo.get(row.id) ?? null));
    return { items, total: found.length, centre };
  }
}

/** The page's clubs, nearest first, and how far they are. */
function nearestOf(
  found: ClubAtPlace[],
  asked: PageRequest,
): { ids: number[]; milesTo: Map<number, number> } {
  const page = pageSlice(found.sort(byNearness), asked);
  const milesTo = new Map(page.map(({ club, nearness }) => [club.id, milesOf(nearness)]));
  return { ids: [...milesTo.keys()], milesTo };
}

type Matcher = (club: IndexedClub) => boolean;

const ALL: Matcher = () => true;

function matcherOf({ sport, location }: ClubSearchQuery): Matcher {
  if (!sport && !location) return ALL;
  const [name, place] = [sport ?? '', location ?? ''].map(normaliseSearchText) as [string, string];
  // No club contains punctuation alone.
  if ((sport && name === '') || (location && place === '')) return () => false;
  return ({ searchName, searchSport, searchLocation }) =>
    (searchName.includes(name) || searchSport.includes(name)) && searchLocation.includes(place);
}
