import { Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { Club } from '../../model/clubs/club.entity.js';
import { ReportCase, ReviewReport } from '../../model/reviews/report-case.js';
import { BackgroundTask } from '../../platform/async/background-task.js';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import { databaseTime, databaseTimeIn } from '../../platform/database/database-clock.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import type { OutgoingMail } from '../../platform/mail/mail-renderer.js';
import { MailRenderer } from '../../platform/mail/mail-renderer.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { ClubMails } from '../../club-area/club-mails.js';
import { ReportLinks } from './report-links.js';
import { clubReportOutcomeMail, reportOutcomeMail } from './report-mails.js';

const LOOK_EVERY_MS = 1000;
const AT_ONCE = 20;
/** One mail that can't be written must not hold up the others. */
const RETRY_AFTER_MS = 10 * 60_000;

/**
 * Writes the mails about outcomes. Reviews and their reports end in many ways, so whatever ends a report only makes its
 * mail due, and no transaction waits for it to be written. Several instances may run: each mail is taken by one of
 * them.
 */
@Injectable()
export class ReportOutcomeMailer extends BackgroundTask {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly protection: EmailProtection,
    private readonly links: ReportLinks,
    private readonly clubMails: ClubMails,
    private readonly renderer: MailRenderer,
    private readonly outbox: MailOutbox,
  ) {
    super('Mails about reports are waiting', LOOK_EVERY_MS);
  }

  protected async runOnce(): Promise<boolean> {
    const { dialect, reader } = this.database;
    const due = await reader.find(ReviewReport, {
      where: { mailDueAt: LessThanOrEqual(await databaseTime(reader, dialect)) },
      order: { mailDueAt: 'ASC', id: 'ASC' },
      take: AT_ONCE,
    });
    for (const report of due) {
      try {
        await this.mail(report);
      } catch (error) {
        this.logger.warn(`The mail about report ${report.number} is waiting: ${String(error)}`);
        await this.postpone(report.id);
      }
    }
    return due.length === AT_ONCE;
  }

  private async mail(report: ReviewReport): Promise<void> {
    const mails = await this.write(report);
    const { id, mailDueAt } = report;
    await this.database.transactions.runInTransaction(async (manager) => {
      // The change itself checks that it's still due: another instance may have been faster.
      const { affected } = await manager.update(
        ReviewReport,
        { id, mailDueAt: mailDueAt as Date },
        { mailDueAt: null },
      );
      if (affected !== 1) return;
      for (const mail of mails) await this.outbox.enqueue(manager, mail);
    });
  }

  private async write(report: ReviewReport): Promise<OutgoingMail[]> {
    const { reader } = this.database;
    const [reportCase, club] = await Promise.all([
      reader.findOneBy(ReportCase, { id: report.caseId ?? 0 }),
      reader.findOneBy(Club, { id: report.clubId }),
    ]);
    if (!reportCase?.outcome) return [];
    const decided = {
      number: report.number ?? '',
      clubName: club?.name ?? '',
      outcome: reportCase.outcome,
      removalReason: reportCase.reasonCode,
      words: reportCase.words,
    };
    if (report.source === 'club') {
      const link = `${this.settings.publicUrl}/club-admin?club=${report.clubId}`;
      return this.clubMails.write(report.clubId, clubReportOutcomeMail({ ...decided, link }));
    }
    const to = this.protection.tryDecrypt(report.reporterEmailEncrypted ?? '');
    if (to === null) return [];
    return [await this.renderer.render(to, reportOutcomeMail({ ...decided, link: this.links.of(report) }))];
  }

  private async postpone(id: number): Promise<void> {
    const { dialect, transactions } = this.database;
    await transactions.runInTransaction(async (manager) => {
      const mailDueAt = await databaseTimeIn(RETRY_AFTER_MS, manager, dialect);
      await manager.update(ReviewReport, id, { mailDueAt });
    });
  }
}
