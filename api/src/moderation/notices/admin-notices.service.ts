import type { NoticeDecision, NoticeStep } from '@club-reviews/domain/defamation-notices';
import { decisionsIn, NOTICE_STEPS } from '@club-reviews/domain/defamation-notices';
import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, Not } from 'typeorm';
import { Club } from '../../model/clubs/club.entity.js';
import { Notice } from '../../model/notices/notice.entity.js';
import { Database } from '../../platform/database/database.js';
import { ConflictError } from '../../platform/errors.js';
import type { UncountedPage } from '../../platform/http/pages.js';
import { getOffset } from '../../platform/http/pages.js';
import type {
  AdminNotice,
  AdminNoticeEntry,
  AdminNoticesQuery,
  NoticeDecisionBody,
} from './admin-notices.dto.js';
import { toStepTaken } from './notice-form.dto.js';
import type { NoticeCase } from './notice-cases.js';
import { NoticeCases, NoticeMovedOnError } from './notice-cases.js';

const REMOVALS = (Object.keys(NOTICE_STEPS) as NoticeStep[]).filter((step) => NOTICE_STEPS[step].removes);

/** Notices, for the site's administrator. */
@Injectable()
export class AdminNoticesService {
  constructor(
    private readonly database: Database,
    private readonly cases: NoticeCases,
  ) {}

  /** A page of the open ones by deadline, or of the closed ones from the newest. */
  async list(query: AdminNoticesQuery): Promise<UncountedPage<AdminNoticeEntry>> {
    const notices = await this.database.reader.find(Notice, {
      ...(query.status === 'open'
        ? { where: { dueAt: Not(IsNull()) }, order: { dueAt: 'ASC', id: 'ASC' } }
        : { where: { closedAt: Not(IsNull()) }, order: { closedAt: 'DESC', id: 'DESC' } }),
      skip: getOffset(query),
      take: query.limit + 1,
    });
    const shown = notices.slice(0, query.limit);
    return { items: await this.toEntries(shown), hasMore: notices.length > query.limit };
  }

  /** Those of these notices that exist. */
  async byIds(ids: number[]): Promise<AdminNoticeEntry[]> {
    return this.toEntries(await this.database.reader.findBy(Notice, { id: In(ids) }));
  }

  private async toEntries(notices: readonly Notice[]): Promise<AdminNoticeEntry[]> {
    const clubs = await this.database.reader.find(Club, {
      where: { id: In(notices.map(({ clubId }) => clubId)) },
      select: { id: true, name: true },
    });
    const names = new Map(clubs.map(({ id, name }) => [id, name]));
    return notices.map((notice) => ({
      id: notice.id,
      reference: notice.reference,
      clubName: names.get(notice.clubId) ?? '',
      state: notice.state,
      outcome: notice.outcome,
      dueAt: notice.dueAt?.toISOString() ?? null,
      receivedAt: notice.receivedAt?.toISOString() ?? null,
      closedAt: notice.closedAt?.toISOString() ?? null,
    }));
  }

  /** One notice that was sent. Throws UnknownNoticeError. */
  async get(id: number): Promise<AdminNotice> {
    const found = await this.cases.find({ id });
    return this.toAdminNotice(found);
  }

  /**
   * Takes the step that a moderator decided on. Throws UnknownNoticeError, and NoticeMovedOnError if someone else has
   * already decided.
   */
  async decide(id: number, { decision, note }: NoticeDecisionBody): Promise<AdminNotice> {
    const found = await this.confirmDecidable(id, decision);
    await this.cases.take(found, STEPS[decision], { at: new Date(), note: note ?? null });
    return this.get(id);
  }

  /** The notice, if this decision is possible now. Throws the same as {@link decide}. */
  async confirmDecidable(id: number, decision: NoticeDecision): Promise<NoticeCase> {
    const found = await this.cases.find({ id });
    if (!getDecisions(found).includes(decision)) throw refusal(found, decision);
    return found;
  }

  private async toAdminNotice(found: NoticeCase): Promise<AdminNotice> {
    const { notice, content, clubName, clubSlug, details } = found;
    const [events, earlierRemovals] = await Promise.all([
      this.cases.events(notice.id),
      this.database.reader.countBy(Notice, {
        complainantHash: notice.complainantHash,
        outcome: In(REMOVALS),
        id: LessThan(notice.id),
      }),
    ]);
    const { name, email, statement, defamatory, meaning, inaccuracies } = content;
    return {
      id: notice.id,
      reference: notice.reference,
      ...{ clubName, clubSlug, reviewId: notice.reviewId },
      state: notice.state,
      outcome: notice.outcome,
      dueAt: notice.dueAt?.toISOString() ?? null,
      hideRefusal: notice.hideRefusal,
      words: { name, email, statement, defamatory, meaning, inaccuracies },
      shareName: content.shareName,
      shareEmail: content.shareEmail,
      reviewText: content.reviewText,
      reviewTextNow: found.reviewText,
      canReachAuthor: found.authorEmail !== null,
      removedTwice: content.removedTwice,
      earlierRemovals,
      details: notice.state === 'answered' ? details : null,
      decisions: getDecisions(found),
      timeline: events.map((event) => ({ ...toStepTaken(event), staffName: event.staffName })),
    };
  }
}

/**
 * It can only be treated as a repetition if the complainant says that it is one, and only be passed on to an author
 * who can be written to.
 */
function getDecisions({ notice, content, authorEmail }: NoticeCase): NoticeDecision[] {
  const isPossible: Partial<Record<NoticeDecision, boolean>> = {
    ...{ complete: authorEmail !== null, unreachable: authorEmail === null },
    repeat: content.removedTwice,
  };
  return decisionsIn(notice.state).filter((decision) => isPossible[decision] ?? true);
}

/** Why a decision that its state allows isn't possible on a notice. */
const REFUSALS: Partial<Record<NoticeDecision, string>> = {
  complete: 'We have no address for the author, so the notice can’t be passed on. Please read it again.',
  unreachable: 'The author can be written to, so the notice has to be passed on first',
  repeat: 'The complainant doesn’t say that the same statement was removed twice before',
};

function refusal({ notice }: NoticeCase, decision: NoticeDecision): ConflictError {
  return decisionsIn(notice.state).includes(decision)
    ? new ConflictError(REFUSALS[decision] ?? 'This can’t be decided on this notice')
    : new NoticeMovedOnError();
}

const STEPS: Record<NoticeDecision, NoticeStep> = {
  ...{ complete: 'forwarded', unreachable: 'removed-unreachable', defective: 'defective' },
  ...{ repeat: 'removed-repeat', stands: 'stands', 'false-details': 'removed-details' },
  ...{ stay: 'stays', remove: 'removed-unanswered' },
};
