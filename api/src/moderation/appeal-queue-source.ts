import { toCheckedDecision } from '../platform/queue/checked-decision.js';
import type { EntryDecision, ExportedEntry, QueueSource } from '../platform/queue/queue-source.js';
import { inOrderOfUrgency, RegisterQueueSource } from '../platform/queue/queue-source.js';
import { mailedReasonBody } from '../accounts/club-logins/club-login.dto.js';
import { RemovedReview } from './removed-reviews.dto.js';
import { RemovedReviewsService } from './removed-reviews.service.js';

/** Authors' appeals against the removal of their reviews. */
@RegisterQueueSource({ name: 'removed', type: () => RemovedReview, description: 'Of an appeal' })
export class AppealQueueSource implements QueueSource {
  readonly kind = 'appeal';
  readonly name = { one: 'appeal', many: 'appeals' };
  readonly rows = inOrderOfUrgency({
    ...{ table: 'review_appeals', index: 'ix_review_appeals_urgency', id: 'review_id' },
    where: 't.decided_at IS NULL',
  });
  readonly noteSubject = 'review';
  readonly history = {
    ...{ subject: 'review', needsArrival: true },
    arrival: "action = 'appealed'",
    decision: "action IN ('restored', 'appeal-turned-down')",
  };

  constructor(private readonly removed: RemovedReviewsService) {}

  describe(ids: number[]): Promise<RemovedReview[]> {
    return this.removed.byIds(ids);
  }

  toExported({ clubName, reviewText, appeal }: RemovedReview): ExportedEntry {
    return { club: clubName, text: reviewText, details: appeal?.text ?? null };
  }

  handlerFor({ id, verdict, reason }: EntryDecision): () => Promise<unknown> {
    const answer = toCheckedDecision(mailedReasonBody, { reason });
    return () =>
      verdict === 'accept'
        ? this.removed.restore(id, answer.reason)
        : this.removed.turnDownAppeal(id, answer.reason);
  }
}
