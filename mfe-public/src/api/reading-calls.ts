import { withNamedClub } from '@club-reviews/shared-ui/formatting';
import type { PageAnswer } from '@club-reviews/shared-ui/platform';
import type {
  FindClubsApiArg,
  GetClubApiArg,
  GetReviewApiArg,
  ListClubReviewsApiArg,
  ListClubsPageApiArg,
  ListRecentReviewsApiArg,
  ListReviewsApiArg,
  ListReviewsByAgeGroupApiArg,
  ListReviewsByCategoryApiArg,
  SearchClubsApiArg,
} from './generated';
import { hasNextPage, queryString, readingCall, totalCount } from './reading-call';
import type {
  AgeGroupCount,
  ClubDetail,
  ClubReviews,
  ClubSearchResult,
  ClubsPage,
  Coordinates,
  FoundClubs,
  ModerationFigures,
  Review,
  ReviewMonth,
  ReviewsPage,
  SearchOutcome,
  Stats,
} from './types';

const body = <Value>(answer: PageAnswer) => answer.body as Value;
const reviewsOf = (answer: PageAnswer): Review[] => body<Review[]>(answer).map(withNamedClub);

/** One page of the club directory. */
export const clubsPageCall = readingCall({
  endpointName: 'listClubsPage',
  path: (arg: ListClubsPageApiArg) => `/clubs/paginated${queryString(arg)}`,
  read: body<ClubsPage>,
});

/** Clubs by name, town, postcode or the visitor's location, with filters and how many each would find. */
export const findClubsCall = readingCall({
  endpointName: 'findClubs',
  path: (arg: FindClubsApiArg) => `/clubs/find${queryString(arg)}`,
  read: body<FoundClubs>,
});

/** The api's messages start with the field's name; on a screen they're sentences. */
function asSentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1);
}

function readCentre(answer: PageAnswer): Coordinates | null {
  const [latitude, longitude] = (answer.headers.get('X-Search-Centre') ?? '').split(',').map(Number);
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

function readSearch(answer: PageAnswer): SearchOutcome {
  if (answer.status === 400) {
    const { message } = body<{ message: string | string[] }>(answer);
    return { clubs: [], total: 0, centre: null, refusal: asSentence([message].flat().join(' ')) };
  }
  const clubs = body<ClubSearchResult[]>(answer);
  return { clubs, total: totalCount(answer, clubs.length), centre: readCentre(answer), refusal: null };
}

/** Clubs by name, place or distance from a postcode. An unknown postcode is a result, not a failure. */
export const searchClubsCall = readingCall({
  endpointName: 'searchClubs',
  path: (arg: SearchClubsApiArg) => `/clubs/search${queryString(arg)}`,
  otherStatuses: [400],
  read: readSearch,
});

/** One club, or null if no club has that id or slug. */
export const clubCall = readingCall({
  endpointName: 'getClub',
  path: ({ idOrSlug, ...rest }: GetClubApiArg) =>
    `/clubs/${encodeURIComponent(idOrSlug)}${queryString(rest)}`,
  otherStatuses: [404],
  read: (answer): ClubDetail | null => (answer.status === 404 ? null : body<ClubDetail>(answer)),
});

/** The argument for a club's own page: one call fetches everything on it. */
export const clubPageArgument = (idOrSlug: string): GetClubApiArg => ({ idOrSlug, include: 'page' });

function readClubReviews(answer: PageAnswer): ClubReviews {
  if (answer.status === 404) return { reviews: [], total: 0 };
  const reviews = reviewsOf(answer);
  return { reviews, total: totalCount(answer, reviews.length) };
}

/** A club's visible reviews, newest first; none for an unknown club. */
export const clubReviewsCall = readingCall({
  endpointName: 'listClubReviews',
  path: ({ id, ...rest }: ListClubReviewsApiArg) =>
    `/clubs/${encodeURIComponent(id)}/reviews${queryString(rest)}`,
  otherStatuses: [404],
  read: readClubReviews,
});

/** The argument for the recent reviews: cards and banner show the same ones. */
export const RECENT_REVIEWS = { limit: 6 };

/** The newest visible reviews of all clubs. */
export const recentReviewsCall = readingCall({
  endpointName: 'listRecentReviews',
  path: (arg: ListRecentReviewsApiArg) => `/reviews/recent${queryString(arg)}`,
  read: reviewsOf,
});

/** One public review; null if it isn't public, or no longer is. */
export const reviewCall = readingCall({
  endpointName: 'getReview',
  path: ({ id }: GetReviewApiArg) => `/reviews/${id}`,
  otherStatuses: [404],
  read: (answer): Review | null => (answer.status === 404 ? null : withNamedClub(body<Review>(answer))),
});

function readReviewsPage(answer: PageAnswer): ReviewsPage {
  const reviews = reviewsOf(answer);
  const isCounted = answer.headers.get('X-Total-Count') !== null;
  return {
    reviews,
    total: isCounted ? totalCount(answer, reviews.length) : null,
    hasNext: hasNextPage(answer),
  };
}

/** A page of all clubs' visible reviews, newest first, optionally of one age group. */
export const allReviewsCall = readingCall({
  endpointName: 'listReviews',
  path: (arg: ListReviewsApiArg) => `/reviews${queryString(arg)}`,
  read: readReviewsPage,
});

/** A page of all clubs' visible reviews with at least a given rating in a category. The api doesn't count them. */
export const categoryReviewsCall = readingCall({
  endpointName: 'listReviewsByCategory',
  path: ({ category, ...rest }: ListReviewsByCategoryApiArg) =>
    `/reviews/category/${category}${queryString(rest)}`,
  read: readReviewsPage,
});

/** A page of all clubs' visible reviews by parents of one age group. */
export const ageGroupReviewsCall = readingCall({
  endpointName: 'listReviewsByAgeGroup',
  path: ({ ageGroup, ...rest }: ListReviewsByAgeGroupApiArg) =>
    `/reviews/age/${encodeURIComponent(ageGroup)}${queryString(rest)}`,
  read: readReviewsPage,
});

/** How many clubs and visible reviews there are. */
export const statsCall = readingCall({
  endpointName: 'getStats',
  path: (_: void) => '/stats',
  read: body<Stats>,
});

/** Visible reviews per age group, youngest first. */
export const ageGroupStatsCall = readingCall({
  endpointName: 'getAgeGroupStats',
  path: (_: void) => '/stats/age-groups',
  read: body<AgeGroupCount[]>,
});

/** What happened to reviews in each of the last twelve months, oldest first. */
export const reviewsByMonthCall = readingCall({
  endpointName: 'getReviewsByMonth',
  path: (_: void) => '/stats/reviews-by-month',
  read: body<ReviewMonth[]>,
});

/** What moderators did with reports and held reviews in the last twelve months. */
export const moderationByMonthCall = readingCall({
  endpointName: 'getModerationByMonth',
  path: (_: void) => '/stats/moderation-by-month',
  read: body<ModerationFigures>,
});
