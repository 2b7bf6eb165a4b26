import fc from 'fast-check';
import type { RawRequest } from './raw-request.js';

/** What is used of an operation in the contract. */
export interface Operation {
  parameters?: { name: string; in: string; schema?: { enum?: unknown[] } }[];
  requestBody?: { content: Record<string, { schema?: { properties?: Record<string, unknown> } }> };
}

/** The contract of the api, as far as requests are made from it. */
export interface Contract {
  paths: Record<string, Record<string, Operation>>;
}

const TEMPTING = [
  '',
  '0',
  '1',
  '2',
  '3',
  '-1',
  '1e9',
  '1.5',
  '2147483647',
  '2147483648',
  '99999999999999999999',
  '0x10',
  'NaN',
  'null',
  'true',
  '%',
  "' OR 1=1 --",
  '"; DROP TABLE reviews; --',
  '${7*7}',
  '=cmd|calc',
  '\\',
  '\0',
  'a\0b',
  '\r\nx-injected: 1',
  '../../etc/passwd',
  'Ω≈ç√',
  '👩‍👩‍👧',
  '\u202Eabc',
  '\uFEFF',
  'İ',
  'leeds-lions',
  'sam@home.example',
  `${'a'.repeat(300)}@home.example`,
  'U12s',
  'coaching',
  'approved',
  '1767258000123-2',
  '999999999999999-9999999999',
  'a'.repeat(5000),
  '👍'.repeat(3000),
];

const text = fc.oneof(
  fc.constantFrom(...TEMPTING),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', minLength: 10, maxLength: 80 }),
  fc.integer().map(String),
);
/** With half surrogate pairs, which JSON can carry. */
const anyText = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 1, arbitrary: fc.constantFrom('\ud800', 'x\udc00y') },
);

const anyValue = fc.oneof(
  { weight: 6, arbitrary: anyText },
  { weight: 3, arbitrary: fc.constantFrom(1, 2, 3, 4, 5) },
  { weight: 2, arbitrary: fc.oneof(fc.integer(), fc.double()) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], -0, 1e308, Number.MAX_SAFE_INTEGER),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

/** What fields are meant to hold, so that requests get far before something is wrong. */
const LIKELY: Record<string, readonly unknown[]> = {
  clubId: [1, 2],
  authorEmail: ['sam@home.example', 'alex@home.example', 'jo@home.example'],
  reviewText: ['Lovely club with patient coaches.', 'See www.x.example.', 'Nice \0 pitch, \ud800 fees. 👍'],
  ageGroup: ['U9s', 'prefer not to disclose'],
  password: ['test-password'],
  reason: ['Spam', 'Half \udc00 a pair, and \0'],
  token: ['A'.repeat(43)],
  website: ['', undefined],
};
const LIKELY_RATINGS = [1, 2, 3, 4, 5];

const MALFORMED = [
  '',
  '{',
  '[',
  '"',
  'nul',
  '{"a":1,}',
  "{'a':1}",
  '{"a":1}{"a":2}',
  '\uFEFF{}',
  '\0',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"password":"a","password":"b"}',
  '[[1]]',
  '"text"',
  '7',
  'null',
  'false',
  `${'['.repeat(60_000)}${']'.repeat(60_000)}`,
  '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000),
  `{"reviewText":"${'x'.repeat(200_000)}"}`,
  `{"reviewText":"${'x'.repeat(300_000)}"}`,
  `{${Array.from({ length: 5000 }, (_, index) => `"k${index}":${index}`).join(',')}}`,
];
const malformed = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...MALFORMED).map((body) => Buffer.from(body)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)) },
);

const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'if-none-match',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-request-id',
  'x-http-method-override',
  'range',
  'cookie',
  'host',
  'origin',
];
const CONTENT_TYPES = [
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'application/json;charset="',
  'application/problem+json',
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  '*/*',
  '/',
  ';',
  'a',
];
const headerText = fc.oneof(
  fc.constantFrom(
    'gzip, br;q=0',
    '*',
    'bytes=0-1',
    'W/"x"',
    '100-continue',
    '::1',
    '1.2.3.4, 5.6.7.8',
    'a'.repeat(4000),
  ),
  fc.string({
    unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
    maxLength: 60,
  }),
);
const headers = fc.dictionary(fc.constantFrom(...HEADERS), headerText, { maxKeys: 3 });

