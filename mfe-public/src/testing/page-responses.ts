import type { FakeResponse, FakeRequest } from '@club-reviews/shared-ui/testing';
import {
  aClubDetail,
  aClubsPage,
  aDataset,
  aReview,
  aListedClub,
  aYearOfReviews,
  moderationFigures,
  reviewHandling,
} from './factories';
import { aFoundClub, foundClubs } from './found-clubs';

const COUNTED = { body: [aReview(), aReview({ id: 30 })], headers: { 'X-Total-Count': '40' } };

/** One response for every call of the visitors' screens. */
export const PAGE_ANSWERS: Record<string, FakeResponse | ((request: FakeRequest) => FakeResponse)> = {
  'GET /stats': { body: { totalClubs: 322, totalReviews: 4012 } },
  'GET /stats/age-groups': { body: [{ ageGroup: 'U7s', count: 12 }] },
  'GET /stats/reviews-by-month': { body: aYearOfReviews() },
  'GET /stats/moderation-by-month': { body: moderationFigures() },
  'GET /open-data': { body: aDataset() },
  'GET /stats/review-handling': { body: reviewHandling() },
  'GET /clubs/leeds-lions/review-handling': { body: reviewHandling() },
  'GET /reviews/recent': { body: [aReview(), aReview({ id: 32, clubName: 'Otley Otters' })] },
  'GET /reviews': COUNTED,
  'GET /reviews/age/U7s': COUNTED,
  'GET /reviews/age/U12s': COUNTED,
  'GET /reviews/category/coaching': {
    body: [aReview(), aReview({ id: 30 })],
    headers: { Link: '</api/reviews/category/coaching?page=2>; rel="next"' },
  },
  'GET /clubs/find': { body: foundClubs([aFoundClub()], { total: 321, totalPages: 17 }) },
  'GET /clubs/suggestions': { body: { clubs: [], towns: [], postcodes: [] } },
  'GET /clubs/paginated': { body: aClubsPage([aListedClub()], { total: 321, totalPages: 17 }) },
  'GET /clubs/leeds-lions': { body: aClubDetail() },
  'GET /clubs/leeds-lions/reviews': {
    body: [aReview(), aReview({ id: 30, ageGroup: 'prefer not to disclose' })],
    headers: { 'X-Total-Count': '2' },
  },
};
