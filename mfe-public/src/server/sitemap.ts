import type { PageContext, SitemapPart } from '@club-reviews/shared-ui/platform';
import { readingCall, toPageCall } from '../api/reading-call';
import { pageCall } from '../api/reading-calls';
import type { AgeGroupCount } from '../api/types';
import { clubPath } from '../lib/club-address';
import { groundPath } from '../lib/ground-address';
import { CATEGORIES } from '../lib/categories';
import { PAGES } from '../../pages.config.mjs';
import { describePage } from './describe-page';

/** All clubs at one moment. */
const clubsCall = readingCall({
  endpointName: 'listSitemapClubs',
  path: () => '/sitemap/clubs',
  read: ({ body }) => body as string[],
});

/** All grounds with clubs. */
const groundsCall = readingCall({
  endpointName: 'listSitemapGrounds',
  path: () => '/sitemap/grounds',
  read: ({ body }) => body as number[],
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
    calls: () => [pageCall('getAgeGroupStats', undefined), pageCall('getOpenData', undefined)],
    read: async ([value, dataset]) => {
      // Only groups with reviews are counted; if there are none, no category has reviews either.
      const groups = value as AgeGroupCount[];
      const categories = groups.length > 0 ? CATEGORIES : [];
      const paths = [
        ...plainPaths(),
        ...categories.map(({ slug }) => `/browse-categories?category=${slug}`),
        ...groups.map(({ ageGroup }) => `/browse-age/${encodeURIComponent(ageGroup)}`),
      ];
      const listed = await Promise.all(paths.map(isListed));
      const openData = dataset === null ? [] : ['/open-data'];
      return { paths: [...paths.filter((_, index) => listed[index]), ...openData], files: 1 };
    },
  },
  {
    name: 'clubs',
    calls: () => [toPageCall(clubsCall, undefined)],
    read: ([value]) => ({ paths: (value as string[]).map(clubPath), files: 1 }),
  },
  {
    name: 'grounds',
    calls: () => [toPageCall(groundsCall, undefined)],
    read: ([value]) => ({ paths: (value as number[]).map(groundPath), files: 1 }),
  },
];
