import { londonClock } from '@club-reviews/domain/london-clock';
import type { LondonClock } from '@club-reviews/domain/london-clock';
import { Injectable } from '@nestjs/common';
import type { Found, Search } from './club-finder.js';
import { countClubs, findFurtherAway, search } from './club-finder.js';
import { asksOfListings, toCriteria } from './criteria.js';
import type { FindOrder, FindQuery } from './find-queries.js';
import type { FoundClub, FoundClubs, NearbySearch } from './find.dto.js';
import { toFoundClub } from './found-club.js';
import { sortedPage } from './found-order.js';
import { ClubSessionsRepository } from '../sessions/club-sessions.repository.js';
import type { ClubCard } from '../club-rows.js';
import type { FindPlace } from '../clubs.dto.js';
import type { ClubIndex } from '../directory/club-index.js';
import { ClubIndexSync } from '../directory/club-index-sync.js';
import { ClubsRepository } from '../clubs.repository.js';
import type { ParsedQuery } from './query-parser.js';
import { QueryParser } from './query-parser.js';

/** The one search: by name, town, postcode or location, with filters. */
@Injectable()
export class FindService {
  constructor(
    private readonly keeper: ClubIndexSync,
    private readonly parser: QueryParser,
    private readonly clubs: ClubsRepository,
    private readonly sessions: ClubSessionsRepository,
  ) {}

  /** One page of the clubs that match the place, name and filters, and what other choices would find. */
  async find(query: FindQuery): Promise<FoundClubs> {
    const { index } = await this.keeper.current();
    const parsed = await this.parser.parse(query, index);
    const { place, named, placeNotFound, similar, offered } = parsed;
    const now = londonClock(new Date());
    const criteria = toCriteria(query, now);
    const asked: Search = {
      place,
      named,
      criteria,
      miles: query.radius,
      unlisted: query.unlisted && asksOfListings(criteria),
    };
    const found = search(index, asked);
    const order = getOrder(query, parsed);
    const { page, pageSize } = query;
    const total = found.slots.length;
    const isEmptyPlace = place !== null && total === 0;
    // All that is read from the index comes before the next wait, as a change may put another club in a club's place.
    const shown = sortedPage(index, found, order, { page, limit: pageSize });
    const nearby = offered ? nearbySearch(index, offered, asked) : null;
    const showCards = (clubs: readonly Found[]) =>
      this.cards(index, clubs, now, (card, each) => toFoundClub(card, each, query, criteria, order));
    const { wider, nearest } = isEmptyPlace
      ? findFurtherAway(index, place, asked)
      : { wider: null, nearest: [] };
    return {
      clubs: await showCards(shown),
      total,
      totalIsCapped: false,
      page,
      pageSize,
      totalPages: Math.ceil(total / pageSize),
      place,
      placeNotFound,
      similar,
      nearby,
      unlisted: found.unlisted,
      facets: found.facets,
      wider,
      nearest: await showCards(nearest),
    };
  }

  private async cards(
    index: ClubIndex,
    found: readonly Found[],
    now: LondonClock,
    show: (card: ClubCard, found: Found) => Omit<FoundClub, 'nextSession'>,
  ): Promise<FoundClub[]> {
    const ids = found.map(({ club }) => club.id);
    const byId = new Map(found.map((each) => [each.club.id, each]));
    const withSessions = found.filter(({ club }) => club.sessions.length > 0).map(({ club }) => club.id);
    const [cards, sessions] = await Promise.all([
      this.clubs.cards(index, ids),
      this.sessions.findNext(withSessions, now),
    ]);
    return cards.flatMap((card) => {
      const { id } = card.listed;
      const each = byId.get(id);
      return each ? [{ ...show(card, each), nextSession: sessions.get(id) ?? null }] : [];
    });
  }
}

/** What the same search finds around a place instead of by a text; null if that's nothing. */
function nearbySearch(index: ClubIndex, place: FindPlace, asked: Search): NearbySearch | null {
  const total = countClubs(index, { ...asked, place, named: null });
  return total === 0 ? null : { ...place, radius: asked.miles, total };
}

/** The requested order if it makes sense, otherwise the usual one. */
function getOrder({ sort }: FindQuery, { place, named }: ParsedQuery): FindOrder {
  const usual = place ? 'distance' : named === null ? 'name' : 'relevance';
  if ((sort === 'distance' && !place) || (sort === 'relevance' && (place || named === null))) return usual;
  return sort ?? usual;
}
