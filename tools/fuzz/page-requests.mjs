import fc from 'fast-check';
import { anyText, HEADER_MARKER, inAddress, MARKER } from './texts.mjs';

/** The usual value this many times as often as the other. */
const mostly = (times, usual, other) =>
  fc.oneof({ weight: times, arbitrary: usual }, { weight: 1, arbitrary: other });

/** Plausible parameter values, so that pages get a long way before something goes wrong. */
const LIKELY = {
  age: ['U9s', 'U12s'],
  category: ['coaching', 'value'],
  day: ['Saturday', 'Monday,Friday'],
  lat: ['53.8'],
  lng: ['-1.55'],
  location: ['Leeds'],
  near: ['LS6', 'LS6 3AA'],
  page: ['1', '2', '999'],
  postcode: ['LS6', 'LS6 3AA', 'ZZ99 9ZZ'],
  q: ['leeds', 'LS6', 'lions'],
  radius: ['3', '10'],
  radiusMiles: ['1', '5'],
  remote: ['mfe_public', 'mfe_club_admin'],
  review: ['1', '2'],
  reviews: ['1', '2'],
  sort: ['distance', 'lowest', 'coaching'],
  sortBy: ['highest', 'lowest'],
  sport: ['football'],
  stars: ['4'],
  team: ['girls', 'boys,mixed'],
  view: ['map'],
  words: ['coach'],
};

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'SEARCH', 'LOCK'];

/** The shell's addresses that aren't pages, and parts of them. */
const OWN_ADDRESSES = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/clubs-1.xml',
  '/sitemaps/pages-1.xml',
  '/sitemaps/clubs-9999.xml',
  '/.well-known/security.txt',
  '/favicon.svg',
  '/registry.json',
  '/health',
  '/health/live',
  '/health/ready',
  '/metrics',
  '/csp-reports',
  '/releases/try',
  '/releases/leave',
  '/releases/unknown',
  '/api/pages/changes',
  '/api/pages/openings',
  '/api/telemetry',
  '/api/clubs',
  '/api/config',
  '/api/no-such-call',
  '/dev/mailbox',
  '/assets/',
  '/mfe/',
  '/service-worker.js',
  '/manifest.webmanifest',
  '/offline.html',
  '/.git/config',
  '/.env',
  '/package.json',
  '/server/main.cjs',
];

const headerText = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('*', '', ',', ';;;', '*/*;q=x', '1', '-1', '0', 'null', 'a'.repeat(4000)),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      `<${HEADER_MARKER}>`,
      `"><${HEADER_MARKER} a="`,
      `" ${HEADER_MARKER}="1`,
      `${HEADER_MARKER}.example`,
      `https://${HEADER_MARKER}.example/`,
      `</script><${HEADER_MARKER}>`,
    ),
  },
  {
    weight: 1,
    arbitrary: fc.string({
      unit: fc
        .integer({ min: 0x20, max: 0xff })
        .filter((code) => code !== 0x7f)
        .map((code) => String.fromCharCode(code)),
      maxLength: 80,
    }),
  },
);

/** Plausible header values; others are sent too. */
const HEADERS = {
  accept: ['text/html', 'application/json', 'image/avif,*/*;q=0.1'],
  'accept-encoding': [
    'gzip',
    'br',
    'gzip;q=0, br;q=0',
    'identity;q=0',
    '*;q=0',
    'deflate',
    'zstd',
    'gzip, br;q=0.1',
    'br;q=2',
  ],
  'accept-language': ['cy', 'en-GB,en;q=0.9'],
  'cache-control': ['no-cache', 'only-if-cached'],
  'content-length': ['0'],
  expect: ['100-continue', 'x'],
  'if-match': ['"x"'],
  'if-modified-since': ['Thu, 01 Jan 2099 00:00:00 GMT', 'x'],
  'if-none-match': ['*', 'W/"x"', '"', 'W/'],
  'if-range': ['"x"', 'x'],
  origin: ['null', 'https://clubs.fuzz.example'],
  purpose: ['prefetch'],
  range: ['bytes=0-0', 'bytes=5-', 'bytes=-5', 'bytes=9-1', 'bytes=0-1,3-4', 'bytes=99999999999-', 'lines=1'],
  referer: ['https://clubs.fuzz.example/?token=abc'],
  'sec-fetch-site': ['cross-site', 'same-origin'],
  'sec-purpose': ['prefetch;prerender'],
  te: ['trailers'],
  traceparent: ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', 'x'],
  upgrade: ['h2c'],
  'user-agent': ['Googlebot/2.1', 'Mozilla/5.0'],
  'x-forwarded-for': ['1.2.3.4', '::1', '1.2.3.4, 5.6.7.8', 'unknown', '999.1.1.1'],
  'x-forwarded-host': ['clubs.fuzz.example'],
  'x-forwarded-proto': ['http', 'https'],
  'x-http-method-override': ['DELETE'],
  'x-leave-to-browser': ['mfe_public', 'mfe_club_admin'],
  'x-original-url': ['/admin'],
  'x-page-path': ['/clubs/leeds'],
  'x-request-id': ['12345678'],
  'x-rewrite-url': ['/admin'],
  'x-session': ['cookie'],
  host: ['clubs.fuzz.example', 'localhost', 'a b'],
};

const cookie = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'mfe_visitor',
        'mfe_try',
        '__Host-mfe_visitor',
        '__Host-mfe_try',
        'site-admin-session',
        '__proto__',
        '',
        'a',
      ),
      fc.oneof(
        fc.constantFrom(
          'abcdefghijklmnopqrstuv',
          'mfe_public@1',
          'mfe_public@1~mfe_public@1~x',
          '~@~@',
          '%00',
          '%E0%A4%A',
          '"',
          '=;',
          'a'.repeat(3000),
        ),
        headerText,
      ),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('; '));

