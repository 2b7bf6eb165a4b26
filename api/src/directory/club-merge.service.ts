import { MERGE_UNDO_DAYS } from '@club-reviews/domain/directory-entry';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { In, MoreThan } from 'typeorm';
import { ArchivedReview } from '../model/reviews/archived-review.js';
import { recountClub } from '../model/reviews/club-totals.js';
import { recountHandling } from '../model/reviews/recount-handling.js';
import { ReviewLifecycle } from '../model/reviews/review-lifecycle.js';
import { Review } from '../model/reviews/review.entity.js';
import { SummaryJob } from '../model/reviews/summary-job.js';
import type { ChangedBy, FieldChanges } from '../model/clubs/club-change.js';
import { ClubChange, ClubHistory, ClubMergeMove, storedChanges } from '../model/clubs/club-change.js';
import { Club } from '../model/clubs/club.entity.js';
import { ClubListing } from '../model/clubs/club-listing.js';
import { ClubNotFoundError } from '../model/clubs/club-reference.js';
import { Settings } from '../platform/config/settings.js';
import { Database } from '../platform/database/database.js';
import { ConflictError, InvalidInputError } from '../platform/errors.js';
import { MailOutbox } from '../platform/mail/mail-outbox.js';
import type { OutgoingMail } from '../platform/mail/mail-renderer.js';
import { MailRenderer } from '../platform/mail/mail-renderer.js';
import { EmailProtection } from '../platform/security/email-protection.js';
import { Claim } from '../club-area/claims/claim.entity.js';
import { ManagedClub } from '../accounts/club-admins/club-admin.entity.js';
import { showPictures } from '../model/photos/show-pictures.js';
import { AuthorLinks } from '../reviews/author-links.js';
import type { SettledPlace } from './merge-season-slots.js';
import { settlePlaces } from './merge-season-slots.js';
import type { MovingCounts } from './club-merge.dto.js';
import { reviewSupersededMail } from './merge-mails.js';
import type { MergedPair, RecordedMerge } from './merge-moves.js';
import { arePlacesUntouched, moveAll, moveBack, readMoves } from './merge-moves.js';

/** What the author of a taken-down review is told. */
const SUPERSEDED =
  'The club was listed twice, so we’ve merged its two pages. You’d reviewed both in the same season, so only the newer review counts.';

const MERGED_LONG_AGO = `A merge can only be undone for ${MERGE_UNDO_DAYS} days.`;

const MERGED_SINCE =
  'This merge can’t be undone any more: the club that stayed has new reviews, claims or managers, or has been merged itself.';

