import { pathWith } from './query.mjs';

const FIRST = { limit: 10, page: 1 };

const reviewsOf = ({ slug }, parameters) => pathWith(`/api/clubs/${slug}/reviews`, parameters);

const CATEGORIES = ['coaching', 'communication', 'facilities', 'inclusivity', 'value'];
const ORDERS = ['highest', 'lowest', 'recent'];
const PAGES = { 'first pages': [1], 'later pages': [2, 3, 4, 5] };

/** One call for each order and depth of a list; `pathsOf` names the lists, without parameters. */
const ratedCalls = (name, pathsOf) =>
  Object.entries(PAGES).flatMap(([depth, pages]) =>
    ORDERS.map((sortBy) => ({
      name: `${name}: ${sortBy}, ${depth}`,
      paths: (own, shared) =>
        pages.flatMap((page) => pathsOf(shared).map((path) => pathWith(path, { sortBy, limit: 20, page }))),
    })),
  );

/** Reviews of a club and of all clubs. */
export const REVIEW_CALLS = [
  { name: 'club reviews: typical', paths: ({ typical }) => typical.map((club) => reviewsOf(club, FIRST)) },
  {
    name: 'club reviews: typical, age group',
    paths: ({ typical }) => typical.map((club) => reviewsOf(club, { ageGroup: club.ageGroup, ...FIRST })),
  },
  { name: 'club reviews: busiest', paths: ({ busiest }) => busiest.map((club) => reviewsOf(club, FIRST)) },
  {
    name: 'club reviews: busiest, age group',
    paths: ({ busiest }) => busiest.map((club) => reviewsOf(club, { ageGroup: club.ageGroup, ...FIRST })),
  },
  {
    name: 'club reviews: busiest, 100',
    paths: ({ busiest }) => busiest.map((club) => reviewsOf(club, { limit: 100, page: 1 })),
  },
  {
    name: 'reviews: first pages',
    paths: () => [1, 2, 3, 4, 5].map((page) => pathWith('/api/reviews', { limit: 20, page })),
  },
  {
    name: 'reviews: first pages of an age group',
    paths: (_own, { ageGroups }) =>
      ageGroups.map((ageGroup) => pathWith('/api/reviews', { ageGroup, limit: 20, page: 1 })),
  },
  ...ratedCalls('reviews by category', () =>
    CATEGORIES.map((category) => `/api/reviews/category/${category}`),
  ),
  ...ratedCalls('reviews by age group', ({ ageGroups }) =>
    ageGroups.map((ageGroup) => `/api/reviews/age/${encodeURIComponent(ageGroup)}`),
  ),
  { name: 'reviews: recent 9', paths: () => [pathWith('/api/reviews/recent', { limit: 9 })] },
];
