import type { ReportOutcome } from '@club-reviews/domain/report-reasons';
import { isHeldBack } from '@club-reviews/domain/review-status';
import type { EntityManager } from 'typeorm';
import type { Dialect } from '../../platform/database/dialect/dialect.js';
import { countModeration } from './moderation-figures.js';
import { closeReportCase } from './report-case.js';
import type { ReviewChange, StoredReview } from './review-change.js';
import { isHiddenByReport, getRemovalReason, stateAfter } from './review-change.js';

const APPROVALS: ReadonlySet<ReviewChange['action']> = new Set(['approved', 'edit-approved']);
/** A review is gone before anyone has decided on its reports. */
const NOT_JUDGED: ReadonlySet<ReviewChange['action']> = new Set([
  'withdrawn',
  'superseded',
  'replaced',
  'erased',
]);

/** Whether a change is to a review that a report has ever hidden. */
export function concernsReported(change: ReviewChange): boolean {
  return change.action !== 'submitted' && change.action !== 'restored' && change.review.isReported;
}

/**
 * What a change to a review means for its reports: they end when the review is gone, and when a moderator brings back
 * what they hid. Counts how long moderators took with reviews held by automatic checks.
 */
export async function settleReports(
  manager: EntityManager,
  dialect: Pick<Dialect, 'upsert' | 'rowLock' | 'now'>,
  change: ReviewChange,
): Promise<void> {
  if (change.action === 'submitted' || change.action === 'restored') return;
  const { action, actor, at, review, reason = null } = change;
  if (!review.isVerified) return;
  const isDecision = actor === 'site-admin' && (APPROVALS.has(action) || action === 'deleted');
  if (isDecision && isHeldBack(review) && !review.isReported)
    await countModeration(manager, dialect, 'held-decided', { at, since: review.verifiedAt ?? at });
  const outcome = getOutcome(change, review);
  if (!outcome) return;
  const reasonCode = getRemovalReason(change);
  await closeReportCase(manager, dialect, review.id, { outcome, reasonCode, words: reason, at });
}

/** How a change ends a review's reports; undefined if it doesn't. */
function getOutcome(change: ReviewChange, review: StoredReview): ReportOutcome | undefined {
  if (stateAfter(change) === undefined) return NOT_JUDGED.has(change.action) ? 'gone' : 'removed';
  return APPROVALS.has(change.action) && isHiddenByReport(review) ? 'stands' : undefined;
}
