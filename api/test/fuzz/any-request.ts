import fc from 'fast-check';
import type { RawRequest } from '../../../tools/fuzz/send-request.mjs';
import type { Call, Operation, Schema } from './contract.js';
import { anyHeaders, CONTENT_TYPES, malformed } from './malformed.js';
import { nearlyValidObject, validValue } from './schema-values.js';
import { anyText, text } from './texts.js';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const JSON_TYPE = 'application/json';

/** A request and who sends it, by the caller's name. */
export interface FuzzRequest<Caller extends string = string> extends RawRequest {
  caller: Caller;
}

/** Requests that might be meant for one call: some right, some nearly, some nothing like it. */
export function anyRequest<Caller extends string>(
  { method, path, operation }: Call,
  callers: readonly Caller[],
): fc.Arbitrary<FuzzRequest<Caller>> {
  return fc
    .record({
      method: mostly(20, fc.constant(method.toUpperCase()), fc.constantFrom(...METHODS)),
      path: pathLike(path, operation),
      query: queryFor(operation),
      headers: mostly(3, fc.constant({}), anyHeaders),
      caller: fc.constantFrom(...callers),
      body: bodyFor(operation),
      contentType: mostly(8, fc.constant(getContentType(operation)), fc.constantFrom(...CONTENT_TYPES)),
      contentEncoding: mostly(30, fc.constant(undefined), fc.constantFrom('gzip', 'x')),
    })
    .map(({ query, body, contentType, contentEncoding, ...request }) => ({
      method: request.method,
      caller: request.caller,
      path: `/api${request.path}${query && `?${query}`}`,
      headers: {
        ...request.headers,
        ...(body === undefined ? {} : { 'content-type': contentType }),
        ...(body === undefined || contentEncoding === undefined
          ? {}
          : { 'content-encoding': contentEncoding }),
      },
      body,
    }));
}

/** One kind of value this many times, and once another. */
function mostly<Usual, Other>(
  times: number,
  usual: fc.Arbitrary<Usual>,
  other: fc.Arbitrary<Other>,
): fc.Arbitrary<Usual | Other> {
  return fc.oneof({ weight: times, arbitrary: usual }, { weight: 1, arbitrary: other });
}

const ROW_IDS = Array.from({ length: 40 }, (_, index) => String(index + 1));
const BROKEN = ['%', '%zz', '%E0%A4%A', '%00', '+', '%c3%28', '%2e%2e%2f', '%2f', '%5c..', ';', '%25'];

function pathLike(path: string, { parameters = [] }: Operation): fc.Arbitrary<string> {
  const getSchema = (name: string): Schema | undefined =>
    parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.schema;
  const pieces = path.split(/\{(\w+)\}/);
  return fc
    .tuple(
      ...pieces.map((piece, index) => (index % 2 === 1 ? partFor(getSchema(piece)) : fc.constant(piece))),
    )
    .map((parts) => parts.join(''));
}

function partFor(schema: Schema = {}): fc.Arbitrary<string> {
  const usual = schema.enum ? fc.constantFrom(...schema.enum.map(String)) : fc.constantFrom(...ROW_IDS);
  const odd = mostly(5, text.map(encode), fc.constantFrom(...BROKEN));
  return mostly(4, usual.map(encode), odd).map((part) => part || 'x');
}

function queryFor({ parameters = [] }: Operation): fc.Arbitrary<string> {
  const known = parameters.filter((parameter) => parameter.in === 'query');
  const right = known.map(({ name, schema = {} }) =>
    fc.tuple(
      fc.constant(name),
      validValue(schema, name).map((value) => encode(String(value))),
    ),
  );
  const names = [...known.map(({ name }) => name), '__proto__', 'constructor', 'limit[]', 'cursor[$ne]', ''];
  const wrong = fc.tuple(fc.constantFrom(...names), mostly(8, text.map(encode), fc.constantFrom(...BROKEN)));
  const pair = right.length > 0 ? mostly(5, fc.oneof(...right), wrong) : wrong;
  const usualCount = right.length > 0 ? 4 : 1;
  return mostly(
    8,
    fc.array(pair, { maxLength: usualCount }).filter((pairs) => pairs.length > 0 || right.length > 0),
    fc.array(wrong, { minLength: 1, maxLength: 4 }),
  ).map((pairs) => pairs.map(([name, value]) => `${encode(name)}=${value}`).join('&'));
}

function getContentType({ requestBody }: Operation): string {
  return Object.keys(requestBody?.content ?? {})[0] ?? JSON_TYPE;
}

function bodyFor({ requestBody }: Operation): fc.Arbitrary<Buffer | undefined> {
  const none = fc.constant(undefined);
  if (!requestBody) return mostly(8, none, malformed);
  const schema = requestBody.content[JSON_TYPE]?.schema;
  if (!schema) return fc.oneof(malformed, fc.uint8Array({ maxLength: 400 }).map(Buffer.from), none);
  const whole = validValue(schema).map(toBytes);
  const nearly = nearlyValidObject(schema).map(toBytes);
  const cutOff = fc.tuple(whole, fc.nat(60)).map(([body, length]) => body.subarray(0, length));
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    { weight: 6, arbitrary: nearly },
    { weight: 1, arbitrary: malformed },
    { weight: 1, arbitrary: cutOff },
    { weight: 1, arbitrary: anyText.map((value) => toBytes({ [value]: value })) },
    { weight: 1, arbitrary: none },
  );
}

function toBytes(body: unknown): Buffer {
  return Buffer.from(JSON.stringify(body));
}

// Half surrogate pairs can't be in an address; they are sent as what they become in UTF-8.
function encode(value: string): string {
  return encodeURIComponent(Buffer.from(value).toString());
}
