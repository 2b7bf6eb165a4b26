import { REPORT_REASON_TEXTS } from '@club-reviews/domain/report-reasons';
import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { Club } from '../../model/clubs/club.entity.js';
import { AutomaticHide } from '../../model/reviews/automatic-hide.js';
import { ReportCase, ReviewReport } from '../../model/reviews/report-case.js';
import { Database } from '../../platform/database/database.js';
import type {
  Person,
  PersonalDataEntry,
  PersonalDataSource,
} from '../../platform/personal-data/personal-data-source.js';
import { EmailProtection } from '../../platform/security/email-protection.js';

/** What people wrote when they reported reviews, and the hash of who hid some with that or with a notice. */
@Injectable()
export class ReportPersonalData implements PersonalDataSource {
  readonly tables = ['review_reports', 'report_cases', 'automatic_hides'];

  constructor(
    private readonly database: Database,
    private readonly protection: EmailProtection,
  ) {}

  async find(person: Person): Promise<PersonalDataEntry[]> {
    const reports = await this.ofPerson(person);
    const { reader } = this.database;
    const [cases, clubs] = await Promise.all([
      reader.findBy(ReportCase, { id: In(reports.flatMap(({ caseId }) => caseId ?? [])) }),
      reader.find(Club, {
        where: { id: In(reports.map(({ clubId }) => clubId)) },
        select: { id: true, name: true },
      }),
    ]);
    return reports.map((report) =>
      this.toEntry(
        report,
        cases.find(({ id }) => id === report.caseId),
        clubs.find(({ id }) => id === report.clubId)?.name ?? '',
      ),
    );
  }

  async erase(person: Person): Promise<void> {
    await this.database.transactions.runInTransaction((manager) =>
      manager.update(AutomaticHide, { mailboxHash: person.mailboxHash }, { mailboxHash: null }),
    );
    for (const { id } of await this.ofPerson(person)) {
      await this.database.transactions.runInTransaction(async (manager) => {
        // Nobody has read an unconfirmed report; it may be confirmed at this moment.
        await manager.delete(ReviewReport, { id, caseId: IsNull() });
        const report = await this.database.transactions.lock(manager, ReviewReport, { id });
        if (!report) return;
        const open = await manager.existsBy(ReportCase, { id: report.caseId ?? 0, isOpen: true });
        await manager.update(ReviewReport, id, {
          ...{ reporterEmailHash: null, reporterEmailEncrypted: null, mailDueAt: null },
          // The texts of an open case are wiped a year after its outcome, as everyone's.
          ...(open ? {} : { words: '', wipeAt: null }),
        });
      });
    }
  }

  private ofPerson({ mailboxHash }: Person): Promise<ReviewReport[]> {
    return this.database.reader.find(ReviewReport, {
      where: { reporterEmailHash: mailboxHash },
      order: { id: 'ASC' },
    });
  }

  private toEntry(
    report: ReviewReport,
    reportCase: ReportCase | undefined,
    clubName: string,
  ): PersonalDataEntry {
    const { id, reason, words, number, reporterEmailEncrypted, createdAt, confirmedAt, clubId } = report;
    return {
      kind: 'report',
      id,
      title: clubName,
      state: reportCase ? (reportCase.isOpen ? 'Open' : 'Decided') : 'Not confirmed',
      at: createdAt,
      clubId,
      ...getFate(reportCase),
      content: {
        number,
        clubName,
        reason: REPORT_REASON_TEXTS[reason].name,
        words,
        emailAddress: this.protection.tryDecrypt(reporterEmailEncrypted ?? ''),
        createdAt: createdAt.toISOString(),
        confirmedAt: confirmedAt?.toISOString() ?? null,
        outcome: reportCase?.outcome ?? null,
        answer: reportCase?.words ?? null,
      },
    };
  }
}

function getFate(reportCase: ReportCase | undefined): Pick<PersonalDataEntry, 'fate' | 'fateReason'> {
  if (!reportCase) return { fate: 'deleted', fateReason: '' };
  return {
    fate: 'emptied',
    fateReason: reportCase.isOpen
      ? 'The address is deleted straight away. The wording stays until a moderator has decided, and for a year after that.'
      : 'We keep that the review was reported, and the outcome, but not who reported it.',
  };
}
