/** What the review form sends; whatever a test does not care about is filled in. */
export function reviewForm(clubId: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    clubId,
    authorEmail: 'parent@home.example',
    ageGroup: 'U9s',
    coachingRating: 5,
    communicationRating: 4,
    facilitiesRating: 3,
    inclusivityRating: 5,
    valueRating: 4,
    reviewText: 'Friendly coaches and a good pitch.',
    ...changes,
  };
}
