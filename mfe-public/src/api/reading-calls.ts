import { withNamedClub } from '@club-reviews/shared-ui/formatting';
import type { PageResponse, PageCall } from '@club-reviews/shared-ui/platform';
import { generatedEndpoints } from './generated';
import type { GetClubApiArg, ListClubsPageApiResponse } from './generated';
import { hasNextPage, queryString, readingCall, toPageCall, totalCount } from './reading-call';
import type { QueryValue, ReadingCall } from './reading-call';
import type { ClubDetail, ClubReviews, ClubsPage, Dataset, GroundPage, Review, ReviewsPage } from './types';

type Definitions = ReturnType<typeof generatedEndpoints>;

type ArgIn<Definition> = Definition extends { query: (arg: infer Arg) => unknown } ? Arg : never;

/** The name of a generated endpoint. */
export type EndpointName = keyof Definitions;

/** The argument of a generated endpoint. */
type ArgOf<Name extends EndpointName> = ArgIn<Definitions[Name]>;

/** How many recent reviews are shown: they fill rows of two or three cards. */
const RECENT_REVIEWS_SHOWN = 6;

const itself = (definition: unknown) => definition;
const definitions = generatedEndpoints({ query: itself, mutation: itself } as never) as unknown as Record<
  EndpointName,
  { query(arg: unknown): { url: string; params?: Record<string, QueryValue> } }
>;

const body = <Value>(answer: PageResponse) => answer.body as Value;
const getReviews = (answer: PageResponse): Review[] => body<Review[]>(answer).map(withNamedClub);

// No list shows the summaries, which would make up much of a page.
function readClubsPage(answer: PageResponse): ClubsPage {
  const page = body<ListClubsPageApiResponse>(answer);
  return { ...page, clubs: page.clubs.map(({ aiSummary: _, ...club }) => club) };
}

function readClubReviews(answer: PageResponse): ClubReviews {
  if (answer.status === 404) return { reviews: [], total: 0 };
  const reviews = getReviews(answer);
  return { reviews, total: totalCount(answer, reviews.length) };
}

function readReviewsPage(answer: PageResponse): ReviewsPage {
  const reviews = getReviews(answer);
  const isCounted = answer.headers.get('X-Total-Count') !== null;
  return {
    reviews,
    total: isCounted ? totalCount(answer, reviews.length) : null,
    hasNext: hasNextPage(answer),
  };
}

/** At most so many of the newest reviews, from as many clubs as possible. */
function readRecentReviews(answer: PageResponse): Review[] {
  const reviews = getReviews(answer);
  const firsts = reviews.filter(
    ({ clubId }, index) => reviews.findIndex((review) => review.clubId === clubId) === index,
  );
  return [...new Set([...firsts, ...reviews])].slice(0, RECENT_REVIEWS_SHOWN);
}

type Reading = Pick<Parameters<typeof readingCall<unknown, unknown>>[0], 'otherStatuses' | 'read'>;

const PLAIN: Reading = { read: body };

/** How the calls are read whose bodies aren't what screens show: headers belong to it, or "not found" is a value. */
const READINGS = {
  listClubsPage: { read: readClubsPage },
  getClub: {
    otherStatuses: [404],
    read: (answer: PageResponse) => (answer.status === 404 ? null : body<ClubDetail>(answer)),
  },
  getGround: {
    otherStatuses: [404],
    read: (answer: PageResponse) => (answer.status === 404 ? null : body<GroundPage>(answer)),
  },
  listClubReviews: { otherStatuses: [404], read: readClubReviews },
  getReview: {
    otherStatuses: [404],
    read: (answer: PageResponse) => (answer.status === 404 ? null : withNamedClub(body<Review>(answer))),
  },
  getOpenData: {
    otherStatuses: [404],
    read: (answer: PageResponse) => (answer.status === 404 ? null : body<Dataset>(answer)),
  },
  listRecentReviews: { read: readRecentReviews },
  listReviews: { read: readReviewsPage },
  listReviewsByAgeGroup: { read: readReviewsPage },
  // The api doesn't count these.
  listReviewsByCategory: { read: readReviewsPage },
} satisfies Partial<Record<EndpointName, Reading>>;

/** What the store holds for the calls whose bodies aren't what screens show. */
export type Readings = { [Name in keyof typeof READINGS]: ReturnType<(typeof READINGS)[Name]['read']> };

/** A generated endpoint's call, as the server makes it too. */
export function getCall(endpointName: EndpointName): ReadingCall<unknown, unknown> {
  return readingCall<unknown, unknown>({
    endpointName,
    path(arg: unknown) {
      const { url, params = {} } = definitions[endpointName].query(arg);
      return url + queryString(params);
    },
    ...PLAIN,
    ...READINGS[endpointName as keyof Readings],
  });
}

/** A generated endpoint's call with its argument, as a page description lists it. */
export const pageCall = <Name extends EndpointName>(endpointName: Name, arg: ArgOf<Name>): PageCall =>
  toPageCall(getCall(endpointName), arg);

/** The argument for a club's own page: one call fetches everything on it. */
export const clubPageArgument = (idOrSlug: string): GetClubApiArg => ({ idOrSlug, include: 'page' });

/** The argument for the recent reviews: cards and banner show the same few, chosen from these. */
export const RECENT_REVIEWS = { limit: 24 };
