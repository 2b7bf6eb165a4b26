import { apiErrorMessage, showToast } from '@club-reviews/shared-ui/platform';
import { NO_ANSWER } from './no-answer';

/** What a toast says once a decision has been carried out, and when that failed. */
export interface OutcomeMessages {
  /** Left out where the screen itself shows it. */
  done?: string;
  failed: string;
}

/**
 * Shows in a toast how a decision ended.
 * @param error what its call failed with, undefined when it was carried out
 * @param note what else there is to say about one that was carried out
 * @returns why it failed, or null
 */
export function toastOutcome(
  error: unknown,
  { done, failed }: OutcomeMessages,
  note?: string,
): string | null {
  if (error === undefined) {
    if (done !== undefined)
      showToast({ title: done, tone: 'success', ...(note === undefined ? {} : { description: note }) });
    return null;
  }
  const reason = apiErrorMessage(error, NO_ANSWER);
  showToast({ title: failed, description: reason, tone: 'error' });
  return reason;
}
