import type { HoldReason } from './hold-reasons.js';

const LABELS: Record<HoldReason, string> = {
  safeguarding: 'Possible safeguarding concern',
  profanity: 'Profanity',
  'full-name': "A child's full name",
  'email-address': 'E-mail address',
  'phone-number': 'Phone number',
  link: 'Link',
};

const SEPARATOR = ',';

/** Reasons as the column `hold_reason` keeps them; null when there are none. */
export function storeHoldReasons(reasons: readonly HoldReason[]): string | null {
  return reasons.length === 0 ? null : reasons.join(SEPARATOR);
}

/** The stored reasons in words for a moderator. */
export function holdReasonLabels(stored: string | null): string[] {
  if (stored === null) return [];
  return stored.split(SEPARATOR).map((reason) => LABELS[reason as HoldReason] ?? reason);
}
