import type { FakeRequest } from '@club-reviews/shared-ui/testing';
import { aReview } from './factories';

/** The number of reviews per age group, as the api returns it. */
export const AGE_GROUP_COUNTS = [
  { ageGroup: 'U10s', count: 30 },
  { ageGroup: 'U9s', count: 1 },
  { ageGroup: 'prefer not to disclose', count: 2 },
];

/** Thirty reviews in pages of twelve; `isCounted` says whether the response has their number. */
export function thirtyReviews(isCounted: boolean) {
  return ({ query }: FakeRequest) => {
    const page = Number(query.get('page'));
    const first = (page - 1) * 12;
    const body = Array.from({ length: Math.max(0, Math.min(12, 30 - first)) }, (_, index) =>
      aReview({ id: first + index + 1, clubName: `Club ${first + index + 1}` }),
    );
    const next = { Link: `</api/reviews?page=${page + 1}>; rel="next"` };
    return {
      body,
      headers: { ...(isCounted ? { 'X-Total-Count': '30' } : {}), ...(page < 3 ? next : {}) },
    };
  };
}
