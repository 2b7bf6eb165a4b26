import { Injectable } from '@nestjs/common';
import { normaliseSearchText } from '../model/clubs/search-text.js';
import type { Page, PageRequest } from '../platform/http/pages.js';
import { pageSlice } from '../platform/http/pages.js';
import type { Coordinates } from './postcodes/outward-code-centroids.js';
import { InvalidInputError } from '../platform/errors.js';
import type { ClubSearchQuery } from './club-queries.js';
import { toClubSearchResult, toPlacedClub } from './club-rows.js';
import type { ClubDetail, ClubSearchResult, PlacedClub } from './clubs.dto.js';
import { ClubsRepository } from './clubs.repository.js';
import { toMiles } from './great-circle.js';
import type { ClubAtPlace, ClubIndex } from './directory/club-index.js';
import { byNearness } from './directory/club-index.js';
import { ClubIndexSync } from './directory/club-index-sync.js';
import type { IndexedClub } from './directory/indexed-club.js';
import { containsText } from './directory/indexed-club.js';
import { PlaceResolver, toPostcode } from './place-resolver.js';

/** The clubs found, and the point searched around, if any. */
export type FoundClubs = Page<ClubSearchResult> & { centre?: Coordinates };

/** Miles to look for neighbours, until there are enough: where clubs are dense, a wide circle holds thousands. */
const CIRCLES = [1, 4, 15];

/** The home screen's search, and what's around a club. */
@Injectable()
export class ClubSearchService {
  constructor(
    private readonly clubs: ClubsRepository,
    private readonly keeper: ClubIndexSync,
    private readonly places: PlaceResolver,
  ) {}

  /**
   * Clubs by name, sport or location, around a postcode or town, or by all of them; all clubs for an empty query.
   * Without a postcode they're sorted by name. Throws InvalidInputError for one that is neither a postcode nor a town.
   */
  async find(query: ClubSearchQuery): Promise<FoundClubs> {
    const { index } = await this.keeper.current();
    const matches = toMatcher(query);
    if (query.postcode) return this.around(index, await this.locate(index, query.postcode), matches, query);
    const found = index.inOrder('name').filter(matches);
    const total = found.length;
    const ids = pageSlice(found, query).map(({ id }) => id);
    const cards = await this.clubs.cards(index, ids);
    return { items: cards.map((card) => toClubSearchResult(card, null)), total };
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
    const { ids, milesTo } = getNearest(found, { limit, page: 1 });
    const cards = await this.clubs.cards(index, ids);
    return cards.map((card) => toPlacedClub(card, milesTo.get(card.listed.id) ?? null));
  }

  private async locate(index: ClubIndex, text: string): Promise<Coordinates> {
    const place = await this.places.find(text, index);
    if (!place) throw InvalidInputError.inFields({ postcode: explainUnknown(index, text) });
    return place;
  }

  private async around(
    index: ClubIndex,
    { latitude, longitude }: Coordinates,
    matches: Matcher,
    query: ClubSearchQuery,
  ): Promise<FoundClubs> {
    const centre = { latitude, longitude };
    const found = index.within(centre, query.radiusMiles).filter(({ club }) => matches(club));
    const { ids, milesTo } = getNearest(found, query);
    const cards = await this.clubs.cards(index, ids);
    const items = cards.map((card) => toClubSearchResult(card, milesTo.get(card.listed.id) ?? null));
    return { items, total: found.length, centre };
  }
}

/** The page's clubs, nearest first, and how far they are. */
function getNearest(
  found: ClubAtPlace[],
  asked: PageRequest,
): { ids: number[]; milesTo: Map<number, number> } {
  const page = pageSlice(found.sort(byNearness), asked);
  const milesTo = new Map(page.map(({ club, nearness }) => [club.id, toMiles(nearness)]));
  return { ids: [...milesTo.keys()], milesTo };
}

/** Why a place isn't found, and what to enter instead. */
function explainUnknown(index: ClubIndex, text: string): string {
  if (toPostcode(text)) return `postcode "${text}" wasn’t found: check for typos, or try just the first half`;
  const [town] = index.towns.startingLike(normaliseSearchText(text));
  const hint = 'Enter a postcode like LS6 or LS6 3AA.';
  return town ? `${hint} Looking for ${town.label}? See ${counted(town.clubs)}.` : hint;
}

const counted = (clubs: number): string => (clubs === 1 ? '1 club' : `${clubs} clubs`);

type Matcher = (club: IndexedClub) => boolean;

function toMatcher({ sport, location }: ClubSearchQuery): Matcher {
  const [name, place] = [sport ?? '', location ?? ''].map(normaliseSearchText) as [string, string];
  // No club contains punctuation alone.
  if ((sport && name === '') || (location && place === '')) return () => false;
  return (club) =>
    (containsText(club, name) || club.searchSport.includes(name)) && club.searchLocation.includes(place);
}
