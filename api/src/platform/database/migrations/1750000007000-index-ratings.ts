import type { QueryRunner } from 'typeorm';
import { TableIndex } from 'typeorm';

const CATEGORIES = ['coaching', 'communication', 'facilities', 'inclusivity', 'value'];

const INDICES = [
  { name: 'ix_reviews_age_group', columnNames: ['is_visible', 'age_group', 'created_at'] },
  {
    name: 'ix_reviews_age_group_rating',
    columnNames: ['is_visible', 'age_group', 'rating_total', 'created_at'],
  },
  ...CATEGORIES.map((category) => ({
    name: `ix_reviews_${category}`,
    columnNames: ['is_visible', `${category}_rating`, 'created_at'],
  })),
];

/** The orders in which visitors read reviews by category and by age group. */
export class IndexRatings1750000007000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndices(
      'reviews',
      INDICES.map((index) => new TableIndex(index)),
    );
  }
}
