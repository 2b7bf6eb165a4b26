import { isApiError } from '@club-reviews/shared-ui/platform';

/** What can be said about a mailed link before its content is there: `refused` when it's known but can't be used. */
export type MailedLinkState = 'missing' | 'loading' | 'unknown' | 'expired' | 'refused' | 'failed';

/** Why the server won't use a link, or undefined for a failure that may pass. */
export function linkRefusal(error: unknown): 'unknown' | 'expired' | 'refused' | undefined {
  switch (isApiError(error) ? error.status : undefined) {
    // A token that the server can't even read is an unknown one.
    case 400:
    case 404:
      return 'unknown';
    case 409:
      return 'refused';
    case 410:
      return 'expired';
    default:
      return undefined;
  }
}

/** Reads the state of a link from how far the call that reads its content has come. */
export function mailedLinkState(token: string | null, error: unknown): MailedLinkState {
  if (token === null) return 'missing';
  if (error === undefined) return 'loading';
  return linkRefusal(error) ?? 'failed';
}