const header = fc
  .constantFrom(...Object.keys(HEADERS))
  .chain((name) => fc.tuple(fc.constant(name), mostly(1, fc.constantFrom(...HEADERS[name]), headerText)));
const headers = mostly(
  1,
  fc.constant({}),
  fc.tuple(fc.array(header, { maxLength: 3 }), fc.option(cookie)).map(([pairs, cookies]) => ({
    ...Object.fromEntries(pairs),
    ...(cookies !== null && { cookie: cookies }),
  })),
);

const report = (value) => ({
  'csp-report': {
    'document-uri': value,
    'blocked-uri': value,
    'effective-directive': value,
    'source-file': value,
  },
});
const reports = (value) => [
  {
    type: 'csp-violation',
    body: { documentURL: value, blockedURL: value, effectiveDirective: value, sourceFile: value },
  },
];
const bodyText = fc.oneof(
  fc
    .oneof(anyText, fc.jsonValue({ maxDepth: 3 }))
    .chain((value) => fc.constantFrom(report(value), reports(value), [value], value))
    .map((value) => JSON.stringify(value)),
  fc.constantFrom(
    '',
    '{',
    '[',
    'null',
    '7',
    '"x"',
    '{"csp-report":null}',
    '{"csp-report":[]}',
    '[null]',
    '[[]]',
    '{"__proto__":{"csp-report":{}}}',
    '['.repeat(8000),
    'x'.repeat(20_000),
    'x'.repeat(300_000),
  ),
);
const BODY_TYPES = [
  'application/csp-report',
  'application/reports+json',
  'application/json',
  'text/plain',
  'multipart/form-data; boundary=x',
  'a',
  '',
];

/**
 * Requests that a browser wouldn't send: to pages, with odd values in their paths and in every parameter that pages read; to
 * addresses that the shell serves itself; and to others.
 * @param {{patterns: string[], parameters: string[], known: string[], files: string[]}} site `known` has valid
 *   values for parameters in paths, `files` the addresses of the site's files
 * @returns {fc.Arbitrary<{method: string, path: string, headers: Record<string, string>, body?: string}>}
 */
export function anyPageRequest({ patterns, parameters, known, files }) {
  const part = inAddress(anyText);
  const named = mostly(2, fc.constantFrom(...known), part);
  const page = fc
    .constantFrom(...patterns)
    .chain((pattern) =>
      fc
        .tuple(
          ...pattern.split(/(:\w+\??)/).map((piece) => (piece.startsWith(':') ? named : fc.constant(piece))),
        )
        .map((pieces) => pieces.join('')),
    );
  const oddPage = fc
    .tuple(page, part)
    .chain(([path, odd]) =>
      fc.constantFrom(
        `${path}${odd}`,
        `${path}/${odd}`,
        `/${odd}${path}`,
        `/${path}`,
        path.toUpperCase(),
        `${path}/`,
        `${path}//`,
        `${path};${odd}`,
        `${path}/..${path}`,
        `\\${path}`,
      ),
    );
  const own = fc.tuple(fc.constantFrom(...OWN_ADDRESSES, ...files), part).chain(([path, odd]) =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constant(path) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          `${path}${odd}`,
          `${path}/${odd}`,
          `${path}/../${odd}`,
          `${path}/..%2f..%2f${odd}`,
          path.slice(0, -1),
        ),
      },
    ),
  );
  const anywhere = fc.array(part, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
  const path = fc.oneof(
    { weight: 8, arbitrary: page },
    { weight: 2, arbitrary: oddPage },
    { weight: 3, arbitrary: own },
    { weight: 1, arbitrary: anywhere },
  );
  const names = [...parameters, 'token', '__proto__', 'constructor', `${MARKER}[]`, ''];
  const pair = fc
    .constantFrom(...names)
    .chain((name) =>
      fc.tuple(
        fc.constant(name),
        mostly(
          2,
          Object.hasOwn(LIKELY, name) ? fc.constantFrom(...LIKELY[name]).map(encodeURIComponent) : part,
          part,
        ),
      ),
    );
  const query = fc.oneof(
    { weight: 1, arbitrary: fc.constant('') },
    {
      weight: 6,
      arbitrary: fc
        .array(pair, { minLength: 1, maxLength: 9 })
        .map((pairs) => `?${pairs.map((one) => one.join('=')).join('&')}`),
    },
    { weight: 1, arbitrary: part.map((odd) => `?${odd}`) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...names), fc.constantFrom(9000, 17_000))
        .map(([name, length]) => `?${name}=${'a'.repeat(length)}`),
    },
  );
  const request = fc.record({ path: fc.tuple(path, query).map((two) => two.join('')), headers });
  const reading = fc
    .tuple(request, mostly(9, fc.constant('GET'), fc.constant('HEAD')))
    .map(([one, method]) => ({ ...one, method }));
  const writing = fc
    .record({
      request,
      method: fc.constantFrom(...METHODS),
      to: fc.option(fc.constantFrom('/csp-reports', '/csp-reports', '/api/telemetry', '/releases/try')),
      type: fc.constantFrom(...BODY_TYPES),
      body: bodyText,
    })
    .map(({ request: one, method, to, type, body }) => ({
      method: to === null ? method : 'POST',
      path: to ?? one.path,
      headers: { ...one.headers, 'content-type': type },
      body,
    }));
  return mostly(9, reading, writing);
}
