import { REVIEW_RECEIPT_HOURS } from '@club-reviews/domain/review-form';
import { readStored, writeStored } from '@club-reviews/shared-ui/platform';

/** The key in session storage: what it holds ends with the tab. */
export const SENT_REVIEW_KEY = 'sent-review';
const RECEIPT_MS = REVIEW_RECEIPT_HOURS * 3_600_000;

/** A review that was sent from this tab and may still wait for its link. */
export interface SentReview {
  /** Lets the link be sent again, or to another address. */
  receipt: string;
  /** Where the link went. */
  email: string;
  /** In milliseconds since 1970. */
  sentAt: number;
  /** Whether the visitor has closed what says where the link went. */
  isClosed: boolean;
  /** Where mails can be read on a site that sends none. */
  mailbox?: string;
}

/** What was sent from this tab within the last day; null: nothing. */
export function readSentReview(): SentReview | null {
  try {
    const stored = JSON.parse(readStored('session', SENT_REVIEW_KEY) ?? 'null') as SentReview | null;
    if (typeof stored?.receipt !== 'string' || typeof stored.email !== 'string') return null;
    return Date.now() - stored.sentAt < RECEIPT_MS ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps what was sent until the tab is closed. */
export function writeSentReview(sent: SentReview): void {
  writeStored('session', SENT_REVIEW_KEY, JSON.stringify(sent));
}
