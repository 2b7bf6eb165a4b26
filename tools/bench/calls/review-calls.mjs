import { pathWith } from './query.mjs';

const FIRST = { limit: 10, page: 1 };

const reviewsOf = ({ slug }, parameters) => pathWith(`/api/clubs/${slug}/reviews`, parameters);

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
  { name: 'reviews: recent 9', paths: () => [pathWith('/api/reviews/recent', { limit: 9 })] },
];
