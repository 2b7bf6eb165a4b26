import fc from 'fast-check';
import { errorProblem } from './support/error-shape.js';
import { storeClubs } from './support/factories.js';
import { sendRaw } from './support/raw-request.js';
import type { TestApi } from './support/test-api.js';
import { startTestApi } from './support/test-api.js';

const SEED = 20_260_801;
const RUNS = 1500;
const TIMEOUT_MS = 2000;

const PATHS = [
  '/clubs',
  '/clubs/paginated',
  '/clubs/search',
  '/clubs/find',
  '/clubs/suggestions',
  '/clubs/{part}',
  '/clubs/{part}/reviews',
  '/clubs/1/reviews',
  '/reviews',
  '/reviews/recent',
  '/reviews/category/{part}',
  '/reviews/category/value',
  '/reviews/age/{part}',
  '/reviews/age/U12s',
  '/stats',
  '/stats/age-groups',
  '/stats/reviews-by-month',
  '/config',
  '/health',
  '/{part}',
];
const PARAMETERS = [
  'limit',
  'page',
  'pageSize',
  'q',
  'sort',
  'sport',
  'location',
  'postcode',
  'radiusMiles',
  'ageGroup',
  'minRating',
  'sortBy',
  'lat',
  'lng',
  'radius',
  'age',
  'team',
  'day',
  'places',
  'stars',
  'reviewed',
  'league',
  '__proto__',
  'constructor',
  'page[]',
  'q[$ne]',
];
const TEMPTING = [
  '0',
  '-1',
  '1e9',
  '2147483648',
  '99999999999999999999',
  '0x10',
  'NaN',
  'null',
  'undefined',
  'true',
  '%',
  '_',
  "' OR 1=1 --",
  '"; DROP TABLE clubs; --',
  '\\',
  '\0',
  '../../etc/passwd',
  'z'.repeat(32),
  'zzzz',
  'Ω≈ç√',
  '👩‍👩‍👧',
  '\u202Eabc',
  'LS6 3AA',
  'LS6',
  'U12s',
  'leeds-lions',
  'name',
  'coaching',
  'lowest',
  'recent',
  '1',
  '2',
  'a'.repeat(5000),
];
const HEADERS = [
  'accept',
  'accept-encoding',
  'if-none-match',
  'x-forwarded-for',
  'x-request-id',
  'range',
  'content-type',
  'cookie',
  'host',
];

const text = fc.oneof(
  fc.constantFrom(...TEMPTING),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer().map(String),
  fc.string({ unit: fc.constantFrom(...'ab z%_-'), maxLength: 8 }),
);
const encoded = fc.oneof(
  { weight: 9, arbitrary: text.map(encode) },
  { weight: 1, arbitrary: fc.constantFrom('%', '%zz', '%E0%A4%A', '%00', '+', '%c3%28') },
);
const asked = fc.record({
  method: fc.oneof(
    { weight: 8, arbitrary: fc.constant('GET') },
    { weight: 1, arbitrary: fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS') },
  ),
  path: fc
    .tuple(fc.constantFrom(...PATHS), encoded)
    .map(([path, part]) => path.replace('{part}', part || 'x')),
  query: fc.array(fc.tuple(fc.constantFrom(...PARAMETERS), encoded), { maxLength: 5 }),
  headers: fc.dictionary(
    fc.constantFrom(...HEADERS),
    fc.string({
      unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
      maxLength: 60,
    }),
    { maxKeys: 3 },
  ),
});

describe('reading calls, whatever they are sent', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
    await storeClubs(api.database, [
      { name: 'Leeds Lions', latitude: 53.82, longitude: -1.57, reviews: [{}, { ageGroup: 'U12s' }] },
      { name: 'Zebra Athletic', reviews: [{}] },
    ]);
  });

  afterAll(() => api.stop());

  it('never fail, always respond in their format, and in time', async () => {
    await fc.assert(
      fc.asyncProperty(asked, async ({ method, path, query, headers }) => {
        const search = query.map(([name, value]) => `${encode(name)}=${value}`).join('&');
        const request = { method, path: `/api${path}${search && `?${search}`}`, headers, body: undefined };
        const answer = await sendRaw(api.url, request, TIMEOUT_MS);
        expect(answer.status).toBeLessThan(500);
        if (method === 'HEAD' || answer.status === 304) return;
        const body: unknown = JSON.parse(answer.body);
        if (answer.status >= 400) {
          expect(errorProblem(body, answer.status)).toBeNull();
        } else if (!path.startsWith('/config')) {
          expect(answer.body).not.toMatch(/[\w.]+@[\w.]+\.\w/);
        }
      }),
      { seed: SEED, numRuns: RUNS },
    );
  }, 120_000);
});

// Lone surrogates can't be encoded; they are sent as what they become in UTF-8.
function encode(value: string): string {
  return encodeURIComponent(Buffer.from(value).toString());
}
