import fc from 'fast-check';
import type { Schema } from './contract.js';
import { anyText, anyValue } from './texts.js';

/** The domain of people's addresses, so that they can be told from others in responses. */
export const PRIVATE_HOST = 'private.example';

/** Meaningful values for fields where the schema doesn't say, so that requests get far before something is wrong. */
const LIKELY: Record<string, readonly unknown[]> = {
  ageGroup: ['U9s', 'U12s', 'prefer not to disclose'],
  clubName: ['Leeds Lions', 'Zebra Athletic'],
  confirmation: [`sam@${PRIVATE_HOST}`],
  data: ['bmFtZSxwb3N0Y29kZQo='],
  fileName: ['county.csv'],
  homeGround: ['Park Lane, LS6 3AA'],
  imageUrl: ['https://pictures.example/a.jpg', null],
  lat: [53.8, 51.5],
  lng: [-1.5, 0.1],
  location: ['Leeds', 'LS6'],
  phone: ['07700 900123'],
  position: ['Secretary'],
  postcode: ['LS6 3AA', 'LS6', 'Z99 9ZZ'],
  proof: ['none'],
  q: ['leeds', 'lions', 'LS6 3AA', 'le'],
  reason: ['Spam', 'Half \udc00 a pair, and \0'],
  reviewText: ['Lovely club with patient coaches.', 'See www.x.example.', 'Nice \0 pitch, \ud800 fees. 👍'],
  sizeBytes: [20],
  token: ['A'.repeat(43), 'B'.repeat(22)],
  website: ['', 'https://club.example'],
  words: ['It is not about this club'],
};
const EMAILS = ['sam', 'alex', 'jo', 'kim'].map((name) => `${name}@${PRIVATE_HOST}`);

/** Values that a schema allows: most of them small and plain, some at its edges. */
export function validValue(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => validValue(choice, name)));
  const [type = 'string', ...others] = [schema.type ?? []].flat();
  const value = OF_TYPE[type]?.(schema, name) ?? anyValue;
  return others.includes('null')
    ? fc.oneof({ weight: 3, arbitrary: value }, { weight: 1, arbitrary: fc.constant(null) })
    : value;
}

const OF_TYPE: Record<string, (schema: Schema, name: string) => fc.Arbitrary<unknown>> = {
  string: stringValue,
  integer: integerValue,
  number: numberValue,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: arrayValue,
  object: objectValue,
};

function likelyOr(name: string, value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const likely = /email$/i.test(name) ? EMAILS : LIKELY[name];
  return likely
    ? fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...likely) }, { weight: 1, arbitrary: value })
    : value;
}

function stringValue({ minLength = 0, maxLength, pattern }: Schema, name: string): fc.Arbitrary<unknown> {
  const lengths = maxLength === undefined || maxLength > 10_000 ? [minLength] : [minLength, maxLength];
  const edges = fc.constantFrom(...lengths.map((length) => 'ä'.repeat(length)));
  const fitting = pattern === undefined ? anyText : fc.stringMatching(new RegExp(pattern, 'u'));
  return likelyOr(name, fc.oneof({ weight: 5, arbitrary: fitting }, { weight: 1, arbitrary: edges }));
}

function integerValue({ minimum = -100, maximum = 100 }: Schema, name: string): fc.Arbitrary<unknown> {
  const near = fc.integer({ min: Math.max(minimum, 0), max: Math.min(maximum, Math.max(minimum, 0) + 60) });
  return likelyOr(
    name,
    fc.oneof({ weight: 8, arbitrary: near }, { weight: 1, arbitrary: fc.constantFrom(minimum, maximum) }),
  );
}

function numberValue({ minimum = -1e6, maximum = 1e6 }: Schema, name: string): fc.Arbitrary<unknown> {
  const between = fc.double({ min: minimum, max: maximum, noNaN: true });
  return likelyOr(name, fc.oneof(between, fc.constantFrom(minimum, maximum)));
}

function arrayValue({ items = {}, minItems = 0, maxItems = 5 }: Schema, name: string): fc.Arbitrary<unknown> {
  return fc.array(validValue(items, name), {
    minLength: minItems,
    maxLength: Math.min(maxItems, Math.max(minItems, 5)),
  });
}

function objectValue({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, validValue(schema, name)]);
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required as never[],
  });
}

/** Objects that a schema allows except for one or two things: a field of another type, one missing, one too many. */
export function nearlyValidObject(schema: Schema): fc.Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {});
  const name = names.length > 0 ? fc.constantFrom(...names) : fc.constant('name');
  const change = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(name, anyValue) },
    { weight: 1, arbitrary: fc.tuple(name, fc.constant(undefined)) },
    {
      weight: 1,
      arbitrary: fc.tuple(name, fc.array(fc.record({ toString: anyText }), { minLength: 1, maxLength: 2 })),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom('constructor', 'toString', 'id', 'role', 'clubId'), anyValue),
    },
  );
  return fc
    .tuple(objectValue(schema), fc.array(change, { minLength: 1, maxLength: 2 }))
    .map(([whole, changes]) => ({ ...(whole as object), ...Object.fromEntries(changes) }));
}
