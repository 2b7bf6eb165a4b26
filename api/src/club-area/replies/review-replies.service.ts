import { Injectable } from '@nestjs/common';
import { Club } from '../../model/clubs/club.entity.js';
import { invalidateClubs } from '../../model/clubs/club-versions.js';
import { Review } from '../../model/reviews/review.entity.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { MailRenderer } from '../../platform/mail/mail-renderer.js';
import type { OutgoingMail } from '../../platform/mail/mail-renderer.js';
import { ReviewNotFoundError } from '../../model/reviews/review-lifecycle.js';
import { reviewStatus } from '@club-reviews/domain/review-status';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { AuthorLinks } from '../../reviews/author-links.js';
import { ManagedClubs } from '../../accounts/club-admins/managed-clubs.js';
import { ApiProperty } from '@nestjs/swagger';
import { clubReplyMail } from './reply-mails.js';

/** A review's reply as it is public now. */
export class ReviewReply {
  @ApiProperty({ type: 'integer', description: 'Of the review' })
  id!: number;

  @ApiProperty()
  responseText!: string;

  @ApiProperty({ format: 'date-time' })
  respondedAt!: string;
}

/** Clubs' replies to their reviews. */
@Injectable()
export class ReviewRepliesService {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly managedClubs: ManagedClubs,
    private readonly protection: EmailProtection,
    private readonly links: AuthorLinks,
    private readonly renderer: MailRenderer,
    private readonly outbox: MailOutbox,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Writes or edits the reply to an approved review of a club that the person manages; the author gets a mail about the
   * first one. Throws ForbiddenError for another club's review, and ReviewNotFoundError.
   */
  async respond(subject: string, reviewId: number, responseText: string): Promise<ReviewReply> {
    const known = await this.database.reader.findOneBy(Review, { id: reviewId });
    if (!known) throw new ReviewNotFoundError();
    await this.managedClubs.assertManages(subject, known.clubId, 'This review is for another club');
    assertApproved(known);
    const mail = isAnswered(known) ? undefined : await this.mailFor(known);
    const respondedAt = new Date();
    await this.database.transactions.runInTransaction(async (manager) => {
      const review = await this.database.transactions.lock(manager, Review, { id: reviewId });
      assertApproved(review);
      await manager.update(Review, reviewId, { responseText, respondedAt });
      invalidateClubs(manager, [review.clubId]);
      await this.audit.record(manager, {
        ...{ subjectType: 'review', subjectId: reviewId, actor: 'club-admin' },
        ...{ action: isAnswered(review) ? 'reply-edited' : 'replied', fromStatus: 'approved' },
        ...{ toStatus: 'approved', createdAt: respondedAt },
      });
      if (mail && !isAnswered(review)) await this.outbox.enqueue(manager, mail);
    });
    return { id: reviewId, responseText, respondedAt: respondedAt.toISOString() };
  }

  /** None if the address can't be read any more. */
  private async mailFor({
    id,
    clubId,
    authorEmailHash,
    authorEmailEncrypted,
  }: Review): Promise<OutgoingMail | undefined> {
    const club = await this.database.reader.findOneBy(Club, { id: clubId });
    const to = this.protection.tryDecrypt(authorEmailEncrypted);
    if (!club || !to) return undefined;
    const link = `${this.settings.publicUrl}/clubs/${club.slug}`;
    const manageLink = this.links.manage({ id, authorEmailHash }, new Date());
    return this.renderer.render(to, clubReplyMail({ clubName: club.name, link, manageLink }));
  }
}

function isAnswered({ respondedAt }: Review): boolean {
  return respondedAt !== null;
}

/** A review that isn't approved doesn't exist for its club. */
function assertApproved(review: Review | null): asserts review is Review {
  if (!review || reviewStatus(review) !== 'approved') throw new ReviewNotFoundError();
}
