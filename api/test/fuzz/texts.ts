import fc from 'fast-check';

/** An address that is only ever in free text, so that a public response may show it again. */
const WRITTEN_ADDRESS = 'sam@text.example';

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
  'שלום \u200F',
  'e\u0301\u0323\u0327'.repeat(40),
  '<img src=x onerror=alert(1)>',
  '{{constructor.constructor(1)()}}',
  '9007199254740993',
  '-0',
  '1e308',
  '-Infinity',
  'leeds-lions',
  WRITTEN_ADDRESS,
  `${'a'.repeat(300)}@text.example`,
  'U12s',
  'coaching',
  'approved',
  '1767258000123-2',
  '999999999999999-9999999999',
  'a'.repeat(5000),
  '👍'.repeat(3000),
];

/** Texts that something might stumble over, as they can be in an address. */
export const text = fc.oneof(
  fc.constantFrom(...TEMPTING),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', minLength: 10, maxLength: 80 }),
  fc.integer().map(String),
);
/** The same, and with half surrogate pairs, which JSON can carry. */
export const anyText = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 1, arbitrary: fc.constantFrom('\ud800', 'x\udc00y') },
);

/** Any JSON value, mostly where a text or a number is expected. */
export const anyValue = fc.oneof(
  { weight: 6, arbitrary: anyText },
  { weight: 3, arbitrary: fc.constantFrom(1, 2, 3, 4, 5) },
  { weight: 2, arbitrary: fc.oneof(fc.integer(), fc.double()) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[null, true, false, [], {}, [[]], [{}], [{ $ne: null }], -0, 1e308, -1e308, 5e-324],
      ...[2 ** 31, 2 ** 53, 2 ** 53 + 2, -(2 ** 63), 'NaN', Array(2000).fill(1)],
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);
