import { headTags } from './head-tags';
import type { DescribePage } from './page-request';

/** A page of a heading and a few sentences. */
export interface InfoPage {
  path: string;
  /** Where the page is found without its optional parts. */
  canonicalPath: string;
  title: string;
  paragraphs: string[];
  /** Where to go from here. The first is the main one. */
  links: { to: string; label: string }[];
}

const BROWSE = { to: '/browse-clubs', label: 'Browse all clubs' };
const SEARCH = { to: '/', label: 'Search by postcode' };

function infoPage(path: string, page: Omit<InfoPage, 'path' | 'canonicalPath'>): InfoPage {
  return { path, canonicalPath: path.replace(/\/:.*$/, ''), ...page };
}

/** The pages that say what they are about and lead onwards, until their own screens come. */
export const INFO_PAGES: readonly InfoPage[] = [
  infoPage('/browse-categories', {
    title: 'Browse Reviews by Category',
    paragraphs: [
      'Every review rates coaching, communication, facilities, inclusivity and value for money.',
      'Lists across all clubs are not open yet. Each club’s page shows its average in all five.',
    ],
    links: [BROWSE, SEARCH],
  }),
  infoPage('/browse-age/:ageGroup?', {
    title: 'Browse Reviews by Age Group',
    paragraphs: [
      'Reviews cover teams from Under 7s to Under 18s.',
      'Lists across all clubs are not open yet. On a club’s page you can filter its reviews by age group.',
    ],
    links: [BROWSE, SEARCH],
  }),
  infoPage('/all-reviews', {
    title: 'All Verified Reviews',
    paragraphs: ['The newest reviews are on the home page, and each club’s page holds all of its own.'],
    links: [{ to: '/', label: 'Recent reviews' }, BROWSE],
  }),
];

/** Describes one of the {@link INFO_PAGES}. */
export function describeInfo(page: InfoPage): DescribePage {
  return (request) => ({
    chunk: 'info',
    calls: [],
    head: () =>
      headTags(
        {
          title: page.title,
          description: page.paragraphs.join(' '),
          canonicalPath: page.canonicalPath,
        },
        request,
      ),
  });
}
