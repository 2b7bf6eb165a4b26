import type { RatingCategory } from '../reviews/review-ratings.js';
import { RATING_CATEGORIES } from '../reviews/review-ratings.js';
import type { Sentence } from './sentences.js';
import { sentencesOf } from './sentences.js';

/** Five numbers, one for each category. */
export type CategoryRatings = Readonly<Record<RatingCategory, number>>;

/** What a summary needs to know of a review. */
export interface ReviewToSummarise {
  reviewText: string;
  ratings: CategoryRatings;
}

/** With fewer reviews a summary would say too much about a single family. */
const LEAST_REVIEWS = 3;
const MOST_REVIEWS = 50;

/** Closer averages than this are not worth telling apart. */
const NOTABLE_DIFFERENCE = 0.15;
const CONTENT_FROM = 4;
const CRITICAL_BELOW = 3.5;
const CRITICAL_SHARE = 0.1;
const PRAISE_QUOTES = 2;
const SAME_IF_SHARED = 0.5;

const NAMES: Readonly<Record<RatingCategory, string>> = {
  coaching: 'coaching',
  communication: 'communication',
  facilities: 'the facilities',
  inclusivity: 'inclusivity',
  value: 'value for money',
};

/**
 * Summarises what parents say of a club, in words of theirs: which category they rate highest and lowest, and
 * sentences quoted from their reviews that share most words with the others. Nothing is made up, and equal
 * input gives equal output. At most the first 50 reviews are read.
 * @param reviews the club's publicly visible reviews, newest first
 * @param averages the club's average in each category, over all its visible reviews
 * @returns the summary, or null with fewer than three reviews
 */
export function extractiveSummary(
  reviews: readonly ReviewToSummarise[],
  averages: CategoryRatings,
): string | null {
  if (reviews.length < LEAST_REVIEWS) return null;
  const read = reviews.slice(0, MOST_REVIEWS).map(readReview);
  const weights = weighWords(read);

  const content = read.filter((review) => review.lowest >= CONTENT_FROM);
  const praise = quote(content, weights, PRAISE_QUOTES);
  const critical = read.filter((review) => review.overall < CRITICAL_BELOW);
  const criticism = critical.length >= read.length * CRITICAL_SHARE ? quote(critical, weights, 1) : [];

  const parts = [compareCategories(averages)];
  if (praise.length > 0) parts.push(`Happy families write: ${praise.map(inQuotationMarks).join(' ')}`);
  if (criticism.length > 0)
    parts.push(`More critical voices say: ${criticism.map(inQuotationMarks).join(' ')}`);
  return parts.join(' ');
}

interface ReadReview {
  sentences: Sentence[];
  overall: number;
  lowest: number;
}

function readReview({ reviewText, ratings }: ReviewToSummarise): ReadReview {
  const values = RATING_CATEGORIES.map((category) => ratings[category]);
  return {
    sentences: sentencesOf(reviewText),
    overall: values.reduce((sum, value) => sum + value, 0) / values.length,
    lowest: Math.min(...values),
  };
}

/** In how many reviews each word occurs. */
function weighWords(reviews: readonly ReadReview[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { sentences } of reviews) {
    const words = new Set(sentences.flatMap((sentence) => sentence.words));
    for (const word of words) weights.set(word, (weights.get(word) ?? 0) + 1);
  }
  return weights;
}

/** The sentences that share most words with other reviews, no two of them saying the same. */
function quote(
  reviews: readonly ReadReview[],
  weights: ReadonlyMap<string, number>,
  count: number,
): string[] {
  const candidates = reviews
    .flatMap((review) => review.sentences.filter((sentence) => sentence.standsAlone))
    .map((sentence) => ({ ...sentence, score: scoreOf(sentence, weights) }))
    .sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
  const chosen: Sentence[] = [];
  for (const candidate of candidates) {
    if (chosen.length === count) break;
    if (!chosen.some((sentence) => saysTheSame(sentence, candidate))) chosen.push(candidate);
  }
  return chosen.map((sentence) => sentence.text);
}

/** Dividing by the root, not by the number, of words keeps short sentences from winning every time. */
function scoreOf({ words }: Sentence, weights: ReadonlyMap<string, number>): number {
  const sum = words.reduce((total, word) => total + (weights.get(word) ?? 0), 0);
  return words.length === 0 ? 0 : sum / Math.sqrt(words.length);
}

function saysTheSame(a: Sentence, b: Sentence): boolean {
  const known = new Set(a.words);
  const shared = b.words.filter((word) => known.has(word)).length;
  return shared > Math.min(a.words.length, b.words.length) * SAME_IF_SHARED;
}

function compareCategories(averages: CategoryRatings): string {
  const ranked = [...RATING_CATEGORIES].sort((a, b) => averages[b] - averages[a]);
  const best = ranked[0] as RatingCategory;
  const worst = ranked[ranked.length - 1] as RatingCategory;
  if (averages[best] - averages[worst] < NOTABLE_DIFFERENCE) {
    return 'Parents rate coaching, communication, facilities, inclusivity and value much alike.';
  }
  return `Parents rate ${NAMES[best]} highest and ${NAMES[worst]} lowest.`;
}

function inQuotationMarks(sentence: string): string {
  return `“${sentence}”`;
}
