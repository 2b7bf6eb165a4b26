import { VARIETY } from '../sample-values.mjs';
import { pathWith } from './query.mjs';

const PAGE_SIZE = 20;

const directory = (q) => pathWith('/api/clubs/paginated', { page: 1, pageSize: PAGE_SIZE, q });
const search = (parameters) => pathWith('/api/clubs/search', { ...parameters, limit: PAGE_SIZE, page: 1 });
const around = (place, radiusMiles, further = {}) => search({ ...further, postcode: place, radiusMiles });

// Texts that no club's name contains, the way people type them.
const absentTexts = Array.from({ length: VARIETY }, (_, index) => `xq${index}z`);

const radiusCalls = ['dense', 'sparse'].flatMap((density) =>
  [1, 3, 5].map((miles) => ({
    name: `search: ${miles} mi, ${density}`,
    paths: (_own, shared) => shared.places[density].map((code) => around(code, miles)),
  })),
);

/** Searches of the directory and of the home screen. */
export const SEARCH_CALLS = [
  { name: 'clubs page: common text', paths: (_own, shared) => shared.commonWords.map(directory) },
  { name: 'clubs page: rare text', paths: (_own, shared) => shared.clubs.map(({ name }) => directory(name)) },
  { name: 'clubs page: no match', paths: () => absentTexts.map(directory) },
  {
    name: 'search: common name',
    paths: (_own, shared) => shared.commonWords.map((sport) => search({ sport })),
  },
  {
    name: 'search: rare name',
    paths: (_own, shared) => shared.clubs.map(({ name }) => search({ sport: name })),
  },
  { name: 'search: no match', paths: () => absentTexts.map((sport) => search({ sport })) },
  {
    name: 'search: sport',
    paths: () => ['Football', 'Mini Soccer', 'Girls'].map((sport) => search({ sport })),
  },
  { name: 'search: town', paths: (_own, shared) => shared.towns.map((location) => search({ location })) },
  ...radiusCalls,
  {
    name: 'search: 3 mi of a full postcode',
    paths: (_own, shared) => shared.postcodes.map((postcode) => around(postcode, 3)),
  },
  {
    name: 'search: name within 5 mi',
    paths: (_own, shared) =>
      shared.places.dense.map((code, index) =>
        around(code, 5, { sport: shared.commonWords[index % shared.commonWords.length] }),
      ),
  },
];
