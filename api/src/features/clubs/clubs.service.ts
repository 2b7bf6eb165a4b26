import { Injectable } from '@nestjs/common';
import type { Page, PageRequest } from '../../platform/http/pages.js';
import { offsetOf } from '../../platform/http/pages.js';
import type { ClubOrder, ClubsPageQuery, RankedOrder } from './club-queries.js';
import { ClubAddresses, hasPage } from '../../model/clubs/club-address.js';
import type { ClubReference } from '../../model/clubs/club-reference.js';
import { ClubNotFoundError, parseClubReference } from '../../model/clubs/club-reference.js';
import { toClubDetail, toClubSummary } from './club-rows.js';
import { ClubSearchRepository } from './club-search.repository.js';
import { MAX_MATCHES } from './club-text-search.sql.js';
import { ClubsRepository } from './clubs.repository.js';
import type { ClubDetail, ClubsPage, ClubSummary } from './clubs.dto.js';
import { normaliseSearchText } from '../../model/clubs/search-text.js';

/** A club as the public reads it. */
export interface FoundClub {
  club: ClubDetail;
  /** It has a different address from the one requested. */
  hasMoved: boolean;
  /** The club, and if it has closed, those that its page points to. */
  clubIds: number[];
}

/** Lists and pages of clubs for the public. */
@Injectable()
export class ClubsService {
  constructor(
    private readonly clubs: ClubsRepository,
    private readonly search: ClubSearchRepository,
    private readonly addresses: ClubAddresses,
  ) {}

  /** Clubs in name order, and how many there are. */
  async list(asked: PageRequest): Promise<Page<ClubSummary>> {
    const { items, total } = await this.clubs.findByPosition(asked);
    return { items: items.map(toClubSummary), total };
  }

  /**
   * One club, also by an address from before it was renamed, or of a club merged into it. Throws ClubNotFoundError, for
   * a hidden club too.
   * @returns the club, whether it has moved to another address, and the clubs that its data was read from
   */
  async find(idOrSlug: string): Promise<FoundClub> {
    const reference = parseClubReference(idOrSlug);
    if (!reference) throw new ClubNotFoundError();
    const found = await this.read(reference);
    if (found) return { ...found, hasMoved: false };
    const current = await this.addresses.current(reference);
    const moved = current && (await this.read({ id: current.id }));
    if (!moved) throw new ClubNotFoundError();
    return { ...moved, hasMoved: true };
  }

  private async read(reference: ClubReference): Promise<Omit<FoundClub, 'hasMoved'> | undefined> {
    const found = await this.clubs.findDetail(reference);
    if (!found || !hasPage(found.club.state)) return undefined;
    const { state, successorId } = found.club;
    const successor =
      state === 'closed' && successorId !== null
        ? await this.addresses.current({ id: successorId })
        : undefined;
    return {
      club: toClubDetail(
        found.club,
        found.ageGroups,
        successor ? { name: successor.name, slug: successor.slug } : null,
      ),
      clubIds: [found.club.id, successorId, successor?.id].filter((id) => typeof id === 'number'),
    };
  }

  /** One page of the browse screen: all clubs, or those whose name or location contains a text. */
  async page({ page, pageSize, q, sort }: ClubsPageQuery): Promise<ClubsPage> {
    const asked: PageRequest = { page, limit: pageSize };
    if (q) return this.matchingPage(q, sort, asked);
    if (sort !== 'name') return this.rankedPage(sort, asked);
    return toPage(await this.list(asked), asked);
  }

  private async matchingPage(q: string, sort: ClubOrder, asked: PageRequest): Promise<ClubsPage> {
    const anywhere = normaliseSearchText(q);
    // Punctuation alone ("%") is in no name.
    if (!anywhere || !isWithinReach(asked)) return toCappedPage({ items: [], total: 0 }, asked);
    const { items, total } = await this.search.findByText({ anywhere }, sort, asked);
    return toCappedPage({ items: items.map(toClubSummary), total }, asked);
  }

  private async rankedPage(order: RankedOrder, asked: PageRequest): Promise<ClubsPage> {
    const { items, total } = isWithinReach(asked)
      ? await this.clubs.findByRank(order, asked)
      : { items: [], total: await this.clubs.count() };
    return toCappedPage({ items: items.map(toClubSummary), total }, asked);
  }
}

function isWithinReach(asked: PageRequest): boolean {
  return offsetOf(asked) < MAX_MATCHES;
}

function toCappedPage({ items, total }: Page<ClubSummary>, asked: PageRequest): ClubsPage {
  const reachable = Math.min(total, MAX_MATCHES);
  const page = toPage({ items: items.slice(0, MAX_MATCHES - offsetOf(asked)), total: reachable }, asked);
  return { ...page, totalIsCapped: total > MAX_MATCHES };
}

function toPage({ items, total }: Page<ClubSummary>, { page, limit }: PageRequest): ClubsPage {
  return {
    clubs: items,
    total,
    totalPages: Math.ceil(total / limit),
    page,
    pageSize: limit,
    totalIsCapped: false,
  };
}
