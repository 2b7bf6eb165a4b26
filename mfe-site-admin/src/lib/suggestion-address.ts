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
  const text = new URLSearchParams(search).get('suggestion') ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
