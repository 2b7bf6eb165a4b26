import { apiErrorMessage, showToast } from '@club-reviews/shared-ui/platform';

/** The toast's messages after a decision was carried out, and after it failed; missing if the screen itself shows it. */
export interface OutcomeMessages {
  done?: string;
  failed?: string;
}

/**
 * Shows a decision's outcome in a toast.
 * @param error why its call failed, undefined if it was carried out
 * @param note anything else to say about one that was carried out
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
  const reason = apiErrorMessage(error);
  if (failed !== undefined) showToast({ title: failed, description: reason, tone: 'error' });
  return reason;
}
