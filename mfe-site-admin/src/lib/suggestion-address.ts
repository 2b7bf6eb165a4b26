/** The page that adds the club which a suggestion names. */
export function newClubFor(suggestionId: number): string {
  return `/admin/clubs/new?suggestion=${suggestionId}`;
}

/** The page of a club, with what somebody suggests about it. */
export function clubEntryFor(clubId: number, suggestionId: number): string {
  return `/admin/clubs/${clubId}?suggestion=${suggestionId}`;
}

/** The suggestion that such an address names; null where it names none. */
export function readSuggestionId(search: string): number | null {
  const text = new URLSearchParams(search).get('suggestion') ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
