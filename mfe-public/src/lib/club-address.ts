/** Words that a broken link has instead of the identifier. */
const LEFT_OVERS = new Set(['undefined', 'null', 'nan']);

/**
 * Whether the last part of a club page's address can name a club: an id or a slug. Spaces, other punctuation and the
 * words in broken links can't.
 */
export function isClubIdentifier(idOrSlug: string): boolean {
  return (
    idOrSlug.length <= 160 &&
    /^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u.test(idOrSlug) &&
    !LEFT_OVERS.has(idOrSlug.toLowerCase())
  );
}

/** Whether a club was requested by an old address: it was renamed, or another club was merged into it. */
export function hasMoved({ id, slug }: { id: number; slug: string }, idOrSlug: string): boolean {
  return idOrSlug !== String(id) && idOrSlug.toLowerCase() !== slug;
}

/** Path of a club's page. */
export function clubPath(slug: string): string {
  return `/clubs/${slug}`;
}

/** A review's anchor on its club's page. */
export function reviewAnchor(reviewId: number): string {
  return `review-${reviewId}`;
}

/** The id of the review whose anchor an address ends with; null if there's none. */
export function readReviewAnchor(hash: string): number | null {
  const id = Number(/^#review-([1-9]\d{0,9})$/.exec(hash)?.[1]);
  return Number.isNaN(id) ? null : id;
}
