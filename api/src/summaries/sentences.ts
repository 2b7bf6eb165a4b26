/** A sentence of a review. */
export interface Sentence {
  text: string;
  /** Its words that carry meaning, in lower case, each once. */
  words: string[];
  /** Whether it can be quoted: neither too short nor too long, and understood without the one before it. */
  standsAlone: boolean;
}

const SHORTEST_QUOTE = 40;
const LONGEST_QUOTE = 200;
const SENTENCE = /[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]+["”’)]*(?=\s|$)|[^.!?]+$/g;
const WORD = /[a-z]+(?:['’-][a-z]+)*/g;

/** Sentences that begin like this lean on the one before. */
const LEANS_ON_OTHERS =
  /^(he|she|it|they|them|this|that|these|those|his|her|their|and|but|or|so|because|which|however|also|still|less good|to be fair|on the (other|plus)|having said|that said)\b/i;

const EMPTY_WORDS = new Set(
  `a about after all also am an and any are as at be because been before but by came can come could did do does each
  even every for from get go good had has have he her here him his how i if in into is it its just lot make many me
  more most much my never no not now of off on one only or our out over really she so some such than that the their
  them then there they this to too two up us very was we well were what when where which while who will with would
  you your`.split(/\s+/),
);

/** Splits a review into its sentences; line ends count as spaces. */
export function sentencesOf(text: string): Sentence[] {
  const sentences = text.replace(/\s+/g, ' ').match(SENTENCE) ?? [];
  return sentences.map((sentence) => {
    const trimmed = sentence.trim();
    const fits = trimmed.length >= SHORTEST_QUOTE && trimmed.length <= LONGEST_QUOTE;
    return {
      text: trimmed,
      words: wordsOf(trimmed),
      standsAlone: fits && /^[A-Z].*[.!]$/.test(trimmed) && !LEANS_ON_OTHERS.test(trimmed),
    };
  });
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(WORD) ?? [];
  return [...new Set(words)].filter((word) => word.length > 1 && !EMPTY_WORDS.has(word));
}
