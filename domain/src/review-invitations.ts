import { MAX_EMAIL_LENGTH } from './contact-details.ts';
import { emailAddress } from './email-address.ts';
import { overallAverage } from './ratings.ts';

/** How an invitation reaches a family: by mail, or printed on a card. */
export const INVITATION_WAYS = ['mail', 'print'] as const;

/** One of the {@link INVITATION_WAYS}. */
export type InvitationWay = (typeof INVITATION_WAYS)[number];

/** Addresses in one go, and invitations of each way that a club can make in a day. */
export const INVITATION_LIMITS = { addresses: 50, daily: 200, text: 16_000 } as const;

/** How many cards can be printed in one go: sheets of eight. */
export const CARD_COUNTS = [8, 16, 24, 32, 40] as const;

/** For how many days a card can be valid. */
export const INVITATION_DAYS = [7, 14, 30, 60, 90] as const;

/** For how many days a mailed invitation is valid, and a card unless its club chooses otherwise. */
export const DEFAULT_INVITATION_DAYS = 30;

/** A club doesn't reach the same mailbox again within this time. */
export const INVITATION_PAUSE_DAYS = 90;

/** Invitations are deleted after this time. */
export const INVITATION_KEPT_DAYS = 365;

/** Clubs aren't told that fewer reviews than this came of their invitations: they could tell whose they are. */
export const MIN_TOLD_REVIEWS = 3;

/** Invited and unprompted reviews are compared from this many of each. */
export const MIN_COMPARED_REVIEWS = 5;

/** Moderators are told when invited reviews are better than the others by this many stars. */
export const NOTICED_DIFFERENCE = 1;

/** The part of an address that holds a code: `#invitation=…`. */
export const INVITATION_PARAMETER = 'invitation';

/** The messages about the forms' fields. */
export const INVITATION_MESSAGES = {
  noAddresses: 'Please enter at least one email address',
  tooManyAddresses: `Please send to at most ${INVITATION_LIMITS.addresses} addresses at a time`,
  count: 'Please select a number of cards',
  days: 'Please select how long the cards are valid',
  daily: `That’s more than ${INVITATION_LIMITS.daily} in a day. Please send the rest tomorrow.`,
};

const ADDRESS = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;
const SHOWN_OF_WRONG = 60;

/**
 * The addresses in a pasted list, each once: separated by commas, semicolons, spaces or lines, with or without names
 * ("Jo Hill <jo@example.com>").
 * @returns them, or what to say about the first entry that isn't one
 */
export function readAddresses(text: string): { addresses: string[] } | { problem: string } {
  const entries = text
    .split(/[,;\n\r]+/)
    .flatMap((entry) => /<([^<>]*)>/.exec(entry)?.[1] ?? entry.split(/\s+/))
    .map(emailAddress)
    .filter((entry) => entry !== '');
  const wrong = entries.find((entry) => !ADDRESS.test(entry) || entry.length > MAX_EMAIL_LENGTH);
  if (wrong !== undefined) return { problem: `“${wrong.slice(0, SHOWN_OF_WRONG)}” isn’t an email address` };
  const addresses = [...new Map(entries.map((entry) => [entry.toLowerCase(), entry])).values()];
  if (addresses.length === 0) return { problem: INVITATION_MESSAGES.noAddresses };
  if (addresses.length > INVITATION_LIMITS.addresses)
    return { problem: INVITATION_MESSAGES.tooManyAddresses };
  return { addresses };
}

/** A number of reviews and their average. */
export interface RatedReviews {
  count: number;
  rating: number;
}

/** A club's invited reviews beside the others. */
export interface InvitedComparison {
  invited: RatedReviews;
  unprompted: RatedReviews;
}

/**
 * Compares a club's invited reviews with the others; null as long as there are few of either.
 * @param sums how many visible reviews there are, and the sum of their rating totals
 */
export function compareInvited(sums: {
  reviewCount: number;
  ratingSum: number;
  invitedCount: number;
  invitedTotal: number;
}): InvitedComparison | null {
  const others = sums.reviewCount - sums.invitedCount;
  if (Math.min(sums.invitedCount, others) < MIN_COMPARED_REVIEWS) return null;
  return {
    invited: { count: sums.invitedCount, rating: overallAverage(sums.invitedTotal, sums.invitedCount) },
    unprompted: { count: others, rating: overallAverage(sums.ratingSum - sums.invitedTotal, others) },
  };
}

/** Whether invited reviews are so much better than the others that a moderator should know. */
export function isNoticeable({ invited, unprompted }: InvitedComparison): boolean {
  // In tenths: 4.8 - 3.8 is a little less than 1.
  return Math.round((invited.rating - unprompted.rating) * 10) >= NOTICED_DIFFERENCE * 10;
}
