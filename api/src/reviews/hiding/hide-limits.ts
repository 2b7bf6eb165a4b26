import type { HideRefusal } from '@club-reviews/domain/hide-refusals';
import type { AutomaticHide } from '../../model/reviews/automatic-hide.js';

/** How many of a club's reviews may be out of sight without a moderator's decision. */
const CLUB_LIMIT = 3;
/** And which share of them, so that a page isn't emptied; one review may always be hidden. */
const CLUB_SHARE = 1 / 4;
/** How many reviews all reports and notices together may hide within a day. */
export const SITE_LIMIT = 20;

/** Whose hides are counted together, and how many there may be within a day. */
const SENDER_LIMITS = [
  { key: 'mailboxHash', times: 2, refusal: 'mailbox-limit' },
  { key: 'domainHash', times: 3, refusal: 'domain-limit' },
  { key: 'browserHash', times: 5, refusal: 'browser-limit' },
  { key: 'networkHash', times: 3, refusal: 'network-limit' },
] as const satisfies readonly { key: keyof AutomaticHide; times: number; refusal: HideRefusal }[];

/** Who sends a report or notice, as hashes that only show "the same" or "different". */
export type SenderHashes = Pick<AutomaticHide, (typeof SENDER_LIMITS)[number]['key']>;

/** Whether a club has as many reviews out of sight without a decision as it may. */
export function isClubFull({ hidden, published }: { hidden: number; published: number }): boolean {
  const share = Math.max(1, Math.floor((published + hidden) * CLUB_SHARE));
  return hidden >= Math.min(CLUB_LIMIT, share);
}

/** The limit that a sender, or the whole site, has reached with a day's hides; null if none. */
export function reachedLimit(sender: SenderHashes, ofDay: readonly SenderHashes[]): HideRefusal | null {
  const reached = SENDER_LIMITS.find(
    ({ key, times }) =>
      sender[key] !== null && ofDay.filter((hide) => hide[key] === sender[key]).length >= times,
  );
  return reached?.refusal ?? (ofDay.length >= SITE_LIMIT ? 'site-limit' : null);
}
