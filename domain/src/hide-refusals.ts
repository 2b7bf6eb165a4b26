/**
 * Why a report or notice didn't take a review out of sight before a moderator had decided: who it's from, that a
 * moderator has already kept the review, or which limit was reached. See docs/moderation.md.
 */
export const HIDE_REFUSALS = [
  'club-people',
  'unknown-sender',
  'kept-before',
  'club-limit',
  'mailbox-limit',
  'domain-limit',
  'browser-limit',
  'network-limit',
  'site-limit',
] as const;

/** One of the {@link HIDE_REFUSALS}. */
export type HideRefusal = (typeof HIDE_REFUSALS)[number];

/** The same for moderators. */
export const HIDE_REFUSAL_LABELS: Record<HideRefusal, string> = {
  'club-people': 'it comes from the club, or from an address that belongs to it',
  'unknown-sender': 'it comes from a throwaway address, or one we can’t read',
  'kept-before': 'a moderator has already let this review stand after a safety report',
  'club-limit': 'as many of this club’s reviews as we allow are already out of sight without a decision',
  'mailbox-limit': 'its sender has already hidden as many reviews today as we allow',
  'domain-limit': 'addresses with the same domain have already hidden as many reviews today as we allow',
  'browser-limit': 'browsers like the sender’s have already hidden as many reviews today as we allow',
  'network-limit': 'the sender’s network has already hidden as many reviews today as we allow',
  'site-limit': 'as many reviews as we allow have already been hidden on the whole site today',
};
