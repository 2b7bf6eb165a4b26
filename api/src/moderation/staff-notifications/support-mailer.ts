import { SAFETY_PAUSE_MINUTES } from '@club-reviews/domain/staff-mails';
import { Injectable } from '@nestjs/common';
import { In, IsNull, MoreThan } from 'typeorm';
import { Club } from '../../model/clubs/club.entity.js';
import type { SupportAlertKind } from '../../model/queue/alerts.js';
import { SupportAlert } from '../../model/queue/alerts.js';
import { Notice } from '../../model/notices/notice.entity.js';
import { ReportCase, ReviewReport } from '../../model/reviews/report-case.js';
import { BackgroundTask } from '../../platform/async/background-task.js';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import type { MailTemplate } from '../../platform/mail/mail-template.js';
import { MailRenderer } from '../../platform/mail/mail-renderer.js';
import { OperatorSettings } from '../../platform/operator/operator-settings.js';
import type { ModeratorLetter, SafetyReport } from './support-mails.js';
import {
  noticeReminderMail,
  noticesToDoMail,
  noticeToDoMail,
  safetyReportMail,
  safetyReportsMail,
} from './support-mails.js';

const LOOK_EVERY_MS = 1000;
const PAUSE_MS = SAFETY_PAUSE_MINUTES * 60_000;
const AT_ONCE = 500;
/** What is combined with what: a safety report never waits because of a notice. */
const GROUPS: readonly (readonly SupportAlertKind[])[] = [['report'], ['notice', 'notice-reminder']];

/** Alerts, and the mail about those that nobody has decided on. */
interface Written {
  alerts: readonly SupportAlert[];
  /** Undefined if there are none of those. */
  template: MailTemplate | undefined;
}

/**
 * Mails the support address about safety reports, and about notices of complaint that wait for a moderator: the first at
 * once, and whatever comes in within a quarter of an hour in one further mail with all links. Several instances may
 * run: only one checks at a time.
 */
@Injectable()
export class SupportMailer extends BackgroundTask {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly operator: OperatorSettings,
    private readonly renderer: MailRenderer,
    private readonly outbox: MailOutbox,
  ) {
    super('Mails to the support address are waiting', LOOK_EVERY_MS);
  }

  /** Writes the mails that are due. */
  async run(now: Date): Promise<void> {
    for (const kinds of GROUPS) await this.tell(kinds, now);
  }

  protected async runOnce(): Promise<void> {
    if (!(await this.database.reader.existsBy(SupportAlert, { toldAt: IsNull() }))) return;
    await this.database.dialect.withFreeLock('staff-mails', () => this.run(new Date()));
  }

  private async tell(kinds: readonly SupportAlertKind[], now: Date): Promise<void> {
    const { reader } = this.database;
    const kind = In([...kinds]);
    const since = new Date(now.getTime() - PAUSE_MS);
    if (await reader.existsBy(SupportAlert, { kind, toldAt: MoreThan(since) })) return;
    const alerts = await reader.find(SupportAlert, {
      where: { kind, toldAt: IsNull() },
      order: { createdAt: 'ASC', id: 'ASC' },
      take: AT_ONCE,
    });
    if (alerts.length === 0) return;
    const template = kinds.includes('report')
      ? await this.aboutReports(alerts)
      : await this.aboutNotices(alerts);
    await this.store({ alerts, template }, now);
  }

  /** Alerts about what has been decided meanwhile go without a mail, and delay no other. */
  private async store({ alerts, template }: Written, toldAt: Date): Promise<void> {
    const where = { id: In(alerts.map(({ id }) => id)), toldAt: IsNull() };
    const { supportEmail } = await this.operator.current();
    const mail = template && (await this.renderer.render(supportEmail, template));
    await this.database.transactions.runInTransaction(async (manager) => {
      const { affected } = await (mail
        ? manager.update(SupportAlert, where, { toldAt })
        : manager.delete(SupportAlert, where));
      // This instance had lost its lock: nobody is told twice.
      if (affected !== alerts.length) throw new Error('another instance has written them');
      if (mail) await this.outbox.enqueue(manager, mail);
    });
  }

  private async aboutReports(alerts: readonly SupportAlert[]): Promise<MailTemplate | undefined> {
    const { reader } = this.database;
    const reports = await reader.find(ReviewReport, {
      where: { id: In(alerts.map(({ entryId }) => entryId)) },
      order: { confirmedAt: 'ASC', id: 'ASC' },
    });
    const cases = await reader.findBy(ReportCase, {
      id: In(reports.map(({ caseId }) => caseId ?? 0)),
      isOpen: true,
    });
    const getName = await this.clubNames(alerts);
    const open = reports.flatMap((report): SafetyReport[] => {
      const reportCase = cases.find(({ id }) => id === report.caseId);
      if (!reportCase) return [];
      const link = `${this.settings.publicUrl}/admin?kinds=report&entry=report-${reportCase.id}`;
      const { number, clubId, source } = report;
      return [
        {
          ...{ number: number ?? '', clubName: getName(clubId), link },
          ...{ isByClub: source === 'club', isHidden: reportCase.hidReview },
        },
      ];
    });
    const [first, ...others] = open;
    return first && (others.length === 0 ? safetyReportMail(first) : safetyReportsMail(open));
  }

  private async aboutNotices(alerts: readonly SupportAlert[]): Promise<MailTemplate | undefined> {
    const notices = await this.database.reader.find(Notice, {
      where: { id: In(alerts.map(({ entryId }) => entryId)), state: In(['received', 'answered', 'silent']) },
      order: { dueAt: 'ASC', id: 'ASC' },
    });
    const getName = await this.clubNames(alerts);
    const waiting = notices.map(({ id, reference, clubId, dueAt }): ModeratorLetter => ({
      ...{ reference, clubName: getName(clubId), dueAt },
      link: `${this.settings.publicUrl}/admin/notices?notice=${id}`,
    }));
    const [first, ...others] = waiting;
    if (!first || others.length > 0) return first && noticesToDoMail(waiting);
    const isReminder = alerts.every(({ kind }) => kind === 'notice-reminder');
    return isReminder ? noticeReminderMail(first) : noticeToDoMail(first);
  }

  private async clubNames(alerts: readonly SupportAlert[]): Promise<(clubId: number) => string> {
    const clubs = await this.database.reader.find(Club, {
      where: { id: In(alerts.map(({ clubId }) => clubId)) },
      select: { id: true, name: true },
    });
    return (clubId) => clubs.find(({ id }) => id === clubId)?.name ?? 'a club';
  }
}
