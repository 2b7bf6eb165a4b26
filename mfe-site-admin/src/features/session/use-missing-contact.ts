import { useMay } from './staff-session';

/** What stands in the place of an address or a number that isn't in the answer, as the end of a sentence. */
export function useMissingContact(): string {
  return useMay('moderator') ? 'no longer readable' : 'not shown to readers';
}
