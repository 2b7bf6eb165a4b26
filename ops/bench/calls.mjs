import { VARIETY } from './sample-values.mjs';

const PAGE_SIZE = 20;
const LIST_LIMIT = 100;
const CATEGORIES = ['coaching', 'communication', 'facilities', 'inclusivity', 'value'];
const LONDON = 'lat=51.515&lng=-0.12';
const LEEDS = 'lat=53.8&lng=-1.55';
/** What the directory's search is asked: the whole country, a crowded city, a town; one filter, several, all. */
const FINDS = {
  'everything, by name, rating, reviews': ['sort=name', 'sort=rating', 'sort=reviews&page=40'],
  filters: [
    'age=U10s',
    'age=U10s&team=girls',
    'team=girls&team=boys&day=tue',
    'age=U12s&team=girls&day=tue,thu&places=true&sort=rating',
    'stars=4&sort=rating',
    'reviewed=true&sort=reviews',
    'reviewed=true&sort=coaching',
    'age=all%20ages&team=disability&day=sun&places=true',
  ],
  'sessions to try': [
    'sessions=true',
    'sessions=true&sort=rating',
    'sessions=true&age=U10s&team=girls&trial=true',
    `${LONDON}&radius=50&sessions=true`,
    'q=united&sessions=true',
  ],
  'a text': ['q=united', 'q=rovers%20otley', 'q=wanderesr'],
  'around a place': [
    `${LONDON}&radius=5`,
    `${LONDON}&radius=50`,
    `${LONDON}&radius=50&age=U10s&team=girls&day=tue&places=true&stars=4`,
    `${LONDON}&radius=20&sort=rating&reviewed=true`,
    `${LONDON}&radius=20&sort=value`,
    `${LEEDS}&radius=10&team=mixed&sort=name`,
    `${LEEDS}&radius=1&team=disability&age=U7s&day=sun&places=true&stars=5`,
  ],
};
const TYPED = ['walthamstow rovers', 'st marys', 'otley town', 'hedingley eagels', 'ls6 3aa', 'zzyzx'];
/** Texts that no club's name contains, the way people type them. */
const ABSENT = Array.from({ length: VARIETY }, (_, index) => `xq${index}z`);

const pathWith = (path, parameters) => `/api${path}?${new URLSearchParams(parameters)}`;
const clubsPage = (parameters) =>
  pathWith('/clubs/paginated', { page: 1, ...parameters, pageSize: PAGE_SIZE });
const search = (parameters) => pathWith('/clubs/search', { ...parameters, limit: PAGE_SIZE, page: 1 });
const around = (postcode, radiusMiles, further) => search({ ...further, postcode, radiusMiles });
const getPages = ({ clubCount }, size = PAGE_SIZE) => Math.ceil(clubCount / size);
const getReviews = ({ slug }, parameters) =>
  pathWith(`/clubs/${slug}/reviews`, { limit: 10, page: 1, ...parameters });
const ofGroup = (club) => getReviews(club, { ageGroup: club.ageGroup });

/** Whole numbers from `first` to `last`, evenly spread, at most VARIETY of them. */
function spread(first, last) {
  const count = Math.min(VARIETY, last - first + 1);
  const step = count === 1 ? 0 : (last - first) / (count - 1);
  return Array.from({ length: count }, (_, index) => Math.round(first + index * step));
}

/** Calls for each order and depth of a list of reviews; `pathsOf` names the lists, without parameters. */
const ratedCalls = (name, pathsOf) =>
  Object.entries({ 'first pages': [1], 'later pages': [2, 3, 4, 5] }).flatMap(([depth, pages]) =>
    ['highest', 'lowest', 'recent'].map((sortBy) => [
      `${name}: ${sortBy}, ${depth}`,
      (_own, shared) =>
        pages.flatMap((page) => pathsOf(shared).map((path) => pathWith(path, { sortBy, limit: 20, page }))),
    ]),
  );

/**
 * Every measured call, as the screens use it: a name, and the addresses to request in turn. `own` values come from the
 * database under test, `shared` ones from the smallest, so that both sizes get the same requests.
 * @type {{name: string, paths: (own: SampleValues, shared: SampleValues) => string[]}[]}
 * @typedef {import('./sample-values.mjs').SampleValues} SampleValues
 */
