const LARGEST_ID = 2_147_483_647;

/** Reads the part of an address that names a review; undefined when no review can have that name. */
export function parseReviewId(text: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= LARGEST_ID ? id : undefined;
}
