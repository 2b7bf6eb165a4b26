import { NO_REMOVAL_REASON } from '@club-reviews/domain/removal-reasons';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { NoticeRecords } from '../model/notices/notice-records.js';
import { ArchivedReview, archivedContent } from '../model/reviews/archived-review.js';
import { appealAgainst, closeAppeal, ReviewAppeal } from '../model/reviews/review-appeal.js';
import { isHiddenByReport, toStoredReview } from '../model/reviews/review-change.js';
import { ReviewLifecycle, ReviewNotFoundError } from '../model/reviews/review-lifecycle.js';
import { assertHoldsPlace, assertInPlace, lockPlace, getPlaceKey } from '../model/reviews/season-slot.js';
import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import { AuditLog } from '../platform/audit/audit-log.js';
import { Settings } from '../platform/config/settings.js';
import { Database } from '../platform/database/database.js';
import type { Cursor, CursorPage } from '../platform/database/newest-first.js';
import { newerThan, toCursorPage } from '../platform/database/newest-first.js';
import { raw, sql } from '../platform/database/sql.js';
import { ConflictError } from '../platform/errors.js';
import { parseCursor } from '../platform/http/cursors.js';
import { toAppeal } from '../reviews/appeal.dto.js';
import { toReviewContent } from '../reviews/review-content.js';
import { AuthorMails } from './author-mails.js';
import type { RemovedReview, RemovedReviewsQuery } from './removed-reviews.dto.js';

const ACTOR = 'site-admin';

