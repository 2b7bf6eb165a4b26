import type { PageContext, SitemapPart } from '@club-reviews/shared-ui/platform';
import { queryString, readingCall, toPageCall, totalCount } from '../api/reading-call';
import { pageCall } from '../api/reading-calls';
import type { AgeGroupCount, ClubSummary } from '../api/types';
import { clubPath } from '../lib/club-address';
import { CATEGORIES } from '../lib/categories';
import { PAGES } from '../../pages.config.mjs';
import { describePage } from './describe-page';

/** Clubs per file: as many as the api lists in one response. */
const CLUBS_IN_FILE = 1000;

/** One batch of all clubs by name. */
const clubsCall = readingCall({
  endpointName: 'listClubs',
  path: (arg: { limit: number; page: number }) => `/clubs${queryString(arg)}`,
  read: (answer) => {
    const clubs = answer.body as ClubSummary[];
    return { slugs: clubs.map(({ slug }) => slug), total: totalCount(answer, clubs.length) };
  },
});

/** The list of pages depends on neither the origin nor the settings. */
const ANYWHERE: PageContext = {
  origin: '',
  config: { brandName: '', supportEmail: '', sampleData: false },
};

/** Whether the page at an address exists, may be indexed, and is its own canonical address. */
async function isListed(address: string): Promise<boolean> {
  const [pathname = '', query] = address.split('?');
  const search = query === undefined ? '' : `?${query}`;
  const head = (await describePage({ pathname, search }, ANYWHERE))?.head([]);
  return (
    head?.status === 200 &&
    !head.meta.some(({ name }) => name === 'robots') &&
    head.link.some(({ rel, href }) => rel === 'canonical' && href === address)
  );
}

/** Pages whose path has no parameters. */
const plainPaths = () =>
  Object.keys(PAGES)
    .map((pattern) => pattern.replace(/\/:\w+\?$/, ''))
    .filter((path) => !path.includes(':'));

/** This remote's pages for the sitemap. */
export const sitemapParts: readonly SitemapPart[] = [
  {
    name: 'pages',
    calls: () => [pageCall('getAgeGroupStats', undefined)],
    read: async ([value]) => {
      // Only groups with reviews are counted; if there are none, no category has reviews either.
      const groups = value as AgeGroupCount[];
      const categories = groups.length > 0 ? CATEGORIES : [];
      const paths = [
        ...plainPaths(),
        ...categories.map(({ slug }) => `/browse-categories?category=${slug}`),
        ...groups.map(({ ageGroup }) => `/browse-age/${encodeURIComponent(ageGroup)}`),
      ];
      const listed = await Promise.all(paths.map(isListed));
      return { paths: paths.filter((_, index) => listed[index]), files: 1 };
    },
  },
  {
    name: 'clubs',
    calls: (file) => [toPageCall(clubsCall, { limit: CLUBS_IN_FILE, page: file })],
    read: ([value]) => {
      const { slugs, total } = value as { slugs: string[]; total: number };
      return { paths: slugs.map(clubPath), files: Math.ceil(total / CLUBS_IN_FILE) };
    },
  },
];
