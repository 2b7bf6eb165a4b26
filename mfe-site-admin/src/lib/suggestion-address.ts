import { wholeNumber } from '@club-reviews/shared-ui/search-params';

/** The page to add the club in a suggestion. */
export function newClubFor(suggestionId: number): string {
  return `/admin/clubs/new?suggestion=${suggestionId}`;
}

/** A club's page, with a suggestion about it. */
export function clubEntryFor(clubId: number, suggestionId: number): string {
  return `/admin/clubs/${clubId}?suggestion=${suggestionId}`;
}

/** The suggestion in such an address; null if there's none. */
export function readSuggestionId(search: string): number | null {
  return wholeNumber(null).read(new URLSearchParams(search).get('suggestion') ?? '');
}
