import type { RatingCategory } from '../reviews/review-ratings.js';
import { RATING_CATEGORIES } from '../reviews/review-ratings.js';
import type { Phrase, Words } from './phrase.js';
import type { Random } from './random.js';
import {
  BALANCED,
  OPEN_DOOR,
  PLEASED_ABOUT,
  REGRET,
  THANKS,
  WARM_FAREWELL,
  WORKING_ON,
} from './review-phrases/replies.js';
import { overallRating } from './review-text.js';
import type { Ratings } from './sample-types.js';

const PRAISE_FROM = 4;
const CRITICISM_BELOW = 3;

/** Writes a club's public reply, in the tone that the review's ratings call for. */
export function writeClubReply(random: Random, words: Words, ratings: Ratings): string {
  const overall = overallRating(ratings);
  const best = extreme(random, ratings, 1);
  const worst = extreme(random, ratings, -1);
  const sentences: string[] = [];
  const add = (choices: readonly Phrase[] | undefined): void => {
    if (choices !== undefined) sentences.push(random.pick(choices).say(random, words));
  };

  if (overall >= PRAISE_FROM) {
    add(THANKS);
    if (ratings[best] >= PRAISE_FROM && random.chance(0.8)) add(PLEASED_ABOUT[best]);
    if (ratings[worst] <= CRITICISM_BELOW) add(WORKING_ON[worst]);
    if (random.chance(0.75)) add(WARM_FAREWELL);
  } else if (overall >= CRITICISM_BELOW) {
    add(BALANCED);
    add(WORKING_ON[worst]);
    if (ratings[best] >= PRAISE_FROM && random.chance(0.5)) add(PLEASED_ABOUT[best]);
    if (random.chance(0.5)) add(WARM_FAREWELL);
  } else {
    add(REGRET);
    add(WORKING_ON[worst]);
    if (random.chance(0.85)) add(OPEN_DOOR);
  }
  return sentences.map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ');
}

/** The best (1) or worst (-1) rated category; among equals, any of them. */
function extreme(random: Random, ratings: Ratings, direction: 1 | -1): RatingCategory {
  return random
    .shuffled(RATING_CATEGORIES)
    .reduce((found, category) =>
      ratings[category] * direction > ratings[found] * direction ? category : found,
    );
}
