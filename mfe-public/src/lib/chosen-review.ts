/** The largest id that the api accepts. */
const MAX_ID = 2_147_483_647;

/** The address of the form for reporting a review. */
export function reportPath(reviewId: number): string {
  return `/report?review=${reviewId}`;
}

/** The review that a form was opened for, from its query string; undefined if there's none. */
export function readChosenReview(search: string): number | undefined {
  const id = new URLSearchParams(search).get('review') ?? '';
  return /^[1-9]\d{0,9}$/.test(id) && Number(id) <= MAX_ID ? Number(id) : undefined;
}
