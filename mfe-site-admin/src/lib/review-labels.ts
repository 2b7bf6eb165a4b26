import type { ReviewStatus } from '../api/types';

/** The states of a review in the order it goes through them, as moderators read them. */
export const REVIEW_STATUSES: readonly { value: ReviewStatus; label: string }[] = [
  { value: 'pending-verification', label: 'Pending Verification' },
  { value: 'awaiting-approval', label: 'Awaiting Approval' },
  { value: 'approved', label: 'Approved' },
];

const LABELS: Record<string, string> = {
  ...Object.fromEntries(REVIEW_STATUSES.map(({ value, label }) => [value, label])),
  deleted: 'Deleted',
};

/** A state as moderators read it. */
export function statusLabel(status: string): string {
  return LABELS[status] ?? status;
}

/** What the automatic checks found, as the end of "The text seems to contain …". */
const HOLD_WORDS: Record<string, string> = {
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
  return `The text seems to contain ${asList.format(reasons.map((reason) => HOLD_WORDS[reason] ?? reason))}.`;
}
