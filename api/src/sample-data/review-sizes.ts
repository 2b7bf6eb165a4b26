import { DEMO_CLUB_INDEX } from './clubs.js';
import { Random } from './random.js';

const STREAM = 2;
const DEMO_CLUB_WEIGHT = 64;

/** How many reviews clubs get when the total is about ten a club: the share of clubs, and the range. */
const SIZES = [
  { upTo: 0.05, reviews: [0, 0] },
  { upTo: 0.1, reviews: [1, 1] },
  { upTo: 0.14, reviews: [2, 2] },
  { upTo: 0.82, reviews: [5, 12] },
  { upTo: 0.985, reviews: [13, 25] },
  { upTo: 1, reviews: [60, 90] },
] as const;

/** In large sets a very few clubs gather hundreds of times as many reviews as the rest. */
const GIANT_EVERY = 997;
const GIANT_WEIGHT = 600;

/** One club's share of all reviews. */
export interface ReviewSize {
  clubIndex: number;
  /** Index of the club's first review among all reviews, from 0. */
  firstReview: number;
  reviews: number;
}

/**
 * Shares out reviews among clubs: most get a handful, some none, a few very many. The parts always add up to
 * the whole, because each club gets the difference of two rounded running totals.
 */
export function* shareOutReviews(reviewCount: number, clubCount: number): Generator<ReviewSize> {
  let total = 0;
  for (let clubIndex = 0; clubIndex < clubCount; clubIndex += 1) total += weightOf(clubIndex);
  if (total === 0) return;

  let running = 0;
  let firstReview = 0;
  for (let clubIndex = 0; clubIndex < clubCount; clubIndex += 1) {
    running += weightOf(clubIndex);
    const reviews = Math.floor((running * reviewCount) / total) - firstReview;
    yield { clubIndex, firstReview, reviews };
    firstReview += reviews;
  }
}

function weightOf(clubIndex: number): number {
  if (clubIndex === DEMO_CLUB_INDEX) return DEMO_CLUB_WEIGHT;
  if (clubIndex % GIANT_EVERY === GIANT_EVERY - 1) return GIANT_WEIGHT;
  const random = Random.for(STREAM, clubIndex);
  const chosen = random.next();
  const [least, most] = (SIZES.find(({ upTo }) => chosen < upTo) ?? SIZES[0]).reviews;
  return random.integer(least, most);
}
