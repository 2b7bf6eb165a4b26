import { lazyPage, matchPath } from '@club-reviews/shared-ui/platform';
import type { LazyPage } from '@club-reviews/shared-ui/platform';
import { INFO_PAGES } from '../pages/info-pages';

// Chunk names equal the `chunk` of the page descriptions: the server preloads by them.
const HomePage = lazyPage(() => import(/* webpackChunkName: "home" */ '../routes/home'));
const BrowseClubsPage = lazyPage(
  () => import(/* webpackChunkName: "browse-clubs" */ '../routes/browse-clubs'),
);
const ClubPage = lazyPage(() => import(/* webpackChunkName: "club" */ '../routes/club'));
const ComparePage = lazyPage(() => import(/* webpackChunkName: "compare" */ '../routes/compare'));
const ClaimClubPage = lazyPage(() => import(/* webpackChunkName: "claim-club" */ '../routes/claim-club'));
const InfoPage = lazyPage(() => import(/* webpackChunkName: "info" */ '../routes/info'));

const ForClubsPage = lazyPage(() => import(/* webpackChunkName: "for-clubs" */ '../routes/for-clubs'));
const AboutPage = lazyPage(() => import(/* webpackChunkName: "about" */ '../routes/about'));
const PrivacyPolicyPage = lazyPage(
  () => import(/* webpackChunkName: "privacy-policy" */ '../routes/privacy-policy'),
);
const TermsOfServicePage = lazyPage(
  () => import(/* webpackChunkName: "terms-of-service" */ '../routes/terms-of-service'),
);
const ContactPage = lazyPage(() => import(/* webpackChunkName: "contact" */ '../routes/contact'));
const FaqPage = lazyPage(() => import(/* webpackChunkName: "faq" */ '../routes/faq'));
const VerifyReviewPage = lazyPage(
  () => import(/* webpackChunkName: "verify-review" */ '../routes/verify-review'),
);

/** Every path of this remote with its page. */
export const PAGE_TABLE: readonly { path: string; Page: LazyPage }[] = [
  { path: '/', Page: HomePage },
  { path: '/browse-clubs', Page: BrowseClubsPage },
  { path: '/clubs/:idOrSlug', Page: ClubPage },
  { path: '/compare', Page: ComparePage },
  { path: '/claim-club', Page: ClaimClubPage },
  ...INFO_PAGES.map(({ path }) => ({ path, Page: InfoPage })),
  { path: '/for-clubs', Page: ForClubsPage },
  { path: '/about', Page: AboutPage },
  { path: '/privacy-policy', Page: PrivacyPolicyPage },
  { path: '/terms-of-service', Page: TermsOfServicePage },
  { path: '/contact', Page: ContactPage },
  { path: '/faq', Page: FaqPage },
  { path: '/verify-review', Page: VerifyReviewPage },
];

/** The page at a path, or undefined. */
export function findPage(pathname: string): LazyPage | undefined {
  return PAGE_TABLE.find(({ path }) => matchPath(path, pathname) !== null)?.Page;
}
