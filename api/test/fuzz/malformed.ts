import fc from 'fast-check';

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
  '{"name":"cut o',
  '{"a":NaN}',
  '{"a":1e999}',
  '{"a":"\\ud800"}',
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
/** Bodies that aren't JSON objects, or hardly. */
export const malformed = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...MALFORMED).map((body) => Buffer.from(body)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)) },
);

const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'if-none-match',
  'if-match',
  'if-modified-since',
  'x-session',
  'sec-fetch-site',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-request-id',
  'x-http-method-override',
  'range',
  'cookie',
  'host',
  'origin',
];
/** Content types that the api may be sent. */
export const CONTENT_TYPES = [
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
/** Headers that a call may have. */
export const anyHeaders = fc.dictionary(fc.constantFrom(...HEADERS), headerText, { maxKeys: 3 });
