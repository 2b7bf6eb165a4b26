/** Words that a broken link leaves where the identifier should be. */
const LEFT_OVERS = new Set(['undefined', 'null', 'nan']);

/**
 * Whether the last part of a club page's address can name a club: an id or a slug. Spaces, other punctuation and
 * the words that broken links carry cannot.
 */
export function isClubIdentifier(idOrSlug: string): boolean {
  return (
    idOrSlug.length <= 160 &&
    /^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u.test(idOrSlug) &&
    !LEFT_OVERS.has(idOrSlug.toLowerCase())
  );
}

/** Whether a club was asked for by an address that isn't its own any more: it was renamed, or has absorbed another one. */
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
