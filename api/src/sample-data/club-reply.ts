import type { RatingCategory } from '@club-reviews/domain/rating-categories';
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
const CRITICISM_UP_TO = 3;

/**
 * Writes a club's public reply, in the tone that the review's ratings call for.
 * @param mentioned the rated categories that the review mentions; the reply mentions no others
 */
export function writeClubReply(
  random: Random,
  words: Words,
  ratings: Ratings,
  mentioned: readonly RatingCategory[],
): string {
  const overall = overallRating(ratings);
  const praised = mentioned.filter((category) => ratings[category] >= PRAISE_FROM);
  const criticised = mentioned.filter((category) => ratings[category] <= CRITICISM_UP_TO);
  const sentences: string[] = [];
  const add = (choices: readonly Phrase[] | undefined, probability = 1): void => {
    if (choices !== undefined && random.chance(probability)) {
      sentences.push(random.pick(choices).say(random, words));
    }
  };

  if (overall >= PRAISE_FROM) {
    add(THANKS);
    add(onOneOf(random, praised, PLEASED_ABOUT), 0.85);
    add(onOneOf(random, criticised, WORKING_ON));
    add(WARM_FAREWELL, 0.75);
  } else if (overall >= CRITICISM_UP_TO) {
    add(BALANCED);
    add(onOneOf(random, criticised, WORKING_ON));
    add(onOneOf(random, praised, PLEASED_ABOUT), 0.5);
    add(WARM_FAREWELL, 0.5);
  } else {
    add(REGRET);
    add(onOneOf(random, criticised, WORKING_ON));
    add(OPEN_DOOR, 0.85);
  }
  return sentences.map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ');
}

function onOneOf(
  random: Random,
  categories: readonly RatingCategory[],
  phrasesByCategory: Readonly<Record<RatingCategory, readonly Phrase[]>>,
): readonly Phrase[] | undefined {
  return categories.length === 0 ? undefined : phrasesByCategory[random.pick(categories)];
}
