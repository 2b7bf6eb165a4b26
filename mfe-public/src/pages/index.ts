import type { PageContext, PageDescription } from '@club-reviews/shared-ui/platform';
import { describeAge } from './age-page';
import { describeAllReviews } from './all-reviews-page';
import { describeBrowse } from './browse-page';
import { describeCategories } from './category-page';
import { describeClaim } from './claim-page';
import { describeClub } from './club-page';
import { describeCompare } from './compare-page';
import { describeHome } from './home-page';
import { matchPattern } from './match-path';
import type { DescribePage } from './page-request';
import {
  describeAbout,
  describeContact,
  describeFaq,
  describeForClubs,
  describePrivacyPolicy,
  describeTermsOfService,
} from './text-pages';
import { describeVerification } from './verify-page';

/** Every page of this remote by its path pattern. */
export const PAGES: readonly (readonly [pattern: string, describe: DescribePage])[] = [
  ['/', describeHome],
  ['/browse-clubs', describeBrowse],
  ['/clubs/:idOrSlug', describeClub],
  ['/compare', describeCompare],
  ['/claim-club', describeClaim],
  ['/browse-categories', describeCategories],
  ['/browse-age/:ageGroup?', describeAge],
  ['/all-reviews', describeAllReviews],
  ['/for-clubs', describeForClubs],
  ['/about', describeAbout],
  ['/privacy-policy', describePrivacyPolicy],
  ['/terms-of-service', describeTermsOfService],
  ['/contact', describeContact],
  ['/faq', describeFaq],
  ['/verify-review', describeVerification],
];

/**
 * What the page at an address needs before it can be rendered, and what it puts into the head. Free of React: the
 * server runs it before it renders, and without rendering where that fails.
 * @returns null when no page of this remote is there
 */
export function describePage(
  url: { pathname: string; search: string },
  context: PageContext,
): PageDescription | null {
  for (const [pattern, describe] of PAGES) {
    const params = matchPattern(pattern, url.pathname);
    if (params !== null) return describe({ ...context, params, search: url.search });
  }
  return null;
}
