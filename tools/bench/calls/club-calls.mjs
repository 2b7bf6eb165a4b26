import { VARIETY } from '../sample-values.mjs';
import { pathWith } from './query.mjs';

const PAGE_SIZE = 20;
const LIST_LIMIT = 100;

const clubsPage = (parameters) => pathWith('/api/clubs/paginated', { ...parameters, pageSize: PAGE_SIZE });
const pagesOf = ({ clubCount }, size = PAGE_SIZE) => Math.ceil(clubCount / size);

// Whole numbers from `first` to `last`, evenly spread, at most VARIETY of them.
function spread(first, last) {
  const count = Math.min(VARIETY, last - first + 1);
  const step = count === 1 ? 0 : (last - first) / (count - 1);
  return Array.from({ length: count }, (_, index) => Math.round(first + index * step));
}

function pagesBetween(from, to) {
  return (own) =>
    spread(Math.max(1, Math.round(pagesOf(own) * from)), Math.round(pagesOf(own) * to)).map((page) =>
      clubsPage({ page }),
    );
}

/** The directory and a club's own data. */
export const CLUB_CALLS = [
  { name: 'clubs page: first', paths: () => [1, 2, 3].map((page) => clubsPage({ page })) },
  { name: 'clubs page: middle', paths: pagesBetween(0.25, 0.75) },
  {
    name: 'clubs page: last',
    paths: (own) => [0, 1, 2].map((before) => clubsPage({ page: pagesOf(own) - before })),
  },
  {
    name: 'clubs page: best rated',
    paths: () => spread(1, 10).map((page) => clubsPage({ page, sort: 'rating' })),
  },
  {
    name: 'clubs page: most reviews',
    paths: () => spread(1, 10).map((page) => clubsPage({ page, sort: 'reviews' })),
  },
  {
    name: 'clubs list: 100',
    paths: (own) =>
      spread(1, pagesOf(own, LIST_LIMIT)).map((page) => pathWith('/api/clubs', { limit: LIST_LIMIT, page })),
  },
  { name: 'club: by slug', paths: (own) => own.clubs.map(({ slug }) => `/api/clubs/${slug}`) },
  { name: 'club: by id', paths: (own) => own.clubs.map(({ id }) => `/api/clubs/${id}`) },
];
