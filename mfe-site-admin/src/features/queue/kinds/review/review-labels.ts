import type { TextHoldReason } from '@club-reviews/domain/hold-reasons';
import { REVIEW_STATUSES } from '@club-reviews/domain/review-status';
import type { ReviewStatus } from '@club-reviews/domain/review-status';

const LABELS: Record<ReviewStatus | 'deleted', string> = {
  'pending-verification': 'Pending Verification',
  'awaiting-approval': 'Awaiting Approval',
  approved: 'Approved',
  deleted: 'Deleted',
};

/** A review's states in order, in moderators' words. */
export const STATUS_OPTIONS = REVIEW_STATUSES.map((value) => ({ value, label: LABELS[value] }));

/** A state in moderators' words. */
export function statusLabel(status: string): string {
  return LABELS[status as keyof typeof LABELS] ?? status;
}

/** What the automatic checks found, as the end of "The text seems to contain …". */
const HOLD_WORDS: Record<TextHoldReason, string> = {
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
  const found = reasons.filter((reason) => reason !== 'signals' && reason !== 'reported');
  const sentences = [
    ...(found.length > 0
      ? [
          `The text seems to contain ${asList.format(found.map((reason) => HOLD_WORDS[reason as TextHoldReason] ?? reason))}.`,
        ]
      : []),
    ...(reasons.includes('reported') ? ['Someone reported it because a child may be at risk.'] : []),
    ...(reasons.includes('signals') ? ['There are signs that it isn’t a parent’s own review.'] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : 'Automatic checks put this review on hold.';
}
