import { MAX_SAVED_SEARCHES, SAVED_SEARCH_MESSAGES } from '@club-reviews/domain/saved-searches';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ClubVersion, DIRECTORY } from '../../model/clubs/club-versions.js';
import { Database } from '../../platform/database/database.js';
import { ConflictError } from '../../platform/errors.js';
import { hashToken } from '../../platform/mailed-links/link-token.js';
import { ExpiredLinkError, UnknownLinkError } from '../../platform/mailed-links/link-errors.js';
import { SavedSearchLinks } from '../saved-search-links.js';
import { isSameSearch, getWish } from '../saved-search-labels.js';
import type { SavedSearchProgress } from '../saved-search.dto.js';
import { SavedSearch, savedSearchEnd } from '../saved-search.entity.js';

const UNKNOWN = 'This saved search has ended, or the link isn’t complete.';
const EXPIRED = 'This link has expired, and the search wasn’t saved. Please save it again.';

/** Reads, confirms and ends saved searches with the links in their mails. */
@Injectable()
export class SavedSearchConfirmationService {
  constructor(
    private readonly database: Database,
    private readonly links: SavedSearchLinks,
  ) {}

  /** The search of a link. Throws UnknownLinkError and ExpiredLinkError. */
  async get(token: string): Promise<SavedSearchProgress> {
    return toProgress(await this.find(token));
  }

  /**
   * Confirms the search of a link; can be repeated; it replaces an equal one that the address has saved before. Throws
   * UnknownLinkError, ExpiredLinkError and ConflictError.
   */
  async confirm(token: string): Promise<SavedSearchProgress> {
    const { id, emailHash } = await this.find(token);
    const confirmed = await this.database.transactions.runInTransaction(async (manager) => {
      // All of the address's searches are locked, so that those confirmed at the same moment are counted.
      const order = { id: 'ASC' } as const;
      const stored = await this.database.transactions.lockAll(manager, SavedSearch, { emailHash }, { order });
      const search = stored.find((one) => one.id === id);
      if (!search) throw new UnknownLinkError(UNKNOWN);
      if (search.confirmedAt) return search;
      const active = stored.filter((one) => one.confirmedAt && one.eraseAt.getTime() > Date.now());
      await this.makeRoom(manager, search, active);
      return this.activate(manager, search);
    });
    return toProgress(confirmed);
  }

  /** Ends the search of a link: it's deleted, with the address. Throws UnknownLinkError. */
  async end(token: string): Promise<void> {
    const { id } = await this.find(token);
    await this.database.transactions.runInTransaction((manager) => manager.delete(SavedSearch, { id }));
  }

  private async makeRoom(
    manager: EntityManager,
    search: SavedSearch,
    active: readonly SavedSearch[],
  ): Promise<void> {
    const same = active.filter((other) => isSameSearch(other, search));
    if (active.length - same.length >= MAX_SAVED_SEARCHES)
      throw new ConflictError(SAVED_SEARCH_MESSAGES.tooMany);
    for (const { id } of same) await manager.delete(SavedSearch, { id });
  }

  private async activate(manager: EntityManager, search: SavedSearch): Promise<SavedSearch> {
    const confirmedAt = new Date();
    const { version } = await manager.findOneByOrFail(ClubVersion, { clubId: DIRECTORY });
    const changes = { confirmedAt, sinceVersion: version, eraseAt: savedSearchEnd(confirmedAt) };
    await manager.update(SavedSearch, search.id, changes);
    return { ...search, ...changes };
  }

  private async find(token: string): Promise<SavedSearch> {
    const search = await this.read(token);
    if (!search) throw new UnknownLinkError(UNKNOWN);
    if (search.eraseAt.getTime() > Date.now()) return search;
    throw search.confirmedAt ? new UnknownLinkError(UNKNOWN) : new ExpiredLinkError(EXPIRED);
  }

  /** By the link that confirms it, or by those in its mails. */
  private async read(token: string): Promise<SavedSearch | null> {
    const { reader } = this.database;
    const named = this.links.read(token);
    if (!named) return reader.findOneBy(SavedSearch, { tokenHash: hashToken(token) });
    const search = await reader.findOneBy(SavedSearch, { id: named.id });
    return search && named.isFor(search.tokenHash) ? search : null;
  }
}

function toProgress(search: SavedSearch): SavedSearchProgress {
  const { place, radius, age, teams, days } = getWish(search);
  return {
    status: search.confirmedAt ? 'active' : 'unconfirmed',
    ...{ place, radius, age, teams: [...teams], days: [...days] },
    endsAt: search.eraseAt.toISOString(),
  };
}
