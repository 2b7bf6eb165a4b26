import { apiErrorMessage, showToast } from '@club-reviews/shared-ui/platform';

const NO_ANSWER = 'The server could not be reached. Please try again in a moment.';

/**
 * Tells in a toast how a decision ended.
 * @param error what its call failed with, undefined when it was carried out
 * @returns why it was not carried out, or null
 */
export function tellOutcome(error: unknown, done: string, failed: string): string | null {
  if (error === undefined) {
    showToast({ title: done, tone: 'success' });
    return null;
  }
  const reason = apiErrorMessage(error, NO_ANSWER);
  showToast({ title: failed, description: reason, tone: 'error' });
  return reason;
}
