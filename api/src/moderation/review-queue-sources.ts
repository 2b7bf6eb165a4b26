import { toCheckedDecision } from '../platform/queue/checked-decision.js';
import type {
  AuditedHistory,
  EntryDecision,
  EntryName,
  ExportedEntry,
  QueueSource,
  WaitingRows,
} from '../platform/queue/queue-source.js';
import { RegisterQueueSource } from '../platform/queue/queue-source.js';
import { mailedReasonBody } from '../accounts/club-logins/club-login.dto.js';
import { AdminReviewsService } from './admin-reviews.service.js';
import { EditDecisionsService } from './edit-decisions.service.js';
import { AdminReview, approvalBody, removalBody } from './moderation.dto.js';
import { ReviewDecisionsService } from './review-decisions.service.js';
import { ReviewRemovalService } from './review-removal.service.js';
import { URGENCY } from '../platform/queue/urgency.js';

const FIELD = { name: 'review', type: () => AdminReview, description: 'Of kinds held, review and edit' };

/** Removals from the queue always give a reason. */
const queueRemovalBody = removalBody.required({ reasonCode: true });

/** What a report has hidden waits with the report. */
const NOT_REPORTED = "(t.hold_reason IS NULL OR t.hold_reason NOT LIKE '%reported%')";

/** What automatic checks have found of a child; nothing if there is no reason. */
const ABOUT_CHILD = "COALESCE(t.hold_reason LIKE '%safeguarding%' OR t.hold_reason LIKE '%full-name%', 0)";

/** The same rows with those about a child first. Few reviews are on hold, so they're checked one by one. */
function childrenFirst(rows: WaitingRows): WaitingRows[] {
  return [
    { ...rows, urgency: URGENCY.child, where: `${rows.where} AND ${ABOUT_CHILD}` },
    { ...rows, where: `${rows.where} AND NOT ${ABOUT_CHILD}` },
  ];
}

/** Reviews that wait until a moderator has read them. */
@RegisterQueueSource(FIELD)
export class ReviewQueueSource implements QueueSource {
  readonly kind: string = 'review';
  readonly name: EntryName = { one: 'review to approve', many: 'reviews to approve' };
  readonly rows: readonly WaitingRows[] = [
    {
      ...{ table: 'reviews', index: 'ix_reviews_status' },
      where: 't.is_verified = 1 AND t.is_approved = 0 AND t.is_held = 0',
    },
  ];
  readonly noteSubject = 'review';
  readonly history: AuditedHistory | undefined = {
    ...{ subject: 'review', needsArrival: false },
    arrival:
      "to_status = 'awaiting-approval' AND (from_status IS NULL OR from_status <> 'awaiting-approval')",
    decision: "action IN ('approved', 'deleted') AND from_status = 'awaiting-approval'",
  };

  constructor(
    private readonly reviews: AdminReviewsService,
    private readonly decisions: ReviewDecisionsService,
    private readonly removals: ReviewRemovalService,
  ) {}

  describe(ids: number[]): Promise<AdminReview[]> {
    return this.reviews.byIdsWithClusters(ids);
  }

  toExported({ clubName, authorName, authorEmail, reviewText }: AdminReview): ExportedEntry {
    return { club: clubName, from: authorName, email: authorEmail, text: reviewText };
  }

  handlerFor({ id, verdict, reason, reasonCode, reviewText }: EntryDecision): () => Promise<unknown> {
    if (verdict === 'accept') {
      const body = toCheckedDecision(approvalBody, { reason, reviewText });
      return () => this.decisions.approve(id, body);
    }
    const removal = toCheckedDecision(queueRemovalBody, { reason, reasonCode });
    return () => this.removals.remove(id, withoutUndefined(removal));
  }
}

/** Reviews on hold; their weeks are counted among those of reviews. */
@RegisterQueueSource(FIELD)
export class HeldQueueSource extends ReviewQueueSource {
  override readonly kind = 'held';
  override readonly name = { one: 'review on hold', many: 'reviews on hold' };
  override readonly rows = childrenFirst({
    ...{ table: 'reviews', index: 'ix_reviews_held' },
    where: `t.is_held = 1 AND t.is_approved = 0 AND t.is_verified = 1 AND ${NOT_REPORTED}`,
  });
  override readonly history = undefined;
}

/** Edits that wait beside the review that is still shown. */
@RegisterQueueSource(FIELD)
export class EditQueueSource implements QueueSource {
  readonly kind = 'edit';
  readonly name = { one: 'edited review', many: 'edited reviews' };
  readonly rows = childrenFirst({
    ...{ table: 'review_edits', index: 'ix_review_edits_created', id: 'review_id', where: '1 = 1' },
  });
  readonly noteSubject = 'review';
  readonly history = {
    ...{ subject: 'review', needsArrival: true },
    arrival: "action = 'edit-submitted'",
    decision: "action IN ('edit-approved', 'edit-dropped')",
  };

  constructor(
    private readonly reviews: AdminReviewsService,
    private readonly edits: EditDecisionsService,
  ) {}

  describe(ids: number[]): Promise<AdminReview[]> {
    return this.reviews.byIdsWithClusters(ids);
  }

  toExported({ clubName, authorName, authorEmail, reviewText, waitingEdit }: AdminReview): ExportedEntry {
    const [from, text] = [authorName, waitingEdit?.reviewText ?? ''];
    return { club: clubName, from, email: authorEmail, text, details: reviewText };
  }

  handlerFor({ id, verdict, reason, reviewText }: EntryDecision): () => Promise<unknown> {
    if (verdict === 'accept') {
      const body = toCheckedDecision(approvalBody, { reason, reviewText });
      return () => this.edits.approve(id, body);
    }
    const dropped = toCheckedDecision(mailedReasonBody, { reason });
    return () => this.edits.drop(id, dropped.reason);
  }
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

function withoutUndefined<T extends object>(value: T): Defined<T> {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Defined<T>;
}
