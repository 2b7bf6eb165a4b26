import { isHeldBack, reviewStatus } from '@club-reviews/domain/review-status';
import { Injectable } from '@nestjs/common';
import { ReviewNotFoundError } from '../model/reviews/review-lifecycle.js';
import { readHoldReasons, Review } from '../model/reviews/review.entity.js';
import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import { Database } from '../platform/database/database.js';
import type { CursorPage } from '../platform/database/newest-first.js';
import { toIsoTimestamp } from '../platform/database/timestamps.js';
import { parseCursor } from '../platform/http/cursors.js';
import { EmailProtection } from '../platform/security/email-protection.js';
import { editedContent } from '../model/reviews/review-edit.js';
import type { ReviewContent } from '../reviews/review-content.js';
import { toEditContent } from '../reviews/review-content.js';
import { toPublicReview } from '../reviews/public-review.js';
import { ReviewClusters } from './review-clusters.js';
import type { AdminReviewRow } from './admin-reviews.repository.js';
import { AdminReviewsRepository } from './admin-reviews.repository.js';
import type { AdminReview, AdminReviewsQuery, HistoryEntry } from './moderation.dto.js';

/** Reviews of every state, for moderators; the one place where their authors' addresses are decrypted. */
@Injectable()
export class AdminReviewsService {
  constructor(
    private readonly database: Database,
    private readonly reviews: AdminReviewsRepository,
    private readonly emails: EmailProtection,
    private readonly clusters: ReviewClusters,
  ) {}

  /** A page of the reviews that match the filters, newest first. */
  async list({ limit, cursor, ...filters }: AdminReviewsQuery): Promise<CursorPage<AdminReview>> {
    const { items, next } = await this.reviews.find(filters, limit, parseCursor(cursor));
    return { items: await this.withClusters(items), next };
  }

  /** Those of these reviews that exist, in the same order. */
  async byIds(ids: readonly number[]): Promise<AdminReview[]> {
    const rows = await Promise.all(ids.map((id) => this.reviews.findOne(id)));
    return rows.flatMap((row) => (row ? [this.toAdminReview(row)] : []));
  }

  /** Those of these reviews that exist, held ones with their cluster. */
  async byIdsWithClusters(ids: readonly number[]): Promise<AdminReview[]> {
    const rows = await Promise.all(ids.map((id) => this.reviews.findOne(id)));
    return this.withClusters(rows.filter((row) => row !== undefined));
  }

  /** Every change of a review's state, oldest first; even for a deleted one. Throws ReviewNotFoundError. */
  async getHistory(reviewId: number): Promise<HistoryEntry[]> {
    const { reader } = this.database;
    const entries = await reader.find(AuditEntry, {
      where: { subjectType: 'review', subjectId: reviewId },
      order: { id: 'ASC' },
    });
    if (entries.length === 0 && !(await reader.existsBy(Review, { id: reviewId })))
      throw new ReviewNotFoundError();
    return entries.map(
      ({ id, actor, staffName, action, fromStatus, toStatus, reason, reasonCode, createdAt }) => ({
        ...{ id, actor, staffName, action, fromStatus, toStatus, reason, reasonCode },
        createdAt: createdAt.toISOString(),
      }),
    );
  }

  /** A review as a moderator reads it. */
  toAdminReview(row: AdminReviewRow): AdminReview {
    const state = {
      isVerified: row.isVerified === 1,
      isApproved: row.isApproved === 1,
      isHeld: row.isHeld === 1,
    };
    return {
      ...toPublicReview(row),
      authorEmail: this.emails.tryDecrypt(row.authorEmailEncrypted),
      status: reviewStatus(state),
      isHeld: isHeldBack(state),
      holdReasons: readHoldReasons(row.holdReason),
      signals: row.signals ? row.signals.split(',') : [],
      cluster: null,
      waitingEdit: getWaitingEdit(row),
      verifiedAt: row.verifiedAt && toIsoTimestamp(row.verifiedAt),
      approvedAt: row.approvedAt && toIsoTimestamp(row.approvedAt),
    };
  }

  /** What is waiting because of signals comes with its cluster: that costs a read or two, and there are few. */
  private withClusters(rows: readonly AdminReviewRow[]): Promise<AdminReview[]> {
    return Promise.all(
      rows.map(async (row) => {
        const review = this.toAdminReview(row);
        if (!review.isHeld || review.signals.length === 0) return review;
        const cluster = await this.clusters.of(row.id);
        if (!cluster) return review;
        const { reviewIds: _ids, ...described } = cluster;
        return { ...review, cluster: described };
      }),
    );
  }
}

function getWaitingEdit({ editContent, editedAt }: AdminReviewRow): ReviewContent | null {
  if (editContent === null || editedAt === null) return null;
  return toEditContent({
    content: editedContent({ content: editContent }),
    createdAt: new Date(toIsoTimestamp(editedAt)),
  });
}
