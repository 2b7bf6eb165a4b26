import { useMay } from './staff-session';

/** Replaces an address or a number that isn't in the response, as the end of a sentence. */
export function useMissingContact(): string {
  return useMay('moderator') ? 'no longer readable' : 'not shown to readers';
}
