/**
 * Words and phrases that may tell of harm to a child. Each is matched as a whole, in any case: the form then shows where
 * to get help, and a moderator reads the review before anyone else does. Words that clubs are praised with
 * ("strong safeguarding", "anti-bullying policy", "well-groomed pitch") are only here as part of a phrase.
 */
export const SAFEGUARDING_WORDS: readonly string[] = [
  'abuse',
  'abused',
  'abuser',
  'abusing',
  'abusive',
  'afraid of the coach',
  'assault',
  'assaulted',
  'being bullied',
  'been bullied',
  'bullied by',
  'child protection',
  'exposed himself',
  'exposed herself',
  'groomed by',
  'grooming children',
  'hit a child',
  'hit my child',
  'hit my daughter',
  'hit my son',
  'hurt my child',
  'hurt my daughter',
  'hurt my son',
  'inappropriate messages',
  'inappropriate photos',
  'inappropriate pictures',
  'inappropriate touching',
  'inappropriately',
  'indecent',
  'molested',
  'paedophile',
  'pedophile',
  'punched a child',
  'punched my son',
  'punched my daughter',
  'racially abused',
  'safeguarding concern',
  'safeguarding concerns',
  'safeguarding incident',
  'safeguarding issue',
  'safeguarding issues',
  'scared of the coach',
  'self harm',
  'self-harm',
  'sexual',
  'sexually',
  'slapped a child',
  'slapped my daughter',
  'slapped my son',
  'suicidal',
  'suicide',
  'touched my daughter',
  'touched my son',
  'was bullied',
  'were bullied',
];

const escape = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Typed and printed apostrophes are the same letter; line breaks and double spaces count as one space. */
const normalise = (text: string): string => text.replaceAll('’', "'").replace(/\s+/g, ' ');

/**
 * Whether a text holds one of the words or phrases, whole and in any case.
 * @param words the api's own list unless given; the form gets it from the api
 */
export function hasSafeguardingWords(text: string, words: readonly string[] = SAFEGUARDING_WORDS): boolean {
  if (words.length === 0) return false;
  return patternFor(words).test(normalise(text));
}

const patterns = new WeakMap<readonly string[], RegExp>();

function patternFor(words: readonly string[]): RegExp {
  const known = patterns.get(words);
  if (known) return known;
  const anyWord = words.map((word) => escape(normalise(word))).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyWord})(?![\\p{L}\\p{N}])`, 'iu');
  patterns.set(words, pattern);
  return pattern;
}
