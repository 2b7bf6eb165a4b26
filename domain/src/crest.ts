/** How a shield's field is divided. */
export type CrestPattern = 'stripes' | 'halves' | 'hoops' | 'quarters' | 'sash' | 'chevron';

/** Everything needed to draw a crest. */
export interface CrestDesign {
  initials: string;
  pattern: CrestPattern;
  /** Colour of the chief, which carries the initials, and of half the field. */
  main: string;
  /** The other colour of the field, and of the initials. */
  second: string;
}

/** Outline of a shield in a field of 48 by 56. */
export const SHIELD = 'M3 3h42v27c0 12-9 19-21 24C12 49 3 42 3 30z';

/** What the second colour covers of the field below the chief, which ends at y = 22. */
export const FIELDS: Record<CrestPattern, string> = {
  stripes: 'M9 22h6v34H9zM21 22h6v34h-6zM33 22h6v34h-6z',
  halves: 'M24 22h24v34H24z',
  hoops: 'M0 27h48v6H0zM0 39h48v6H0z',
  quarters: 'M0 22h24v14H0zM24 36h24v20H24z',
  sash: 'M0 22h9l39 28v9h-9L0 31z',
  chevron: 'M24 25l24 17v9L24 34 0 51v-9z',
};

const PATTERNS: readonly CrestPattern[] = ['stripes', 'halves', 'hoops', 'quarters', 'sash', 'chevron'];

/** Shirt colours, dark then light, each pair readable as text on the other. No amber: that is for stars. */
export const CREST_COLOURS: readonly (readonly [main: string, second: string])[] = [
  ['#6d1230', '#a9d3f0'],
  ['#12235a', '#ffffff'],
  ['#a8131f', '#ffffff'],
  ['#17191c', '#ffffff'],
  ['#0a5b34', '#ffffff'],
  ['#17479e', '#ffffff'],
  ['#4a1c74', '#ffffff'],
  ['#12235a', '#9fd0f2'],
  ['#17191c', '#f2a9b8'],
  ['#0b4a4f', '#d5efe6'],
  ['#7a0f1c', '#d9dde3'],
  ['#123b2a', '#bfe3a3'],
  ['#17191c', '#f0686a'],
  ['#2b2f6b', '#f0c3d2'],
];

/** Words in nearly every club's name, which would make all initials alike. */
const COMMON_WORDS = new Set([
  'fc',
  'afc',
  'yfc',
  'jfc',
  'cfc',
  'football',
  'club',
  'youth',
  'junior',
  'juniors',
  'the',
  'of',
  'and',
  'on',
  'upon',
  'in',
  'le',
  'de',
]);

/** FNV-1a, 32 bit: small, and spreads names that differ in one letter. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Up to three initials from a club's distinctive words: "Leeds Lions Youth FC" gives "LL". */
export function clubInitials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const telling = words.filter((word) => !COMMON_WORDS.has(word.toLowerCase()));
  const chosen = telling.length > 0 ? telling : words;
  return chosen
    .slice(0, 3)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

/** The crest of a club without an image; the same name always yields the same one. */
export function crestDesign(name: string): CrestDesign {
  const seed = hash(name.trim().toLowerCase());
  const [main, second] = CREST_COLOURS[seed % CREST_COLOURS.length]!;
  const pattern = PATTERNS[Math.floor(seed / CREST_COLOURS.length) % PATTERNS.length]!;
  return { initials: clubInitials(name), pattern, main, second };
}
