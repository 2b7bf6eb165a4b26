import { isApiError } from '@club-reviews/shared-ui/platform';

/** What can be said about an emailed link before its content has loaded: `refused` if it's known but can't be used. */
export type MailedLinkState = 'missing' | 'loading' | 'unknown' | 'expired' | 'refused' | 'failed';

/** Why the server won't use a link, or undefined for a failure that may be temporary. */
export function linkRefusal(error: unknown): 'unknown' | 'expired' | 'refused' | undefined {
  switch (isApiError(error) ? error.status : undefined) {
    // A token that the server can't even parse counts as unknown.
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

/** Works out a link's state from the progress of the call that reads its content. */
export function mailedLinkState(token: string | null, error: unknown): MailedLinkState {
  if (token === null) return 'missing';
  if (error === undefined) return 'loading';
  return linkRefusal(error) ?? 'failed';
}