export const CALLS = [
  ['clubs page: first', () => [1, 2, 3].map((page) => clubsPage({ page }))],
  [
    'clubs page: middle',
    (own) =>
      spread(Math.max(1, Math.round(getPages(own) * 0.25)), Math.round(getPages(own) * 0.75)).map((page) =>
        clubsPage({ page }),
      ),
  ],
  ['clubs page: last', (own) => [0, 1, 2].map((before) => clubsPage({ page: getPages(own) - before }))],
  ['clubs page: best rated', () => spread(1, 10).map((page) => clubsPage({ page, sort: 'rating' }))],
  ['clubs page: most reviews', () => spread(1, 10).map((page) => clubsPage({ page, sort: 'reviews' }))],
  [
    'clubs list: 100',
    (own) =>
      spread(1, getPages(own, LIST_LIMIT)).map((page) => pathWith('/clubs', { limit: LIST_LIMIT, page })),
  ],
  ['club: by slug', ({ clubs }) => clubs.map(({ slug }) => `/api/clubs/${slug}`)],
  ['club: by id', ({ clubs }) => clubs.map(({ id }) => `/api/clubs/${id}`)],

  ['clubs page: common text', (_own, { commonWords }) => commonWords.map((q) => clubsPage({ q }))],
  ['clubs page: rare text', (_own, { clubs }) => clubs.map(({ name }) => clubsPage({ q: name }))],
  ['clubs page: no match', () => ABSENT.map((q) => clubsPage({ q }))],
  ['search: common name', (_own, { commonWords }) => commonWords.map((sport) => search({ sport }))],
  ['search: rare name', (_own, { clubs }) => clubs.map(({ name }) => search({ sport: name }))],
  ['search: no match', () => ABSENT.map((sport) => search({ sport }))],
  ['search: sport', () => ['Football', 'Mini Soccer', 'Girls'].map((sport) => search({ sport }))],
  ['search: town', (_own, { towns }) => towns.map((location) => search({ location }))],
  ...['dense', 'sparse'].flatMap((density) =>
    [1, 3, 5].map((miles) => [
      `search: ${miles} mi, ${density}`,
      (_own, { places }) => places[density].map((code) => around(code, miles)),
    ]),
  ),
  [
    'search: 3 mi of a full postcode',
    (_own, { postcodes }) => postcodes.map((postcode) => around(postcode, 3)),
  ],
  [
    'search: name within 5 mi',
    (_own, { places, commonWords }) =>
      places.dense.map((code, index) => around(code, 5, { sport: commonWords[index % commonWords.length] })),
  ],

  ...Object.entries(FINDS).map(([what, queries]) => [
    `find: ${what}`,
    () => queries.map((query) => `/api/clubs/find?${query}`),
  ]),
  [
    'find: suggestions',
    () =>
      TYPED.flatMap((text) =>
        spread(2, text.length).map((length) => pathWith('/clubs/suggestions', { q: text.slice(0, length) })),
      ),
  ],

  ['club reviews: typical', ({ typical }) => typical.map((club) => getReviews(club))],
  ['club reviews: typical, age group', ({ typical }) => typical.map(ofGroup)],
  ['club reviews: busiest', ({ busiest }) => busiest.map((club) => getReviews(club))],
  ['club reviews: busiest, age group', ({ busiest }) => busiest.map(ofGroup)],
  ['club reviews: busiest, 100', ({ busiest }) => busiest.map((club) => getReviews(club, { limit: 100 }))],
  ['reviews: first pages', () => [1, 2, 3, 4, 5].map((page) => pathWith('/reviews', { limit: 20, page }))],
  [
    'reviews: first pages of an age group',
    (_own, { ageGroups }) =>
      ageGroups.map((ageGroup) => pathWith('/reviews', { ageGroup, limit: 20, page: 1 })),
  ],
  ...ratedCalls('reviews by category', () => CATEGORIES.map((category) => `/reviews/category/${category}`)),
  ...ratedCalls('reviews by age group', ({ ageGroups }) =>
    ageGroups.map((ageGroup) => `/reviews/age/${encodeURIComponent(ageGroup)}`),
  ),
  ['reviews: recent 9', () => [pathWith('/reviews/recent', { limit: 9 })]],

  ['stats', () => ['/api/stats']],
  ['stats: age groups', () => ['/api/stats/age-groups']],
  ['config', () => ['/api/config']],
  ['health', () => ['/api/health']],
].map(([name, paths]) => ({ name, paths }));
