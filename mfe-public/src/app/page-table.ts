import { matchPath } from '@club-reviews/shared-ui/platform';
import type { LazyPage } from '@club-reviews/shared-ui/platform';
import { describedPage } from './described-page';

/**
 * Every path of this remote with its page. The chunk names equal the `chunk` of the page descriptions: the server
 * preloads by them. Screen and description of a page share one.
 */
export const PAGE_TABLE: readonly { path: string; Page: LazyPage }[] = [
  describedPage(
    '/',
    () => import(/* webpackChunkName: "home" */ '../routes/home'),
    async () => (await import(/* webpackChunkName: "home" */ '../pages/home-page')).describeHome,
  ),
  describedPage(
    '/browse-clubs',
    () => import(/* webpackChunkName: "browse-clubs" */ '../routes/browse-clubs'),
    async () => (await import(/* webpackChunkName: "browse-clubs" */ '../pages/browse-page')).describeBrowse,
  ),
  describedPage(
    '/clubs/:idOrSlug',
    () => import(/* webpackChunkName: "club" */ '../routes/club'),
    async () => (await import(/* webpackChunkName: "club" */ '../pages/club-page')).describeClub,
  ),
  describedPage(
    '/compare',
    () => import(/* webpackChunkName: "compare" */ '../routes/compare'),
    async () => (await import(/* webpackChunkName: "compare" */ '../pages/compare-page')).describeCompare,
  ),
  describedPage(
    '/claim-club',
    () => import(/* webpackChunkName: "claim-club" */ '../routes/claim-club'),
    async () => (await import(/* webpackChunkName: "claim-club" */ '../pages/claim-page')).describeClaim,
  ),
  describedPage(
    '/browse-categories',
    () => import(/* webpackChunkName: "browse-categories" */ '../routes/browse-categories'),
    async () =>
      (await import(/* webpackChunkName: "browse-categories" */ '../pages/category-page')).describeCategories,
  ),
  describedPage(
    '/browse-age/:ageGroup?',
    () => import(/* webpackChunkName: "browse-age" */ '../routes/browse-age'),
    async () => (await import(/* webpackChunkName: "browse-age" */ '../pages/age-page')).describeAge,
  ),
  describedPage(
    '/all-reviews',
    () => import(/* webpackChunkName: "all-reviews" */ '../routes/all-reviews'),
    async () =>
      (await import(/* webpackChunkName: "all-reviews" */ '../pages/all-reviews-page')).describeAllReviews,
  ),
  describedPage(
    '/for-clubs',
    () => import(/* webpackChunkName: "for-clubs" */ '../routes/for-clubs'),
    async () => (await import(/* webpackChunkName: "for-clubs" */ '../pages/text-pages')).describeForClubs,
  ),
  describedPage(
    '/about',
    () => import(/* webpackChunkName: "about" */ '../routes/about'),
    async () => (await import(/* webpackChunkName: "about" */ '../pages/text-pages')).describeAbout,
  ),
  describedPage(
    '/privacy-policy',
    () => import(/* webpackChunkName: "privacy-policy" */ '../routes/privacy-policy'),
    async () =>
      (await import(/* webpackChunkName: "privacy-policy" */ '../pages/text-pages')).describePrivacyPolicy,
  ),
  describedPage(
    '/terms-of-service',
    () => import(/* webpackChunkName: "terms-of-service" */ '../routes/terms-of-service'),
    async () =>
      (await import(/* webpackChunkName: "terms-of-service" */ '../pages/text-pages')).describeTermsOfService,
  ),
  describedPage(
    '/contact',
    () => import(/* webpackChunkName: "contact" */ '../routes/contact'),
    async () => (await import(/* webpackChunkName: "contact" */ '../pages/text-pages')).describeContact,
  ),
  describedPage(
    '/faq',
    () => import(/* webpackChunkName: "faq" */ '../routes/faq'),
    async () => (await import(/* webpackChunkName: "faq" */ '../pages/text-pages')).describeFaq,
  ),
  describedPage(
    '/verify-review',
    () => import(/* webpackChunkName: "verify-review" */ '../routes/verify-review'),
    async () =>
      (await import(/* webpackChunkName: "verify-review" */ '../pages/verify-page')).describeVerification,
  ),
];

/** The page at a path, or undefined. */
export function findPage(pathname: string): LazyPage | undefined {
  return PAGE_TABLE.find(({ path }) => matchPath(path, pathname) !== null)?.Page;
}