/** Requests that might be meant for one operation: some nearly right, some nothing like it. */
export function anyRequest(
  method: string,
  path: string,
  operation: Operation,
  authorizations: readonly (string | undefined)[],
): fc.Arbitrary<RawRequest> {
  return fc
    .record({
      method: fc.oneof(
        { weight: 12, arbitrary: fc.constant(method.toUpperCase()) },
        { weight: 1, arbitrary: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS') },
      ),
      path: pathLike(path),
      query: queryFor(operation),
      headers,
      authorization: fc.constantFrom(...authorizations),
      body: bodyFor(operation),
      contentType: fc.oneof(
        { weight: 3, arbitrary: fc.constant('application/json') },
        { weight: 1, arbitrary: fc.constantFrom(...CONTENT_TYPES) },
      ),
      contentEncoding: fc.constantFrom(...Array<undefined>(18).fill(undefined), 'gzip', 'x'),
    })
    .map(({ query, authorization, body, contentType, contentEncoding, ...request }) => ({
      method: request.method,
      path: `/api${request.path}${query && `?${query}`}`,
      headers: {
        ...request.headers,
        ...(authorization === undefined ? {} : { authorization }),
        ...(body === undefined ? {} : { 'content-type': contentType }),
        ...(body === undefined || contentEncoding === undefined
          ? {}
          : { 'content-encoding': contentEncoding }),
      },
      body,
    }));
}

function pathLike(path: string): fc.Arbitrary<string> {
  const pieces = path.split(/(\{\w+\})/);
  return fc
    .tuple(...pieces.map((piece) => (piece.startsWith('{') ? pathPart : fc.constant(piece))))
    .map((parts) => parts.join(''));
}

const encoded = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('1', '2', '3', '4', '5') },
  { weight: 5, arbitrary: text.map(encode) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('%', '%zz', '%E0%A4%A', '%00', '+', '%c3%28', '..', '%2e%2e%2f', ';'),
  },
);

const pathPart = encoded.map((part) => part || 'x');

function queryFor({ parameters = [] }: Operation): fc.Arbitrary<string> {
  const known = parameters.filter((parameter) => parameter.in === 'query');
  const names = [...known.map(({ name }) => name), '__proto__', 'constructor', 'limit[]', 'cursor[$ne]', ''];
  const choices = known.flatMap(({ schema }) => schema?.enum ?? []).map((choice) => encode(String(choice)));
  const value = choices.length > 0 ? fc.oneof(encoded, fc.constantFrom(...choices)) : encoded;
  return fc
    .array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 4 })
    .map((pairs) => pairs.map(([name, text]) => `${encode(name)}=${text}`).join('&'));
}

function bodyFor({ requestBody }: Operation): fc.Arbitrary<Buffer | undefined> {
  const none = fc.constant(undefined);
  if (!requestBody) return fc.oneof({ weight: 4, arbitrary: none }, { weight: 1, arbitrary: malformed });
  const properties = Object.keys(requestBody.content['application/json']?.schema?.properties ?? {});
  const fields = Object.fromEntries(properties.map((name) => [name, fieldValue(name)]));
  const whole = fc.record(fields).map((body) => Buffer.from(JSON.stringify(body)));
  const nearly = fc.record(fields, { requiredKeys: [] }).map((body) => Buffer.from(JSON.stringify(body)));
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    { weight: 4, arbitrary: nearly },
    { weight: 3, arbitrary: malformed },
    { weight: 1, arbitrary: none },
  );
}

function fieldValue(name: string): fc.Arbitrary<unknown> {
  const likely = LIKELY[name] ?? LIKELY_RATINGS;
  return fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...likely) }, { weight: 1, arbitrary: anyValue });
}

// Half surrogate pairs cannot be in an address; they are sent as what they become in UTF-8.
function encode(value: string): string {
  return encodeURIComponent(Buffer.from(value).toString());
}
