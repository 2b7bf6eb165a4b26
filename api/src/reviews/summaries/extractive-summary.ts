import type { RatingCategory } from '@club-reviews/domain/rating-categories';
import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';
import type { Sentence } from './sentences.js';
import { getTopic, toSentences } from './sentences.js';

/** Five numbers, one for each category. */
export type CategoryRatings = Readonly<Record<RatingCategory, number>>;

/** What a summary needs to know about a review. */
export interface ReviewToSummarise {
  reviewText: string;
  ratings: CategoryRatings;
}

/** With fewer reviews a summary would say too much about a single family. */
const LEAST_REVIEWS = 3;
/** The newest ones say most about a club as it is, and reading more would change little. */
export const MAX_REVIEWS = 30;

/** Averages closer than this aren't worth telling apart. */
const NOTABLE_DIFFERENCE = 0.15;
const PRAISED_FROM = 4;
const CRITICISED_UP_TO = 3;
const CRITICAL_SHARE = 0.1;

const NAMES: Readonly<Record<RatingCategory, string>> = {
  coaching: 'the coaching',
  communication: 'the communication',
  facilities: 'the facilities',
  inclusivity: 'its inclusivity',
  value: 'the value for money',
};

/**
 * Summarises what parents say about a club: which category they praise and which some of them don't, by its ratings,
 * with sentences quoted from their reviews. A sentence counts as praise or criticism by its author's rating for the category it is
 * about; the ones that share most words with other reviews are quoted. Nothing is made up, and equal input gives equal
 * output. At most the first 30 reviews are read.
 * @param reviews the club's publicly visible reviews, newest first
 * @param averages the club's average in each category, over all its visible reviews
 * @returns the summary, or null with fewer than three reviews
 */
export function extractiveSummary(
  reviews: readonly ReviewToSummarise[],
  averages: CategoryRatings,
): string | null {
  if (reviews.length < LEAST_REVIEWS) return null;
  const read = reviews.slice(0, MAX_REVIEWS).map(({ reviewText, ratings }) => ({
    sentences: toSentences(reviewText),
    ratings,
  }));
  const statements = getStatements(read);
  const ranked = [...RATING_CATEGORIES].sort((a, b) => averages[b] - averages[a]);

  const praise = statements.filter((statement) => statement.rating >= PRAISED_FROM);
  const criticism = statements.filter((statement) => statement.rating <= CRITICISED_UP_TO);
  const critics = new Set(criticism.map((statement) => statement.review)).size;

  const parts = [praiseIn(ranked, averages)];
  const [praised] = bestPerCategory(praise, ranked);
  if (praised !== undefined) parts.push(`“${praised.text}”`);
  const [quoted] = critics < getMany(read) ? [] : bestPerCategory(criticism, [...ranked].reverse());
  if (quoted !== undefined) {
    parts.push(`Some mention ${NAMES[quoted.topic]}: “${quoted.text}”`);
  } else {
    const rated = [...ranked].reverse().find((category) => isCriticised(read, category));
    if (rated !== undefined) parts.push(`Some rate ${NAMES[rated]} lower.`);
  }
  return parts.join(' ');
}

/** From how many reviews on something is worth a sentence. */
function getMany(reviews: readonly ReadReview[]): number {
  return reviews.length * CRITICAL_SHARE;
}

function isCriticised(reviews: readonly ReadReview[], category: RatingCategory): boolean {
  const critics = reviews.filter(({ ratings }) => ratings[category] <= CRITICISED_UP_TO);
  return critics.length >= getMany(reviews);
}

interface ReadReview {
  sentences: Sentence[];
  ratings: CategoryRatings;
}

/** A sentence that can be quoted, with what its author thought of its topic. */
interface Statement {
  text: string;
  topic: RatingCategory;
  rating: number;
  score: number;
  review: ReadReview;
}

/** Everything that can be quoted, most representative first. */
function getStatements(reviews: readonly ReadReview[]): Statement[] {
  const weights = weighWords(reviews);
  const statements: Statement[] = [];
  for (const review of reviews) {
    for (const { text, words, standsAlone } of review.sentences) {
      const topic = standsAlone ? getTopic(words) : null;
      if (topic === null) continue;
      statements.push({
        text,
        topic,
        rating: review.ratings[topic],
        score: getScore(words, weights),
        review,
      });
    }
  }
  return statements.sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
}

/** In how many reviews each word occurs. */
function weighWords(reviews: readonly ReadReview[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { sentences } of reviews) {
    const counted = new Set<string>();
    for (const { words } of sentences) {
      for (const word of words) {
        if (counted.has(word)) continue;
        counted.add(word);
        weights.set(word, (weights.get(word) ?? 0) + 1);
      }
    }
  }
  return weights;
}

/**
 * Dividing by the root of the number of words, not the number itself, keeps short sentences from winning every time.
 */
function getScore(words: readonly string[], weights: ReadonlyMap<string, number>): number {
  const sum = words.reduce((total, word) => total + (weights.get(word) ?? 0), 0);
  return sum / Math.sqrt(words.length);
}

/** The best quote for each category that has one, in the given order. */
function bestPerCategory(statements: readonly Statement[], order: readonly RatingCategory[]): Statement[] {
  return order.flatMap((category) => statements.find((statement) => statement.topic === category) ?? []);
}

/** What the averages say: praise is a good one that stands out. */
function praiseIn(ranked: readonly RatingCategory[], averages: CategoryRatings): string {
  const best = ranked[0] as RatingCategory;
  const worst = ranked[ranked.length - 1] as RatingCategory;
  if (averages[best] - averages[worst] < NOTABLE_DIFFERENCE) {
    return 'Parents rate coaching, communication, facilities, inclusivity and value about the same.';
  }
  return averages[best] >= PRAISED_FROM
    ? `Parents praise ${NAMES[best]}.`
    : `Parents rate ${NAMES[best]} highest and ${NAMES[worst]} lowest.`;
}
