import { clubWith, mostReviewedClub } from './site-data';

/** A public URL in one of its states, for testing its first response. */
export interface PublicRoute {
  /** Completes "the first answer of …". */
  name: string;
  /** The club's address, if it depends on one, is that of the most reviewed. */
  path: string | ((club: string) => string | Promise<string>);
  /** 404 if nothing matches the URL. */
  status?: 404;
  /** Search engines index it under another URL, or not at all. All other pages need a unique title and description. */
  isUnlisted?: true;
  /** The browser renders the main area: the response only contains the frame. */
  isFrame?: true;
}

/**
 * Every public route with the states its response can have. New pages are added here, and then have to meet all
 * requirements for first responses: valid HTML, their own head, content without code.
 */
export const PUBLIC_ROUTES: readonly PublicRoute[] = [
  { name: 'home', path: '/' },
  { name: 'a search', path: '/?postcode=LS6&radiusMiles=3', isUnlisted: true },
  { name: 'a search without a result', path: '/?sport=Zzyzx', isUnlisted: true },
  { name: 'a search around a place that is none', path: '/?postcode=ZZ99+9ZZ', isUnlisted: true },
  { name: 'the directory', path: '/browse-clubs' },
  { name: 'the directory’s second page', path: '/browse-clubs?page=2' },
  { name: 'the directory beyond its end', path: '/browse-clubs?page=999', status: 404 },
  { name: 'a search of the directory', path: '/browse-clubs?q=leeds', isUnlisted: true },
  { name: 'a search of the directory without a match', path: '/browse-clubs?q=zzyzx', isUnlisted: true },
  { name: 'a club', path: (club) => `/clubs/${club}` },
  { name: 'a club by id', path: async () => `/clubs/${(await mostReviewedClub()).id}`, isUnlisted: true },
  {
    name: 'a club’s filtered reviews',
    path: (club) => `/clubs/${club}?group=U12s&reviews=2`,
    isUnlisted: true,
  },
  {
    name: 'a club’s reviews by stars and words',
    path: (club) => `/clubs/${club}?stars=4&words=coach&sort=lowest`,
    isUnlisted: true,
  },
  { name: 'a shared comparison', path: (club) => `/compare?clubs=${club},leeds&near=LS6`, isUnlisted: true },
  {
    name: 'a club without reviews',
    path: async () =>
      `/clubs/${(await clubWith('without reviews', ({ reviewCount }) => reviewCount === 0)).slug}`,
  },
  { name: 'a ground', path: '/grounds/2' },
  { name: 'an unknown ground', path: '/grounds/999999', status: 404 },
  { name: 'an unknown club', path: '/clubs/no-such-club', status: 404 },
  { name: 'an address that cannot be a club’s', path: '/clubs/%20', status: 404 },
  { name: 'the comparison', path: '/compare', isUnlisted: true },
  { name: 'the claim form', path: '/claim-club' },
  { name: 'the claim form for a club', path: (club) => `/claim-club?club=${club}`, isUnlisted: true },
  { name: 'the form for suggestions', path: '/suggest' },
  { name: 'the form for a correction of a club', path: (club) => `/suggest?club=${club}`, isUnlisted: true },
  { name: 'a verification without a link', path: '/verify-review', isUnlisted: true },
  { name: 'a verification', path: '/verify-review?token=abc', isUnlisted: true },
  { name: 'the form for a question to a club', path: (club) => `/clubs/${club}/ask`, isUnlisted: true },
  { name: 'how a club’s reviews were handled', path: (club) => `/clubs/${club}/handling`, isUnlisted: true },
  { name: 'a question behind a link', path: '/confirm-enquiry', isUnlisted: true },
  { name: 'a saved search behind a link', path: '/confirm-saved-search', isUnlisted: true },
  { name: 'the end of a saved search', path: '/end-saved-search', isUnlisted: true },
  { name: 'the end of invitations', path: '/no-invitations', isUnlisted: true },
  { name: 'an author’s review', path: '/my-review', isUnlisted: true },
  { name: 'the way to one’s reviews', path: '/my-reviews', isUnlisted: true },
  { name: 'a report behind a link', path: '/report', isUnlisted: true },
  { name: 'the report of a review', path: '/report?review=1', isUnlisted: true },
  { name: 'a notice without a review', path: '/notice', isUnlisted: true },
  { name: 'a notice', path: '/notice?review=1', isUnlisted: true },
  { name: 'the answer to a notice', path: '/notice-answer', isUnlisted: true },
  { name: 'reviews by category', path: '/browse-categories' },
  { name: 'reviews of a category', path: '/browse-categories?category=coaching' },
  { name: 'their second page', path: '/browse-categories?category=coaching&page=2' },
  {
    name: 'reviews of a category in another order',
    path: '/browse-categories?category=value&sortBy=lowest',
    isUnlisted: true,
  },
  { name: 'a category beyond its end', path: '/browse-categories?category=value&page=999999', status: 404 },
  { name: 'reviews by age group', path: '/browse-age' },
  { name: 'reviews of an age group', path: '/browse-age/U12s' },
  { name: 'reviews of no named age group', path: '/browse-age/prefer%20not%20to%20disclose' },
  { name: 'an age group’s second page', path: '/browse-age/U12s?page=2' },
  {
    name: 'reviews of an age group in another order',
    path: '/browse-age/U9s?sortBy=highest',
    isUnlisted: true,
  },
  { name: 'an unknown age group', path: '/browse-age/U99s', status: 404 },
  { name: 'all reviews', path: '/all-reviews' },
  { name: 'all reviews’ second page', path: '/all-reviews?page=2' },
  { name: 'all reviews of an age group', path: '/all-reviews?age=U12s', isUnlisted: true },
  { name: 'all reviews beyond their end', path: '/all-reviews?page=9999', status: 404 },
  { name: 'information for clubs', path: '/for-clubs' },
  { name: 'about', path: '/about' },
  { name: 'how reviews work', path: '/how-reviews-work' },
  { name: 'the privacy policy', path: '/privacy-policy' },
  { name: 'the terms of service', path: '/terms-of-service' },
  { name: 'contact', path: '/contact' },
  { name: 'open data that isn’t published', path: '/open-data', status: 404 },
  { name: 'questions and answers', path: '/faq' },
  { name: 'an address that nobody serves', path: '/no/such/page', status: 404 },
  { name: 'the login of clubs', path: '/club-admin', isUnlisted: true, isFrame: true },
  { name: 'a new password', path: '/club-admin/set-password?token=abc', isUnlisted: true, isFrame: true },
  { name: 'the security of a club’s login', path: '/club-admin/account', isUnlisted: true, isFrame: true },
  { name: 'a club’s poster', path: '/club-admin/ask-for-reviews', isUnlisted: true, isFrame: true },
  { name: 'a club’s invitations', path: '/club-admin/invitations', isUnlisted: true, isFrame: true },
  { name: 'the site administration', path: '/admin', isUnlisted: true, isFrame: true },
];

/** Resolves a route's path. */
export const getPath = async ({ path }: PublicRoute) =>
  typeof path === 'string' ? path : path((await mostReviewedClub()).slug);
