import { NOTICE_STEP_LABELS } from '@club-reviews/domain/defamation-notices';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Club } from '../../model/clubs/club.entity.js';
import { NoticeRecords } from '../../model/notices/notice-records.js';
import { Notice } from '../../model/notices/notice.entity.js';
import { Database } from '../../platform/database/database.js';
import type {
  Person,
  PersonalDataEntry,
  PersonalDataSource,
} from '../../platform/personal-data/personal-data-source.js';

/** Notices of complaint, as far as they concern the complainant. */
@Injectable()
export class NoticePersonalData implements PersonalDataSource {
  readonly tables = ['notices', 'notice_events'];

  constructor(
    private readonly database: Database,
    private readonly records: NoticeRecords,
  ) {}

  async find({ mailboxHash }: Person): Promise<PersonalDataEntry[]> {
    const { reader } = this.database;
    const notices = await reader.find(Notice, {
      where: { complainantHash: mailboxHash },
      order: { id: 'ASC' },
    });
    const clubs = await reader.find(Club, {
      where: { id: In(notices.map(({ clubId }) => clubId)) },
      select: { id: true, name: true },
    });
    return notices.map((notice) =>
      this.toEntry(notice, clubs.find(({ id }) => id === notice.clubId)?.name ?? ''),
    );
  }

  async erase({ mailboxHash }: Person): Promise<void> {
    await this.database.transactions.runInTransaction((manager) =>
      manager.delete(Notice, { complainantHash: mailboxHash, state: 'unconfirmed' }),
    );
  }

  private toEntry(notice: Notice, clubName: string): PersonalDataEntry {
    const { id, reference, state, outcome, clubId, createdAt, receivedAt, closedAt } = notice;
    const isSent = state !== 'unconfirmed';
    const { reviewText: _notTheirs, email: emailAddress, ...words } = this.records.getContent(notice);
    return {
      kind: 'notice',
      id,
      title: clubName,
      state: getState(notice),
      at: createdAt,
      clubId,
      fate: isSent ? 'kept' : 'deleted',
      fateReason: isSent
        ? 'The law asks us to keep it for 16 months after the case is closed, while a claim can be brought.'
        : '',
      content: {
        ...{ reference, clubName, emailAddress, ...words },
        outcome: outcome && NOTICE_STEP_LABELS[outcome],
        createdAt: createdAt.toISOString(),
        receivedAt: receivedAt?.toISOString() ?? null,
        closedAt: closedAt?.toISOString() ?? null,
      },
    };
  }
}

function getState({ state, outcome }: Notice): string {
  if (state === 'unconfirmed') return 'Not sent';
  return outcome === null ? 'Open' : NOTICE_STEP_LABELS[outcome];
}
