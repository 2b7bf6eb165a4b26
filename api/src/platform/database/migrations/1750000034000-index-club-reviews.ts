import type { QueryRunner } from 'typeorm';
import { TableIndex } from 'typeorm';

const INDICES = [
  { name: 'ix_reviews_club_rating', columnNames: ['club_id', 'is_visible', 'rating_total', 'created_at'] },
  {
    name: 'ix_reviews_club_age_rating',
    columnNames: ['club_id', 'is_visible', 'age_group', 'rating_total', 'created_at'],
  },
];

/** The orders in which visitors read one club's reviews by rating, for all ages or for one. */
export class IndexClubReviews1750000034000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndices(
      'reviews',
      INDICES.map((index) => new TableIndex(index)),
    );
  }
}
