import type { PublicConfig } from '@club-reviews/shared-ui/platform';
import { headTags } from './head-tags';
import type { DescribePage } from './page-request';

/** A page of a heading and a few sentences. */
export interface InfoPage {
  path: string;
  /** Where the page is found without its optional parts. */
  canonicalPath: string;
  title: string;
  paragraphs(config: PublicConfig): string[];
  /** Where to go from here. The first is the main one. */
  links: { to: string; label: string }[];
}

const BROWSE = { to: '/browse-clubs', label: 'Browse all clubs' };
const SEARCH = { to: '/', label: 'Search by postcode' };
const CLUB_LOGIN = { to: '/club-admin', label: 'Club Login' };

function infoPage(path: string, page: Omit<InfoPage, 'path' | 'canonicalPath'>): InfoPage {
  return { path, canonicalPath: path.replace(/\/:.*$/, ''), ...page };
}

/** The pages that say what they are about and lead onwards, until their own screens come. */
export const INFO_PAGES: readonly InfoPage[] = [
  infoPage('/browse-categories', {
    title: 'Browse Reviews by Category',
    paragraphs: () => [
      'Every review rates coaching, communication, facilities, inclusivity and value for money.',
      'Lists across all clubs are not open yet. Each club’s page shows its average in all five.',
    ],
    links: [BROWSE, SEARCH],
  }),
  infoPage('/browse-age/:ageGroup?', {
    title: 'Browse Reviews by Age Group',
    paragraphs: () => [
      'Reviews cover teams from Under 7s to Under 18s.',
      'Lists across all clubs are not open yet. On a club’s page you can filter its reviews by age group.',
    ],
    links: [BROWSE, SEARCH],
  }),
  infoPage('/all-reviews', {
    title: 'All Verified Reviews',
    paragraphs: () => ['The newest reviews are on the home page, and each club’s page holds all of its own.'],
    links: [{ to: '/', label: 'Recent reviews' }, BROWSE],
  }),
  infoPage('/for-clubs', {
    title: 'For Clubs',
    paragraphs: () => [
      'Parents find your club here by name, place or postcode, and read what other parents say about it.',
      'Clubs can neither hide nor delay a review.',
    ],
    links: [{ to: '/claim-club', label: 'Claim your club' }, CLUB_LOGIN, BROWSE],
  }),
  infoPage('/about', {
    title: 'About',
    paragraphs: ({ brandName }) => [
      `${brandName} helps parents and guardians in England choose a youth football club, by what other parents say about it.`,
      'Reviews are anonymous. Each is published only after its author has confirmed an e-mail address.',
    ],
    links: [SEARCH, BROWSE],
  }),
  infoPage('/privacy-policy', {
    title: 'Privacy Policy',
    paragraphs: () => [
      'A reviewer’s e-mail address is used only to verify the review, is stored encrypted and is never published.',
      'The clubs you choose to compare are kept in your own browser and are sent to nobody.',
    ],
    links: [SEARCH, BROWSE],
  }),
  infoPage('/terms-of-service', {
    title: 'Terms of Service',
    paragraphs: () => [
      'One review per club and season, by parents and guardians of real members only.',
      'Reviews hold no profanity, personal details, allegations, links or adverts.',
    ],
    links: [SEARCH, BROWSE],
  }),
  infoPage('/contact', {
    title: 'Contact',
    paragraphs: ({ supportEmail }) => [`Write to ${supportEmail}. We answer within 5 business days.`],
    links: [{ to: '/faq', label: 'Questions and answers' }, BROWSE],
  }),
  infoPage('/faq', {
    title: 'Frequently Asked Questions',
    paragraphs: () => [
      'Who can write a review? A parent or guardian of a player, once per club and season. No account is needed.',
      'When does it appear? After you press the link in the e-mail that we send you.',
    ],
    links: [BROWSE, { to: '/contact', label: 'Contact' }],
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
          description: page.paragraphs(request.config).join(' '),
          canonicalPath: page.canonicalPath,
        },
        request,
      ),
  });
}
