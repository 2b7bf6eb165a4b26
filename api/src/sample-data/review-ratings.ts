import type { RatingCategory } from '@club-reviews/domain/rating-categories';
import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';
import type { Random } from './random.js';

/** A number for every rating: stars from 1 to 5, or what parents of one club tend to give it. */
export type Ratings = Readonly<Record<RatingCategory, number>>;

/** Facilities are what small clubs can change least. */
const USUAL: Ratings = { coaching: 4.4, communication: 4.1, facilities: 3.8, inclusivity: 4.4, value: 4.2 };
const CLUBS_DIFFER_BY = 0.35;
const CATEGORIES_DIFFER_BY = 0.3;
const PARENTS_DIFFER_BY = 0.55;
const MOODS_DIFFER_BY = 0.45;
const UNHAPPY_PARENTS = 0.07;
const UNHAPPY_BY = 1.9;

/** Decides how good a club is in its parents' eyes. */
export function clubStanding(random: Random): Ratings {
  const general = random.spread() * CLUBS_DIFFER_BY;
  return byCategory((category) => USUAL[category] + general + random.spread() * CATEGORIES_DIFFER_BY);
}

/** Decides how one parent rates a club of that standing. */
export function rateClub(random: Random, standing: Ratings): Ratings {
  const unhappy = random.chance(UNHAPPY_PARENTS) ? UNHAPPY_BY : 0;
  const mood = random.spread() * PARENTS_DIFFER_BY - unhappy;
  return byCategory((category) => {
    const felt = standing[category] + mood + random.spread() * MOODS_DIFFER_BY;
    return Math.min(5, Math.max(1, Math.round(felt)));
  });
}

function byCategory(value: (category: RatingCategory) => number): Ratings {
  return Object.fromEntries(RATING_CATEGORIES.map((category) => [category, value(category)])) as Ratings;
}
