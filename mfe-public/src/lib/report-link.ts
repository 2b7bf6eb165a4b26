const REVIEW_ID = /^[1-9]\d{0,9}$/;

/** The address of the form in which anybody reports a review. */
export function reportPath(reviewId: number): string {
  return `/report?review=${reviewId}`;
}

/** The review that the form was opened for, from its query string; undefined where it names none. */
export function readReportedReview(search: string): number | undefined {
  const id = new URLSearchParams(search).get('review') ?? '';
  return REVIEW_ID.test(id) ? Number(id) : undefined;
}
