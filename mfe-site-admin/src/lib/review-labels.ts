import type { HoldReason } from '@club-reviews/domain/hold-reasons';
import { REVIEW_STATUSES } from '@club-reviews/domain/review-status';
import type { ReviewStatus } from '@club-reviews/domain/review-status';

const LABELS: Record<ReviewStatus | 'deleted', string> = {
  'pending-verification': 'Pending Verification',
  'awaiting-approval': 'Awaiting Approval',
  approved: 'Approved',
  deleted: 'Deleted',
};

/** The states of a review in the order it goes through them, as moderators read them. */
export const STATUS_OPTIONS = REVIEW_STATUSES.map((value) => ({ value, label: LABELS[value] }));

/** A state as moderators read it. */
export function statusLabel(status: string): string {
  return LABELS[status as keyof typeof LABELS] ?? status;
}

/** What the automatic checks found, as the end of "The text seems to contain …". */
const HOLD_WORDS: Record<HoldReason, string> = {
  profanity: 'strong language',
  link: 'a link',
  'phone-number': 'a phone number',
  'email-address': 'an email address',
  'full-name': 'a child’s full name',
  safeguarding: 'words that may describe a safeguarding concern',
};

const asList = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Why a review is on hold, in plain words. */
export function holdSentence(reasons: readonly string[]): string {
  if (reasons.length === 0) return 'The automatic checks stopped this review.';
  return `The text seems to contain ${asList.format(reasons.map((reason) => HOLD_WORDS[reason as HoldReason] ?? reason))}.`;
}
