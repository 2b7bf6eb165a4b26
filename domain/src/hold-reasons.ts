/** What automatic checks look for; any of them holds a review until a moderator has read it. */
export const HOLD_REASONS = [
  'safeguarding',
  'profanity',
  'full-name',
  'email-address',
  'phone-number',
  'link',
] as const;

/** One of the {@link HOLD_REASONS}. */
export type HoldReason = (typeof HOLD_REASONS)[number];
