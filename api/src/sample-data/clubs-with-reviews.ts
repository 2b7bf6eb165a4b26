import { generateClubs } from './clubs.js';
import { generateReviews } from './reviews.js';
import type { SampleClub, SampleReview } from './sample-types.js';

/** Invents clubs together with their reviews: one club at a time, its newest review first. */
export function* sampleClubsWithReviews(
  reviewCount: number,
  clubCount: number,
  now: Date,
): Generator<{ club: SampleClub; reviews: SampleReview[] }> {
  const allReviews = generateReviews(reviewCount, clubCount, now);
  let next = allReviews.next();
  for (const club of generateClubs(clubCount, now)) {
    const reviews: SampleReview[] = [];
    for (; !next.done && next.value.clubIndex === club.index; next = allReviews.next())
      reviews.push(next.value);
    reviews.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    yield { club, reviews };
  }
}
