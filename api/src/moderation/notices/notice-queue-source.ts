import { NOTICE_VERDICTS } from '@club-reviews/domain/queue';
import { InvalidInputError } from '../../platform/errors.js';
import { toCheckedDecision } from '../../platform/queue/checked-decision.js';
import type { EntryDecision, ExportedEntry, QueueSource } from '../../platform/queue/queue-source.js';
import { inOrderOfUrgency, RegisterQueueSource } from '../../platform/queue/queue-source.js';
import { AdminNoticeEntry, noticeDecisionBody } from './admin-notices.dto.js';
import { AdminNoticesService } from './admin-notices.service.js';

/** In the other states a notice waits for its author or for its complainant. */
const STATES = ['received', 'answered', 'silent'];

/** Notices of complaint that need a moderator's step. */
@RegisterQueueSource({ name: 'notice', type: () => AdminNoticeEntry })
export class NoticeQueueSource implements QueueSource {
  readonly kind = 'notice';
  readonly name = { one: 'notice of complaint', many: 'notices of complaint' };
  readonly rows = STATES.flatMap((state) =>
    inOrderOfUrgency({ table: 'notices', index: 'ix_notices_urgency', where: `t.state = '${state}'` }),
  );
  readonly noteSubject = 'notice';
  readonly history = {
    ...{ table: 'notices', openedAt: 'created_at', openedIndex: 'ix_notices_opened' },
    ...{ closedAt: 'closed_at', decided: '1 = 1', decidedIndex: 'ix_notices_closed' },
  };

  constructor(private readonly notices: AdminNoticesService) {}

  describe(ids: number[]): Promise<AdminNoticeEntry[]> {
    return this.notices.byIds(ids);
  }

  toExported({ clubName, reference }: AdminNoticeEntry): ExportedEntry {
    return { club: clubName, text: reference };
  }

  handlerFor(decision: EntryDecision): () => Promise<unknown> {
    const { verdict } = decision;
    const body = toStep(decision);
    if (NOTICE_VERDICTS[body.decision] !== verdict)
      throw InvalidInputError.inFields({ noticeDecision: `${body.decision} doesn’t ${verdict} a notice` });
    return () => this.notices.decide(decision.id, body);
  }

  async confirm(decision: EntryDecision): Promise<void> {
    await this.notices.confirmDecidable(decision.id, toStep(decision).decision);
  }
}

function toStep({ noticeDecision, reason }: EntryDecision) {
  return toCheckedDecision(
    noticeDecisionBody,
    { decision: noticeDecision, note: reason },
    { decision: 'noticeDecision', note: 'reason' },
  );
}
