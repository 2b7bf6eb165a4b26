import type { FakeRequest } from '@club-reviews/shared-ui/testing';
import { screen } from '@testing-library/react';
import { aClubDetail, aReview } from './factories';

/** The address of the club whose page the tests show. */
export const CLUB_ADDRESS = '/clubs/leeds-lions';

/** 24 reviews: every third one about Under 7s, the others about Under 12s. */
const REVIEWS = Array.from({ length: 24 }, (_, index) =>
  aReview({
    id: 100 - index,
    ageGroup: index % 3 === 0 ? 'U7s' : 'U12s',
    reviewText: `Review number ${index + 1}.`,
  }),
);

/** A club with 24 reviews. */
export const BIG_CLUB = aClubDetail({
  reviewCount: 24,
  ageGroups: [
    { ageGroup: 'U12s', count: 16 },
    { ageGroup: 'U7s', count: 8 },
  ],
});

/** Responds as the api does for {@link BIG_CLUB}'s reviews. */
export function someReviews({ query }: FakeRequest) {
  const group = query.get('ageGroup');
  const words = query.get('words') ?? '';
  const reviews = REVIEWS.filter(
    ({ ageGroup, reviewText }) => (group === null || ageGroup === group) && reviewText.includes(words),
  );
  const limit = Number(query.get('limit'));
  const start = limit * (Number(query.get('page')) - 1);
  return {
    body: reviews.slice(start, start + limit),
    headers: { 'X-Total-Count': String(reviews.length) },
  };
}

/** The responses for {@link BIG_CLUB}'s page. */
export const bigClub = {
  [`GET ${CLUB_ADDRESS}`]: { body: BIG_CLUB },
  [`GET ${CLUB_ADDRESS}/reviews`]: someReviews,
};

/** The reviews of {@link BIG_CLUB} on the screen. */
export const shownReviews = () => screen.queryAllByText(/^Review number/);
