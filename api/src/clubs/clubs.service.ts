import { Injectable } from '@nestjs/common';
import type { Page, PageRequest } from '../platform/http/pages.js';
import { pageSlice } from '../platform/http/pages.js';
import type { ClubOrder, ClubsPageQuery } from './club-queries.js';
import { ClubAddresses, hasPage } from '../model/clubs/club-address.js';
import type { ClubReference } from '../model/clubs/club-reference.js';
import { ClubNotFoundError, parseClubReference } from '../model/clubs/club-reference.js';
import { toClubDetail, toClubSearchResult } from './club-rows.js';
import { ClubsRepository } from './clubs.repository.js';
import type { ClubDetail, ClubsPage, ListedClub } from './clubs.dto.js';
import type { FixedOrder } from './directory/club-index.js';
import { ClubIndexSync } from './directory/club-index-sync.js';
import type { IndexedClub } from './directory/indexed-club.js';
import { containsText } from './directory/indexed-club.js';
import { normaliseSearchText } from '../model/clubs/search-text.js';

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
    private readonly keeper: ClubIndexSync,
    private readonly addresses: ClubAddresses,
  ) {}

  /** Clubs in name order, and how many there are. */
  async list(asked: PageRequest): Promise<Page<ListedClub>> {
    const { index } = await this.keeper.current();
    const clubs = index.inOrder('name');
    const total = clubs.length;
    const cards = await this.clubs.cards(
      index,
      pageSlice(clubs, asked).map(({ id }) => id),
    );
    return { items: cards.map(({ listed }) => listed), total };
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

  /** The same club, or undefined where there's none. */
  async findIfAny(idOrSlug: string): Promise<ClubDetail | undefined> {
    try {
      return (await this.find(idOrSlug)).club;
    } catch (error) {
      if (error instanceof ClubNotFoundError) return undefined;
      throw error;
    }
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
    const { index } = await this.keeper.current();
    const all = index.inOrder(ORDERS[sort]);
    const found = q ? containing(q, all) : all;
    const total = found.length;
    const ids = pageSlice(found, { page, limit: pageSize }).map(({ id }) => id);
    const cards = await this.clubs.cards(index, ids);
    return {
      clubs: cards.map((card) => toClubSearchResult(card, null)),
      total,
      totalPages: Math.ceil(total / pageSize),
      page,
      pageSize,
      totalIsCapped: false,
    };
  }
}

const ORDERS: Record<ClubOrder, FixedOrder> = { name: 'name', rating: 'score', reviews: 'reviews' };

function containing(q: string, clubs: readonly IndexedClub[]): readonly IndexedClub[] {
  const text = normaliseSearchText(q);
  // Punctuation alone ("%") is in no name.
  if (text === '') return [];
  return clubs.filter((club) => containsText(club, text));
}