/** Removed reviews until they're erased: listing them, and moderators' decisions on them. */
@Injectable()
export class RemovedReviewsService {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: ReviewLifecycle,
    private readonly audit: AuditLog,
    private readonly notices: NoticeRecords,
    private readonly mails: AuthorMails,
    private readonly settings: Settings,
  ) {}

  /** A page of them, last removed first; with an open appeal only, longest wait first. */
  async list({ limit, cursor, appeal }: RemovedReviewsQuery): Promise<CursorPage<RemovedReview>> {
    const after = parseCursor(cursor);
    const found = await (appeal === 'open' ? this.withOpenAppeal(limit, after) : this.page(limit, after));
    return { items: await this.byIds(found.items.map(({ id }) => id)), next: found.next };
  }

  /** Those of these removed reviews that exist, in the same order. */
  async byIds(ids: number[]): Promise<RemovedReview[]> {
    if (ids.length === 0) return [];
    const [reviews, appeals, removers] = await this.read(ids);
    return ids.flatMap((id) => {
      const archived = reviews.get(id);
      return archived ? [toRemovedReview(archived, appeals.get(id), removers.get(id) ?? null)] : [];
    });
  }

  /**
   * Puts a removed review back as it was, with everything that follows, or public if a report had hidden it; its author
   * is told why. The place in the season was its own all along. Throws ReviewNotFoundError for one that has been
   * restored or erased, and ConflictError.
   */
  async restore(id: number, reason: string): Promise<void> {
    const archived = await this.find(id);
    const review = toStoredReview(archivedContent(archived));
    const wasReported = isHiddenByReport(review);
    const isPublic = wasReported || this.lifecycle.isVisible(review);
    const mail = await this.mails.ofRestoring(mailedReview(archived), { reason, isPublic });
    const at = new Date();
    const { removedReviewDays } = this.settings;
    await this.database.transactions.runInTransaction(async (manager) => {
      const place = await lockPlace(manager, this.database.dialect, getPlaceKey(archived));
      const locked = await this.lock(manager, id);
      assertInPlace(archived, locked);
      assertHoldsPlace(place, id);
      if (await this.notices.barsReturn(manager, id)) {
        throw new ConflictError(
          'This review was removed because of a notice of complaint, so it can’t be restored',
        );
      }
      if (await this.getAppeal(manager, locked)) {
        await closeAppeal(manager, locked, { outcome: 'restored', answer: reason, at, removedReviewDays });
      }
      const by = { actor: ACTOR, at, reason } as const;
      await this.lifecycle.transition(manager, { ...by, action: 'restored', archived: locked });
      // What a report had hidden was public before: this also decides the report.
      if (wasReported) await this.lifecycle.transition(manager, { ...by, action: 'approved', review });
      if (mail) await this.mails.store(manager, mail);
    });
  }

  /**
   * Answers an appeal: the review stays removed, and its author is told why. Throws ReviewNotFoundError for a review
   * that has been restored or erased, and ConflictError.
   */
  async turnDownAppeal(id: number, reason: string): Promise<void> {
    const mail = await this.mails.ofTurnedDownAppeal(mailedReview(await this.find(id)), reason);
    const at = new Date();
    await this.database.transactions.runInTransaction(async (manager) => {
      const archived = await this.lock(manager, id);
      const appeal = await this.getAppeal(manager, archived);
      if (!appeal) throw new ConflictError('Its author hasn’t appealed against the removal');
      if (appeal.outcome !== null) throw new ConflictError('This appeal has already been answered');
      const { removedReviewDays } = this.settings;
      const answered = { outcome: 'turned-down', answer: reason, at, removedReviewDays } as const;
      await closeAppeal(manager, archived, answered);
      await this.audit.record(manager, {
        ...{ subjectType: 'review', subjectId: id, actor: ACTOR, action: 'appeal-turned-down', reason },
        createdAt: at,
      });
      if (mail) await this.mails.store(manager, mail);
    });
  }

  private async page(limit: number, { createdAt, id }: Cursor): Promise<CursorPage<Cursor>> {
    const from = raw(`archived_reviews t ${this.database.dialect.useIndex('ix_archived_reviews_state')}`);
    const rows = await this.database.reads.all<Cursor>(sql`
      SELECT t.review_id AS id, t.archived_at AS createdAt FROM ${from}
      WHERE t.state = 'removed' AND t.archived_at <= ${createdAt}
        AND (t.archived_at < ${createdAt} OR t.review_id < ${id})
      ORDER BY t.archived_at DESC, t.review_id DESC LIMIT ${limit + 1}`);
    const items = rows.slice(0, limit);
    return { items, next: rows.length > limit ? items.at(-1) : undefined };
  }

  private async withOpenAppeal(limit: number, after: Cursor): Promise<CursorPage<{ id: number }>> {
    const rows = await this.database.reads.all<Cursor>(sql`
      SELECT a.created_at AS createdAt, a.review_id AS id FROM review_appeals a
      WHERE a.decided_at IS NULL AND ${newerThan(after, raw('a.created_at'), raw('a.review_id'))}
      ORDER BY a.created_at, a.review_id LIMIT ${limit + 1}`);
    return toCursorPage(rows, limit, (place) => place);
  }

  private async read(
    ids: number[],
  ): Promise<[Map<number, ArchivedReview>, Map<number, ReviewAppeal>, Map<number, string | null>]> {
    const where = { reviewId: In(ids) };
    const [reviews, appeals, removals] = await Promise.all([
      this.database.reader.find(ArchivedReview, { where, relations: { club: true } }),
      this.database.reader.find(ReviewAppeal, { where }),
      this.database.reader.find(AuditEntry, {
        where: { subjectType: 'review', subjectId: In(ids), action: 'deleted' },
        order: { id: 'ASC' },
      }),
    ]);
    // If a review was put back and removed again, the last removal counts.
    const removers = new Map(removals.map(({ subjectId, staffName }) => [subjectId, staffName]));
    return [byReview(reviews), byReview(appeals), removers];
  }

  private async find(reviewId: number): Promise<ArchivedReview> {
    const archived = await this.database.reader.findOne(ArchivedReview, {
      where: { reviewId, state: 'removed' },
      relations: { club: true },
    });
    if (!archived) throw new ReviewNotFoundError();
    return archived;
  }

  private async lock(manager: EntityManager, id: number): Promise<ArchivedReview> {
    const archived = await this.database.transactions.lock(manager, ArchivedReview, { reviewId: id });
    if (archived?.state !== 'removed') throw new ReviewNotFoundError();
    return archived;
  }

  /** Whoever appeals or decides on an appeal has locked the review first. */
  private async getAppeal(
    manager: EntityManager,
    archived: ArchivedReview,
  ): Promise<ReviewAppeal | undefined> {
    return appealAgainst(archived, await manager.findOneBy(ReviewAppeal, { reviewId: archived.reviewId }));
  }
}

function byReview<T extends { reviewId: number }>(rows: readonly T[]): Map<number, T> {
  return new Map(rows.map((row) => [row.reviewId, row]));
}

function mailedReview({ reviewId, club, authorEmailHash, authorEmailEncrypted }: ArchivedReview) {
  return { id: reviewId, clubName: club?.name ?? '', authorEmailHash, authorEmailEncrypted };
}

function toRemovedReview(
  archived: ArchivedReview,
  appeal: ReviewAppeal | undefined,
  removedByName: string | null,
): RemovedReview {
  const review = archivedContent(archived);
  return {
    ...toReviewContent(review),
    id: archived.reviewId,
    clubId: archived.clubId,
    clubName: archived.club?.name ?? '',
    clubSlug: archived.club?.slug ?? '',
    responseText: review.responseText,
    reasonCode: archived.reasonCode ?? NO_REMOVAL_REASON,
    reason: archived.reason,
    removedBy: archived.archivedBy,
    removedByName,
    removedAt: archived.archivedAt.toISOString(),
    erasedAt: archived.eraseAt?.toISOString() ?? null,
    appeal: toAppeal(appealAgainst(archived, appeal)),
  };
}
