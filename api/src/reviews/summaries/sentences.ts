import type { RatingCategory } from '@club-reviews/domain/rating-categories';
import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';

/** A sentence of a review. */
export interface Sentence {
  text: string;
  /** Its words that carry meaning, in lower case, each once. */
  words: string[];
  /** Whether it can be quoted: of a reasonable length, clear on its own, and not one family's story. */
  standsAlone: boolean;
}

const SHORTEST_QUOTE = 40;
const MAX_QUOTE_LENGTH = 200;
const SENTENCE_END = /[.!?]["”’)]{0,3}$/;
const WORD = /[a-z]+(?:['’-][a-z]+)*/g;

/** A family's own story speaks for nobody else, and isn't ours to spread. */
const FAMILY_STORY =
  /\b(I|my|(our|this is) (\w+ )?(son|daughter|boy|girl|lad|youngest|eldest|middle one|child|kid|twins)|(grand|step)?(son|daughter)|we (have|left|came|moved|joined|tried|looked))\b/i;

/** Sentences that begin like this depend on the one before. */
const LEANS_ON_OTHERS =
  /^(if|he|she|it|they|them|this|that|these|those|his|her|their|and|but|or|so|because|which|however|also|still|less good|to be fair|on the (other|plus)|having said|that said)\b/i;

const EMPTY_WORDS = new Set(
  `a about after all also am an and any are as at be because been before but by came can come could did do does each
  even every for from get go good had has have he her here him his how i if in into is it its just lot make many me
  more most much my never no not now of off on one only or our out over really she so some such than that the their
  them then there they this to too two up us very was we well were what when where which while who will with would
  you your`.split(/\s+/),
);

/** Splits a review into its sentences; line ends count as spaces. */
export function toSentences(text: string): Sentence[] {
  return split(text).map((sentence) => {
    const fits = sentence.length >= SHORTEST_QUOTE && sentence.length <= MAX_QUOTE_LENGTH;
    return { text: sentence, words: getWords(sentence), standsAlone: fits && isQuotable(sentence) };
  });
}

/** Goes from word to word: no pattern runs over the whole text, so hostile texts take no longer than others. */
function split(text: string): string[] {
  const sentences: string[] = [];
  let words: string[] = [];
  for (const word of text.split(/\s/)) {
    if (word === '') continue;
    words.push(word);
    if (!SENTENCE_END.test(word)) continue;
    sentences.push(words.join(' '));
    words = [];
  }
  if (words.length > 0) sentences.push(words.join(' '));
  return sentences;
}

function isQuotable(sentence: string): boolean {
  return /^[A-Z].*[.!]$/.test(sentence) && !LEANS_ON_OTHERS.test(sentence) && !FAMILY_STORY.test(sentence);
}

function getWords(text: string): string[] {
  const words = text.toLowerCase().match(WORD) ?? [];
  return [...new Set(words)].filter((word) => word.length > 1 && !EMPTY_WORDS.has(word));
}

/** Beginnings of words that show which of the five rated things a sentence is about. */
const SIGNS: Readonly<Record<RatingCategory, RegExp>> = {
  coaching: /^(coach|train|session|drill|manager|skill|technique|tactic|warm-up|goalkeep)/,
  communication:
    /^(communicat|messag|fixture|email|e-mail|app$|chat|inform|newsletter|website|notice|repl|answer|secretary)/,
  facilities:
    /^(facilit|pitch|park|toilet|changing|clubhouse|floodlit|lights|mud|grass|astroturf|drain|goals|nets|ground|equipment|shelter)/,
  inclusivity:
    /^(inclus|welcom|equal|minutes|favourite|touchline|girls|needs|disabilit|cliqu|background|playing-time|newcomer|ability)/,
  value: /^(value|fee|subs$|price|cost|money|refund|cheap|expensive|discount|pay|paid|bargain|pound)/,
};

/** The category that most of a sentence's words point to; null if there is none, or a tie. */
export function getTopic(words: readonly string[]): RatingCategory | null {
  const ranked = RATING_CATEGORIES.map((category) => ({
    category,
    signs: words.filter((word) => SIGNS[category].test(word)).length,
  })).sort((a, b) => b.signs - a.signs);
  const [first, second] = ranked;
  if (first === undefined || first.signs === 0 || first.signs === second?.signs) return null;
  return first.category;
}
