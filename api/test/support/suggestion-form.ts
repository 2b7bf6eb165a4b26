/** What the form sends for a missing club; anything the test doesn't care about is filled in. */
export function missingClub(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    kind: 'missing',
    clubName: 'Mill Hill Hornets',
    place: 'Leeds',
    postcode: 'LS6 3AA',
    sport: 'Football',
    words: 'They train on Tuesdays.',
    ...changes,
  };
}

/** What the form sends about a listed club. */
export function correction(
  clubId: number | undefined,
  changes: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    kind: 'correction',
    clubId,
    problem: 'closed',
    words: 'They folded last summer.',
    ...changes,
  };
}
