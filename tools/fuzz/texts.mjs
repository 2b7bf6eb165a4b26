import fc from 'fast-check';

/** Included in every text that tries to become markup; none of our pages contains it. */
export const MARKER = 'zq7x';

/** Included in headers, which no page may show at all. */
export const HEADER_MARKER = 'zq7h';

/** Texts that would become markup, script, a header or another address if we forgot to escape them. */
const INJECTIONS = [
  `<${MARKER}>`,
  `"><${MARKER} a="`,
  `'><${MARKER}>`,
  `</script><${MARKER}>`,
  `</title><${MARKER}>`,
  `</style></head><body><${MARKER}>`,
  `</textarea><${MARKER}>`,
  `--><${MARKER}>`,
  `<!--${MARKER}`,
  `<img src=${MARKER} onerror=${MARKER}()>`,
  `" ${MARKER}="1`,
  `' ${MARKER}='1`,
  `\` ${MARKER}=1`,
  `" onfocus="${MARKER}()" autofocus="`,
  `javascript:${MARKER}()`,
  `JaVaScRiPt:${MARKER}()`,
  `data:text/html,<${MARKER}>`,
  `//${MARKER}.example/`,
  `\\\\${MARKER}.example\\`,
  `https://${MARKER}.example/`,
  `\r\nx-${MARKER}: 1`,
  `\r\n\r\n<${MARKER}>`,
  `\nset-cookie: ${MARKER}=1`,
  `&lt;${MARKER}&gt;`,
  `&#60;${MARKER}&#62;`,
  `&quot; ${MARKER}=&quot;1`,
  // Patterns that String.replace would substitute.
  `$&<${MARKER}>$\``,
  "$'$1$<name>",
  `{{${MARKER}}}`,
  `\${${MARKER}}`,
  `\u2028${MARKER}\u2029`,
  `+ADw-${MARKER}+AD4-`,
  `\\u003c${MARKER}\\u003e`,
];

/** Texts that might trip something up. */
const ODD = [
  '',
  ' ',
  '.',
  '..',
  '../../../etc/passwd',
  '..\\..\\',
  '/',
  '//',
  '0',
  '-1',
  '1e9',
  '1.5',
  'NaN',
  'Infinity',
  '2147483648',
  '99999999999999999999',
  '0x10',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '%',
  '%25',
  "' OR 1=1 --",
  '\0',
  'a\0b',
  '\x7f\x1b[31m',
  '\uFEFF',
  '\u202Eabc',
  '\uFFFE\uFFFF',
  'İ',
  'ß',
  'שלום \u200F',
  '👩‍👩‍👧',
  '👍'.repeat(200),
  'e\u0301\u0323\u0327'.repeat(40),
  'a'.repeat(101),
  'a'.repeat(3000),
  '('.repeat(2000),
  ','.repeat(2000),
  'a,'.repeat(1500),
  '-'.repeat(600),
];

/** Any text, including lone surrogates. */
export const anyText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...INJECTIONS) },
  { weight: 6, arbitrary: fc.constantFrom(...ODD) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...INJECTIONS), fc.constantFrom(...ODD)).map((two) => two.join('')),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom('\ud800', `x\udc00${MARKER}`, '\udc00\ud800') },
);

/** Text that can't be decoded, or that decodes to something a check should have caught. */
const BROKEN = [
  '%',
  '%z',
  '%zz',
  '%E0%A4%A',
  '%c0%af',
  '%c0%bc',
  '%ed%a0%80',
  '%ed%b0%80',
  '%f8%88',
  '%00',
  '%u003c',
  '+',
  ';',
  '%2e%2e%2f',
  '%5c..',
  '%252e%252e%252f',
  '%ff%fe',
];

/** A lone surrogate can't be encoded, so it's sent as the bytes that careless programs write for it. */
const encoded = (text) =>
  text
    .split(/(\p{Surrogate})/u)
    .map((part) => (/^\p{Surrogate}$/u.test(part) ? careless(part.charCodeAt(0)) : encodeURIComponent(part)))
    .join('');
const careless = (unit) =>
  [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)]
    .map((byte) => `%${byte.toString(16)}`)
    .join('');

const percent = (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`;

/** Unencoded, as far as an address can be sent that way. */
const bytes = (text) =>
  Buffer.from(text)
    .toString('latin1')
    .replace(/[^\u0021-\u007e\u0080-\u00ff]/g, percent);
/** Servers reject non-ASCII characters before our code sees them. */
const raw = (text) => bytes(text).replace(/[\u0080-\u00ff]/g, percent);

const every = (text) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** A text as part of an address: encoded once, twice, in every byte, or hardly at all. */
export const inAddress = (text) =>
  fc.oneof(
    { weight: 30, arbitrary: text.map(encoded) },
    { weight: 10, arbitrary: text.map((one) => encodeURIComponent(encoded(one))) },
    { weight: 5, arbitrary: text.map((one) => every(one.slice(0, 1000))) },
    { weight: 10, arbitrary: text.map(raw) },
    { weight: 1, arbitrary: text.map(bytes) },
    { weight: 5, arbitrary: fc.constantFrom(...BROKEN) },
    {
      weight: 5,
      arbitrary: fc.tuple(fc.constantFrom(...BROKEN), text.map(encoded)).map((two) => two.join('')),
    },
  );
