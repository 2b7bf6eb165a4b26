import type { PageContext, SitemapPart } from '@club-reviews/shared-ui/platform';
import { queryString, readingCall, toPageCall, totalCount } from '../api/reading-call';
import { ageGroupStatsCall } from '../api/reading-calls';
import type { AgeGroupCount, ClubSummary } from '../api/types';
import { clubPath } from '../lib/club-address';
import { describePage, PAGES } from '.';

/** Clubs in one file: as many as the api lists in one answer. */
const CLUBS_IN_FILE = 1000;

/** One run of all clubs by name. */
const clubsCall = readingCall({
  endpointName: 'listClubs',
  path: (arg: { limit: number; page: number }) => `/clubs${queryString(arg)}`,
  read: (answer) => {
    const clubs = answer.body as ClubSummary[];
    return { slugs: clubs.map(({ slug }) => slug), total: totalCount(answer, clubs.length) };
  },
});

/** Which pages are listed depends on neither. */
const ANYWHERE: PageContext = {
  origin: '',
  config: { brandName: '', supportEmail: '', sampleData: false },
};

function isListed(pathname: string): boolean {
  const head = describePage({ pathname, search: '' }, ANYWHERE)?.head([]);
  return head?.status === 200 && !head.meta.some(({ name }) => name === 'robots');
}

/** Pages whose address needs no part filled in, save those that say of themselves that they are not to be listed. */
function plainPaths(): string[] {
  return PAGES.map(([pattern]) => pattern.replace(/\/:\w+\?$/, ''))
    .filter((path) => !path.includes(':'))
    .filter(isListed);
}

/** The pages of this remote that search engines are told of. */
export const sitemapParts: readonly SitemapPart[] = [
  {
    name: 'pages',
    calls: () => [toPageCall(ageGroupStatsCall, undefined)],
    read: ([groups]) => ({
      paths: [
        ...plainPaths(),
        ...(groups as AgeGroupCount[]).map(({ ageGroup }) => `/browse-age/${encodeURIComponent(ageGroup)}`),
      ],
      files: 1,
    }),
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
