const MAX_ID = 2_147_483_647;

/** The review that a notice is to be about, from the query string; undefined where it names none. */
export function readComplainedReview(search: string): number | undefined {
  const id = new URLSearchParams(search).get('review') ?? '';
  return /^[1-9]\d{0,9}$/.test(id) && Number(id) <= MAX_ID ? Number(id) : undefined;
}
