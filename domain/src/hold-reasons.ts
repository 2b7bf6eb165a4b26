/** What automatic checks look for in a text. */
export const TEXT_HOLD_REASONS = [
  'safeguarding',
  'profanity',
  'full-name',
  'email-address',
  'phone-number',
  'link',
] as const;

/**
 * What holds a review until a moderator has read it: something in its text, signals from how it came in that together
 * look like a fake, or a report that a child may be at risk.
 */
export const HOLD_REASONS = [...TEXT_HOLD_REASONS, 'signals', 'reported'] as const;

/** One of the {@link TEXT_HOLD_REASONS}. */
export type TextHoldReason = (typeof TEXT_HOLD_REASONS)[number];

/** One of the {@link HOLD_REASONS}. */
export type HoldReason = (typeof HOLD_REASONS)[number];
