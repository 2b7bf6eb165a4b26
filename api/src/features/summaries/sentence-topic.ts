import type { RatingCategory } from '@club-reviews/domain/rating-categories';
import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';

/** Beginnings of words that tell which of the five rated things a sentence is about. */
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

/** The category that most of a sentence's words point to; null when none does, or two do alike. */
export function topicOf(words: readonly string[]): RatingCategory | null {
  const ranked = RATING_CATEGORIES.map((category) => ({
    category,
    signs: words.filter((word) => SIGNS[category].test(word)).length,
  })).sort((a, b) => b.signs - a.signs);
  const [first, second] = ranked;
  if (first === undefined || first.signs === 0 || first.signs === second?.signs) return null;
  return first.category;
}
