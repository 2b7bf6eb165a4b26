import type { QueryRunner } from 'typeorm';
import { TableIndex } from 'typeorm';

const INDICES: Record<string, Record<string, string[]>> = {
  reviews: {
    ix_reviews_created: ['created_at'],
    ix_reviews_status: ['is_verified', 'is_approved', 'created_at'],
    ix_reviews_held: ['is_held', 'is_approved', 'created_at'],
    ix_reviews_club_created: ['club_id', 'created_at'],
  },
  claims: { ix_claims_created: ['created_at'] },
};

/** The orders in which moderators read reviews and claims. */
export class IndexModeration1750000005000 {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, indices] of Object.entries(INDICES)) {
      for (const [name, columnNames] of Object.entries(indices)) {
        await runner.createIndex(table, new TableIndex({ name, columnNames }));
      }
    }
  }
}
