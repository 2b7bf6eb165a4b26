import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { ForbiddenError } from '../../../platform/auth/auth.errors.js';
import type { Settings } from '../../../platform/config/settings.js';
import { SETTINGS } from '../../../platform/config/settings.module.js';
import type { Database } from '../../../platform/database/database.js';
import { DATABASE } from '../../../platform/database/database.module.js';
import { toStoredTimestamp } from '../../../platform/database/timestamps.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { MailRenderer } from '../../../platform/mail/mail-renderer.js';
import type { OutgoingMail } from '../../../platform/mail/outgoing-mail.js';
import { clubReplyMail } from '../mails/club-reply.js';
import { ReviewNotFoundError } from '../../moderation/moderation.errors.js';
import { reviewStatus } from '@club-reviews/domain/review-status';
import { EmailProtection } from '../../../platform/security/email-protection.js';
import { ManagedClubs } from '../accounts/managed-clubs.js';
import type { ReviewReply } from './reply.dto.js';

interface ReviewRow {
  clubId: number;
  isApproved: 0 | 1;
  isVerified: 0 | 1;
  isAnswered: 0 | 1;
}

const STATE = `
  SELECT club_id AS clubId, is_approved AS isApproved, is_verified AS isVerified,
    CASE WHEN response_text IS NULL THEN 0 ELSE 1 END AS isAnswered
  FROM reviews WHERE id = ?`;

const REVIEWER = `
  SELECT r.author_email_encrypted AS emailEncrypted, c.name AS clubName, c.slug
  FROM reviews r JOIN clubs c ON c.id = r.club_id WHERE r.id = ?`;

/** Replies of clubs to their reviews. */
@Injectable()
export class ReviewRepliesService {
  constructor(
    @Inject(DATABASE) private readonly database: Pick<Database, 'reads' | 'dialect' | 'transactions'>,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
    private readonly managedClubs: ManagedClubs,
    private readonly protection: EmailProtection,
    private readonly renderer: MailRenderer,
    private readonly outbox: MailOutbox,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Writes or edits the reply to an approved review of a club that the person manages; its author gets a mail about the
   * first one. Throws ForbiddenError for another club's review, and ReviewNotFoundError.
   */
  async respond(subject: string, reviewId: number, responseText: string): Promise<ReviewReply> {
    const [known] = await this.database.reads.all<ReviewRow>(STATE, [reviewId]);
    if (!known) throw new ReviewNotFoundError();
    if (!(await this.managedClubs.has(Number(subject), known.clubId))) {
      throw new ForbiddenError('This review is of another club');
    }
    refuseUnlessApproved(known);
    const mail = known.isAnswered ? undefined : await this.mailFor(reviewId);
    const at = new Date();
    await this.database.transactions.runInTransaction(async (manager) => {
      const review = await this.lock(manager, reviewId);
      refuseUnlessApproved(review);
      await manager.query('UPDATE reviews SET response_text = ?, responded_at = ? WHERE id = ?', [
        responseText,
        toStoredTimestamp(at),
        reviewId,
      ]);
      await this.audit.record(manager, {
        subjectType: 'review',
        subjectId: reviewId,
        actor: 'club-admin',
        action: review.isAnswered ? 'reply-edited' : 'replied',
        fromStatus: 'approved',
        toStatus: 'approved',
        reason: null,
        createdAt: at,
      });
      if (mail && !review.isAnswered) await this.outbox.enqueue(manager, mail);
    });
    return { id: reviewId, responseText, respondedAt: at.toISOString() };
  }

  private async lock(manager: EntityManager, id: number): Promise<ReviewRow | undefined> {
    const [row] = await manager.query<ReviewRow[]>(`${STATE} ${this.database.dialect.lockRows}`, [id]);
    return row;
  }

  /** None when the address cannot be read any more. */
  private async mailFor(reviewId: number): Promise<OutgoingMail | undefined> {
    const [row] = await this.database.reads.all<{ emailEncrypted: string; clubName: string; slug: string }>(
      REVIEWER,
      [reviewId],
    );
    const to = row && this.protection.tryDecrypt(row.emailEncrypted);
    if (!row || !to) return undefined;
    const link = `${this.settings.publicUrl}/clubs/${row.slug}`;
    return this.renderer.render(to, clubReplyMail({ clubName: row.clubName, link }));
  }
}

/** A review that is not approved does not exist for its club. */
function refuseUnlessApproved(review: ReviewRow | undefined): asserts review is ReviewRow {
  if (!review) throw new ReviewNotFoundError();
  if (
    reviewStatus({ isVerified: review.isVerified === 1, isApproved: review.isApproved === 1 }) !== 'approved'
  ) {
    throw new ReviewNotFoundError();
  }
}
