import type { ClubState } from '@club-reviews/domain/club-state';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ChangedBy, ClubAction, FieldChanges } from '../model/clubs/club-change.js';
import { ClubHistory } from '../model/clubs/club-change.js';

import { Club } from '../model/clubs/club.entity.js';
import { ClubListing } from '../model/clubs/club-listing.js';
import { ClubNotFoundError } from '../model/clubs/club-reference.js';
import { recountClub } from '../model/reviews/club-totals.js';
import { Settings } from '../platform/config/settings.js';
import { Database } from '../platform/database/database.js';
import { ConflictError, InvalidInputError } from '../platform/errors.js';

/** A state that a moderator can choose; clubs become merged by a merge. */
type ChosenState = Exclude<ClubState, 'merged'>;

const ACTIONS: Record<ChosenState, ClubAction> = { listed: 'reopened', closed: 'closed', hidden: 'hidden' };
const MESSAGES: Record<ClubState, string> = {
  listed: 'This club is already listed.',
  closed: 'This club has already closed.',
  hidden: 'This club is already hidden.',
  merged: 'This club has been merged into another one. Undo the merge to bring it back.',
};

/** Hides, closes and reopens clubs. */
@Injectable()
export class ClubStatesService {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly listing: ClubListing,
    private readonly history: ClubHistory,
  ) {}

  /**
   * Puts a club into another state. Throws ClubNotFoundError, ConflictError, and InvalidInputError for a successor
   * that has no page.
   */
  async put(id: number, state: ChosenState, by: ChangedBy, successorId: number | null = null): Promise<void> {
    await this.database.transactions.runInBackground(async (manager) => {
      const club = await this.listing.lock(manager, id);
      if (!club) throw new ClubNotFoundError();
      if (club.state === 'merged' || club.state === state) throw new ConflictError(MESSAGES[club.state]);
      if (successorId !== null) await this.assertSuccessor(manager, club, successorId);
      await this.change(manager, club, { state, successorId }, by);
    });
  }

  /** The same for a club that the caller has locked and may change. */
  async change(
    manager: EntityManager,
    club: Club,
    { state, successorId }: { state: ChosenState; successorId: number | null },
    by: ChangedBy,
    action: ClubAction = ACTIONS[state],
  ): Promise<void> {
    if (state === 'listed') await this.listing.relist(manager, club, by.at);
    else await this.listing.unlist(manager, club, { state, successorId, at: by.at });
    if (state === 'hidden' || club.state === 'hidden') {
      const publication = this.settings.reviewPublication;
      await recountClub(manager, this.database.dialect, club.id, { publication, at: by.at });
    }
    const fields: FieldChanges = { state: [club.state, state] };
    if (club.successorId !== successorId) fields['successorId'] = [club.successorId, successorId];
    await this.history.record(manager, { clubId: club.id, action, fields, otherClubId: successorId }, by);
  }

  private async assertSuccessor(manager: EntityManager, club: Club, successorId: number): Promise<void> {
    const successor = successorId === club.id ? null : await manager.findOneBy(Club, { id: successorId });
    if (successor?.state !== 'listed')
      throw InvalidInputError.inFields({ successorId: 'The successor must be another club that is listed' });
  }
}
