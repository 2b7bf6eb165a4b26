import { randomUUID } from 'node:crypto';
import { REPORT_MESSAGES, SAFETY_REASON } from '@club-reviews/domain/report-reasons';
import { Injectable } from '@nestjs/common';
import { Club } from '../../model/clubs/club.entity.js';
import { ReviewReport } from '../../model/reviews/report-case.js';
import { Review } from '../../model/reviews/review.entity.js';
import { Database } from '../../platform/database/database.js';
import { NotFoundError } from '../../platform/errors.js';
import { isFilled } from '../../platform/http/text-fields.js';
import { fillIn, MailRenderer } from '../../platform/mail/mail-renderer.js';
import { RequestedMails } from '../../platform/mailed-links/requested-mails.js';
import type { RateLimit } from '../../platform/rate-limits/rate-limits.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { ReportLinks } from './report-links.js';
import { confirmReportMail } from './report-mails.js';
import type { ReportBody, SubmittedReport } from './reports.dto.js';

const HOUR_MS = 3_600_000;
/** Reports from one client. */
const BY_CLIENT: RateLimit = { purpose: 'reports-by-client', times: 10, windowMs: HOUR_MS };

/** A placeholder for the link in a mail that is written before the report has an id. */
const LINK_PLACEHOLDER = `https://${randomUUID()}.example/`;

const MESSAGE = 'Please check your inbox to confirm your report.';

/** Accepts the public's reports of reviews. */
@Injectable()
export class ReportSubmissionService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly protection: EmailProtection,
    private readonly links: ReportLinks,
    private readonly renderer: MailRenderer,
    private readonly requested: RequestedMails,
  ) {}

  /**
   * Stores a report with the mail that asks to confirm it. Whatever the address has reported before, the response and
   * the work behind it are the same: a second report of one review ends at its confirmation. Throws
   * NotFoundError, and TooManyRequestsError depending on what the client has sent.
   */
  async submit(body: ReportBody, client: string): Promise<SubmittedReport> {
    if (isFilled(body.website)) return this.requested.answer(MESSAGE);
    const review = await this.publicReview(body.reviewId);
    await this.limits.take(BY_CLIENT, client);
    const reporterEmailHash = this.protection.authorHash(body.email);
    const lane = body.reason === SAFETY_REASON ? 'urgent' : 'ordinary';
    const slot = await this.requested.slotFor(body.email, client, lane);
    const report = {
      caseId: null,
      reviewId: review.id,
      clubId: review.clubId,
      source: 'public' as const,
      reason: body.reason,
      words: body.words,
      reporterEmailHash,
      reporterEmailEncrypted: this.protection.encrypt(body.email),
      number: null,
      createdAt: new Date(),
    };
    const draft = await this.renderer.render(
      body.email,
      confirmReportMail({ clubName: review.clubName, link: LINK_PLACEHOLDER }),
    );
    await this.database.transactions.runInTransaction(async (manager) => {
      const { identifiers } = await manager.insert(ReviewReport, report);
      const link = this.links.of({ ...report, id: (identifiers[0] as { id: number }).id });
      await this.requested.store(manager, fillIn(draft, { [LINK_PLACEHOLDER]: link }), slot);
    });
    return this.requested.answer(MESSAGE);
  }

  private async publicReview(id: number): Promise<Pick<Review, 'id' | 'clubId'> & { clubName: string }> {
    const review = await this.database.reader.findOne(Review, {
      where: { id, isVisible: true },
      select: { id: true, clubId: true },
    });
    const club = review && (await this.database.reader.findOneBy(Club, { id: review.clubId }));
    if (!review || !club)
      throw new NotFoundError(REPORT_MESSAGES.review, { reviewId: REPORT_MESSAGES.review });
    return { id: review.id, clubId: review.clubId, clubName: club.name };
  }
}
