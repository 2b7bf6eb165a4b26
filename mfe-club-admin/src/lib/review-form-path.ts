import { writeReviewSearch } from '@club-reviews/shared-ui/platform';

/** Where a club's review form opens, as short as this site can; a fragment outlives the redirect. */
export function getReviewFormPath(slug: string, hasShortLinks: boolean | undefined): string {
  return hasShortLinks ? `/r/${slug}` : `/clubs/${slug}${writeReviewSearch('', slug)}`;
}
