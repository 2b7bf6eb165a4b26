import { BETWEEN_DIGESTS_MS } from '../mail/mail-outbox.js';

/**
 * How many mails the public can cause to one mailbox by typing its address, over all forms together: at most 12 in any
 * hour and 30 in any day. One sender gets only a share of them, so that nobody can use up the owner's. `urgent` ones
 * (a child at risk, a forgotten password) have a share of their own. What's beyond waits for a digest, of which there's
 * one every two hours at most.
 */
export type MailLane = 'ordinary' | 'urgent';

interface Share {
  hour: number;
  day: number;
}

const SHARES: Record<MailLane, { mailbox: Share; sender: Share }> = {
  ordinary: { mailbox: { hour: 8, day: 12 }, sender: { hour: 4, day: 6 } },
  urgent: { mailbox: { hour: 3, day: 6 }, sender: { hour: 2, day: 3 } },
};
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** So that the first digest has more than one link. */
const DIGEST_COLLECTS_MS = 5 * 60_000;

/** A mail that was caused to a mailbox, or a digest that will be sent. */
export interface CausedMail {
  /** Milliseconds since 1970; of a digest, when it's due. */
  at: number;
  lane: MailLane | 'digest';
  /** Whose share it was, or whom the digest goes to: one mailbox can have several addresses. As hashes. */
  who: string;
}

/** When a mail may be sent: at once, with the digest of that time, or never. */
export type MailSlot = 'now' | 'never' | Date;

/**
 * Finds the slot of one more mail.
 * @param caused what was caused in the last day, and the digests to come
 * @returns the slot, and what to remember of the last day from now on
 */
export function findSlot(
  caused: readonly CausedMail[],
  { now, lane, sender, recipient }: { now: Date; lane: MailLane; sender: string; recipient: string },
): { slot: MailSlot; caused: CausedMail[] } {
  const at = now.getTime();
  const recent = caused.filter((mail) => mail.at > at - DAY_MS);
  const inLane = recent.filter((mail) => mail.lane === lane);
  const { mailbox, sender: own } = SHARES[lane];
  const has = (share: Share, mails: readonly CausedMail[]) =>
    mails.length < share.day && mails.filter((mail) => mail.at > at - HOUR_MS).length < share.hour;
  if (
    has(mailbox, inLane) &&
    has(
      own,
      inLane.filter(({ who }) => who === sender),
    )
  )
    return { slot: 'now', caused: [...recent, { at, lane, who: sender }] };
  const digests = recent.filter((mail) => mail.lane === 'digest');
  const waiting = digests.find((digest) => digest.at > at && digest.who === recipient);
  if (waiting) return { slot: new Date(waiting.at), caused: recent };
  const last = Math.max(...digests.map((digest) => digest.at), -Infinity);
  const due = Math.max(at + DIGEST_COLLECTS_MS, last + BETWEEN_DIGESTS_MS);
  // Only somebody who makes up addresses of one mailbox gets there.
  if (due > at + DAY_MS) return { slot: 'never', caused: recent };
  return { slot: new Date(due), caused: [...recent, { at: due, lane: 'digest', who: recipient }] };
}