/** Merges two clubs that are the same, and separates them again. */
@Injectable()
export class ClubMergeService {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly listing: ClubListing,
    private readonly history: ClubHistory,
    private readonly lifecycle: ReviewLifecycle,
    private readonly links: AuthorLinks,
    private readonly emails: EmailProtection,
    private readonly renderer: MailRenderer,
    private readonly outbox: MailOutbox,
  ) {}

  /** What a merge would move. Throws as `merge` does. */
  async preview({ fromId, intoId }: MergedPair): Promise<MovingCounts> {
    const { reader } = this.database;
    await this.findPair({ fromId, intoId });
    const [reviews, archivedReviews, claims, logins, places] = await Promise.all([
      reader.countBy(Review, { clubId: fromId }),
      reader.countBy(ArchivedReview, { clubId: fromId }),
      reader.countBy(Claim, { clubId: fromId }),
      reader.countBy(ManagedClub, { clubId: fromId }),
      this.expectPlaces({ fromId, intoId }),
    ]);
    const doubles = places.filter(({ double }) => double !== undefined).length;
    return { reviews, archivedReviews, claims, logins, doubles };
  }

  /**
   * Merges one club into another, listed one: reviews, claims, logins and everything else move there, the old address
   * redirects to it, and of two reviews by one address in one season one stays. Throws ClubNotFoundError,
   * ConflictError, and InvalidInputError for a club to be merged into itself.
   */
  async merge(pair: MergedPair, by: ChangedBy): Promise<void> {
    const { from, into } = await this.findPair(pair);
    const expected = await this.expectPlaces(pair);
    const mails = await this.mailsAbout(expected, from, into, by.at);
    await this.database.transactions.runInBackground(async (manager) => {
      const locked = await this.lockPair(manager, pair);
      assertMergeable(locked.from, locked.into);
      const { dialect } = this.database;
      const places = await settlePlaces(manager, pair.fromId, pair.intoId, dialect);
      for (const { double } of places) {
        if (!double) continue;
        // Written beforehand: a transaction must wait for nothing but the database.
        const mail = mails.get(double.superseded.id);
        if (mail === undefined) throw new ConflictError('A new review has just arrived. Please try again.');
        await this.supersede(manager, double.superseded.id, by);
        if (mail) await this.outbox.enqueue(manager, mail);
      }
      const fields: FieldChanges = { state: [locked.from.state, 'merged'] };
      if (locked.from.successorId !== null) fields['successorId'] = [locked.from.successorId, pair.intoId];
      const merged = { clubId: pair.fromId, action: 'merged', fields, otherClubId: pair.intoId } as const;
      const changeId = await this.history.record(manager, merged, by);
      await moveAll(manager, dialect, { ...pair, changeId, at: by.at }, places);
      await this.listing.unlist(manager, locked.from, {
        state: 'merged',
        successorId: pair.intoId,
        at: by.at,
      });
      await this.recount(manager, pair, by.at);
      await this.history.record(
        manager,
        { clubId: pair.intoId, action: 'absorbed', otherClubId: pair.fromId },
        by,
      );
    });
  }

  /**
   * Separates two clubs again, from either one's entry in the history: what was moved goes back, and what was taken
   * down is public again. Possible until the club that stayed gets something new. Throws ConflictError.
   */
  async undo(change: ClubChange, by: ChangedBy): Promise<void> {
    const merged = change.action === 'merged' ? change : await this.mergeBehind(change);
    if (!merged || merged.undoneAt !== null || merged.otherClubId === null)
      throw new ConflictError('This merge has already been undone.');
    const pair = { fromId: merged.clubId, intoId: merged.otherClubId, changeId: merged.id };
    await this.database.transactions.runInBackground(async (manager) => {
      const { from, into } = await this.lockPair(manager, pair);
      if (from.state !== 'merged' || from.successorId !== into.id) throw new ConflictError(MERGED_SINCE);
      if (isLongAgo(merged, by.at)) throw new ConflictError(MERGED_LONG_AGO);
      await this.assertNothingNew(manager, pair, merged);
      await moveBack(manager, pair);
      await this.putBack(manager, from, merged, by.at);
      await this.restoreSuperseded(manager, pair, by);
      await this.recount(manager, pair, by.at);
      const ids = [merged.id, ...(change.id === merged.id ? [] : [change.id])];
      await manager.update(ClubChange, { id: In(ids) }, { undoneAt: by.at });
      await manager.update(
        ClubChange,
        { clubId: into.id, action: 'absorbed', otherClubId: from.id },
        { undoneAt: by.at },
      );
      await manager.delete(ClubMergeMove, { changeId: merged.id });
      for (const [clubId, otherClubId] of [
        [from.id, into.id],
        [into.id, from.id],
      ] as const)
        await this.history.record(manager, { clubId, action: 'unmerged', otherClubId }, by);
    });
  }

  /** As settled now; in the background, as comparing thousands of places would hold up readers. */
  private expectPlaces({ fromId, intoId }: MergedPair): Promise<SettledPlace[]> {
    return this.database.transactions.runInBackground((manager) => settlePlaces(manager, fromId, intoId));
  }

  private mergeBehind({ clubId, otherClubId, createdAt }: ClubChange): Promise<ClubChange | null> {
    return this.database.reader.findOneBy(ClubChange, {
      clubId: otherClubId ?? 0,
      otherClubId: clubId,
      action: 'merged',
      createdAt,
    });
  }

  private async findPair({ fromId, intoId }: MergedPair): Promise<{ from: Club; into: Club }> {
    const [from, into] = await Promise.all(
      [fromId, intoId].map((id) => this.database.reader.findOneBy(Club, { id })),
    );
    if (!from) throw new ClubNotFoundError();
    if (!into) throw new ClubNotFoundError('into');
    assertMergeable(from, into);
    return { from, into };
  }

  /** Locks both in a fixed order, whichever is merged into which. */
  private async lockPair(
    manager: EntityManager,
    { fromId, intoId }: MergedPair,
  ): Promise<{ from: Club; into: Club }> {
    const locked = new Map<number, Club>();
    for (const id of [fromId, intoId].sort((one, other) => one - other)) {
      const club = await this.listing.lock(manager, id);
      if (!club) throw new ClubNotFoundError();
      locked.set(id, club);
    }
    return { from: locked.get(fromId) as Club, into: locked.get(intoId) as Club };
  }

  /** By the review that is taken down; null if its author's address can't be read any more. */
  private async mailsAbout(
    places: readonly SettledPlace[],
    from: Club,
    into: Club,
    at: Date,
  ): Promise<Map<number, OutgoingMail | null>> {
    const mails = new Map<number, OutgoingMail | null>();
    for (const { double } of places) {
      if (!double) continue;
      const to = this.emails.tryDecrypt(double.superseded.authorEmailEncrypted);
      const link = this.links.manage(double.stays, at);
      const { removedReviewDays } = this.settings;
      const content = { clubName: from.name, intoName: into.name, link, removedReviewDays };
      mails.set(
        double.superseded.id,
        to === null ? null : await this.renderer.render(to, reviewSupersededMail(content)),
      );
    }
    return mails;
  }

  private async supersede(manager: EntityManager, id: number, { actor, at }: ChangedBy): Promise<void> {
    const review = await this.lifecycle.lock(manager, id);
    if (!review) return;
    const change = { action: 'superseded', actor, at, reason: SUPERSEDED, review } as const;
    await this.lifecycle.transition(manager, change);
  }

  private async recount(manager: EntityManager, { fromId, intoId }: MergedPair, at: Date): Promise<void> {
    const publication = this.settings.reviewPublication;
    for (const id of [fromId, intoId]) {
      await recountClub(manager, this.database.dialect, id, { publication, at });
      await showPictures(manager, id, at);
    }
    await recountHandling(manager, this.database.dialect, [fromId, intoId]);
    await manager.delete(SummaryJob, { clubId: fromId });
  }

  private async assertNothingNew(
    manager: EntityManager,
    pair: RecordedMerge,
    { createdAt }: ClubChange,
  ): Promise<void> {
    const where = { clubId: pair.intoId, createdAt: MoreThan(createdAt) };
    const isTouched =
      (await manager.existsBy(Review, where)) ||
      (await manager.existsBy(Claim, where)) ||
      (await manager.existsBy(ManagedClub, { clubId: pair.intoId, since: MoreThan(createdAt) })) ||
      !(await arePlacesUntouched(manager, pair));
    if (isTouched) throw new ConflictError(MERGED_SINCE);
  }

  /** Restores the merged club's previous state. */
  private async putBack(manager: EntityManager, from: Club, merged: ClubChange, at: Date): Promise<void> {
    const { state, successorId } = storedChanges(merged);
    const before = (state?.[0] ?? 'listed') as 'listed' | 'closed' | 'hidden';
    if (before === 'listed') return this.listing.relist(manager, from, at);
    await this.listing.unlist(manager, from, {
      state: before,
      successorId: (successorId?.[0] ?? null) as number | null,
      at,
    });
  }

  private async restoreSuperseded(
    manager: EntityManager,
    { changeId }: RecordedMerge,
    { at }: ChangedBy,
  ): Promise<void> {
    for await (const moves of readMoves(manager, changeId, 'superseded'))
      for (const { subjectKey } of moves) {
        const archived = await manager.findOneBy(ArchivedReview, { reviewId: Number(subjectKey) });
        if (archived)
          await this.lifecycle.transition(manager, { action: 'restored', actor: 'system', at, archived });
      }
  }
}

function isLongAgo({ createdAt }: ClubChange, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > MERGE_UNDO_DAYS * 86_400_000;
}

function assertMergeable(from: Club, into: Club): void {
  if (from.id === into.id) throw InvalidInputError.inFields({ into: 'A club can’t be merged into itself' });
  if (from.state === 'merged') throw new ConflictError('This club has already been merged.');
  if (into.state !== 'listed')
    throw new ConflictError('The club that stays must be listed. Please reopen it first.', {
      into: 'The club that stays must be listed',
    });
}
