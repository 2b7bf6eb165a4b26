import { REVIEW_RECEIPT_HOURS } from '@club-reviews/domain/review-form';
import { readStored, writeStored } from '@club-reviews/shared-ui/platform';

/** The key in session storage, which is cleared when the tab closes. */
export const SENT_REVIEW_KEY = 'sent-review';
const RECEIPT_MS = REVIEW_RECEIPT_HOURS * 3_600_000;

/** A review that was sent from this tab and may still be waiting for its link. */
export interface SentReview {
  /** Allows the link to be sent again, or to another address. */
  receipt: string;
  /** Where the link was sent. */
  email: string;
  /** In milliseconds since 1970. */
  sentAt: number;
  /** Whether the visitor has closed the message about where the link went. */
  isClosed: boolean;
  /** Where emails can be read on a site that sends none. */
  mailbox?: string;
}

/** What was sent from this tab within the last day; null for nothing. */
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
