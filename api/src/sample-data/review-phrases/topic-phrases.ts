import type { Phrase } from '../phrase.js';

/** How a parent feels about something: 5 stars, 4 stars, 3 stars, or fewer. */
export type Feeling = 'excellent' | 'good' | 'mixed' | 'poor';

/** The things a parent may say of one topic, by how they feel about it. */
export type TopicPhrases = Readonly<Record<Feeling, readonly Phrase[]>>;

/** The feeling behind a rating from 1 to 5; half stars count towards the better one. */
export function feelingOf(rating: number): Feeling {
  if (rating >= 4.5) return 'excellent';
  if (rating >= 3.5) return 'good';
  return rating >= 2.5 ? 'mixed' : 'poor';
}
