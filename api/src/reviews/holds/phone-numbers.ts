const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const DIGIT_OF = new Map([
  ...DIGITS.map((word, digit): [string, string] => [word, String(digit)]),
  ...([
    ['oh', '0'],
    ['nought', '0'],
    ['hundred', '00'],
  ] satisfies [string, string][]),
]);
const WORD = `(?:(?:double|treble|triple) )?(?:${[...DIGIT_OF.keys()].join('|')})`;
const WORDS = new RegExp(`(?<!\\p{L})${WORD}(?:[ -]${WORD}){0,20}(?!\\p{L})`, 'giu');
/** Letters for digits, in a word that has digits as well: "9OO123". */
const MIXED = /(?<![\p{L}\p{N}])[oil]{0,12}\d[\doil]{0,12}(?![\p{L}\p{N}])/giu;

/** Digits with at most three signs between two of them. */
const RUN = /(?<![\d£.,/:])\(?(?:\+|\b00)?\d(?:[\s.,/_()+-]{0,3}\d){7,40}/g;
const BRITISH = /^0(?!123456789)[1-35789]\d{8,9}$/;
const OUTSIDE_BRITAIN = /^\+(?!44)\d{9,15}$/;

/** Whether a text contains a telephone number, whatever is between its digits or stands for them. */
export function hasPhoneNumber(text: string): boolean {
  const digits = text
    .replace(WORDS, getDigits)
    .replace(MIXED, (word) => word.replace(/o/gi, '0').replace(/[il]/gi, '1'));
  return (digits.match(RUN) ?? []).some(isPhoneNumber);
}

/** The digits of words: "double oh seven" is "007". */
function getDigits(words: string): string {
  let times = 1;
  let digits = '';
  for (const word of words.toLowerCase().split(/[ -]/)) {
    const digit = DIGIT_OF.get(word);
    digits += (digit ?? '').repeat(times);
    times = digit !== undefined ? 1 : word === 'double' ? 2 : 3;
  }
  return digits;
}

function isPhoneNumber(run: string): boolean {
  const national = run.replace(/^\(?(?:\+|00)\s?44\)?[\s.-]*(?:\(?0\)?)?/, '0');
  if (OUTSIDE_BRITAIN.test(national.replace(/[\s().-]/g, ''))) return true;
  const groups = national.match(/\d+/g) ?? [];
  return isSpeltOut(national, groups) || groups.some((_, start) => isBritishFrom(groups.slice(start)));
}

/** Digits one by one or in pairs, alike: lists of scores and dates rarely have as many. */
function isSpeltOut(run: string, groups: readonly string[]): boolean {
  const separators = new Set(run.match(/\D+/g));
  const digits = groups.join('');
  const size = groups[0]?.length ?? 0;
  const areAlike = groups.slice(0, -1).every(({ length }) => length === size);
  return size <= 2 && areAlike && separators.size === 1 && digits.length === 11 && BRITISH.test(digits);
}

/** Groups as people write a number: an area code, or the 0 of one, then groups of two digits or more. */
function isBritishFrom(groups: readonly string[]): boolean {
  let digits = '';
  for (const [place, group] of groups.entries()) {
    const least = place === 0 ? 1 : (groups[0]?.length ?? 0) >= 3 ? 2 : 3;
    if (group.length < least) return false;
    digits += group;
    if (BRITISH.test(digits)) return true;
    if (digits.length > 11) return false;
  }
  return false;
}
