import type { EntityManager } from 'typeorm';
import type { Dialect } from '../../platform/database/dialect/dialect.js';
import type { CountedReview } from './totals-delta.js';

/** A review as its own transaction holds it: nobody else changes it before that ends. */
export interface StoredReview extends CountedReview {
  id: number;
  holdReason: string | null;
  authorEmailEncrypted: string;
}

const COLUMNS = `id, club_id, age_group, coaching_rating, communication_rating, facilities_rating, inclusivity_rating,
  value_rating, is_verified, is_approved, is_held, hold_reason, author_email_encrypted`;

interface StoredReviewRow {
  id: number;
  club_id: number;
  age_group: string;
  coaching_rating: number;
  communication_rating: number;
  facilities_rating: number;
  inclusivity_rating: number;
  value_rating: number;
  is_verified: 0 | 1;
  is_approved: 0 | 1;
  is_held: 0 | 1;
  hold_reason: string | null;
  author_email_encrypted: string;
}

/** Reads a review and keeps others from changing it until the transaction ends; undefined: there is none. */
export async function lockReview(
  manager: EntityManager,
  dialect: Dialect,
  id: number,
): Promise<StoredReview | undefined> {
  const [row] = await manager.query<StoredReviewRow[]>(
    `SELECT ${COLUMNS} FROM reviews WHERE id = ? ${dialect.lockRows}`,
    [id],
  );
  return row && toStoredReview(row);
}

function toStoredReview(row: StoredReviewRow): StoredReview {
  return {
    id: row.id,
    clubId: row.club_id,
    ageGroup: row.age_group,
    ratings: {
      coaching: row.coaching_rating,
      communication: row.communication_rating,
      facilities: row.facilities_rating,
      inclusivity: row.inclusivity_rating,
      value: row.value_rating,
    },
    isVerified: row.is_verified === 1,
    isApproved: row.is_approved === 1,
    isHeld: row.is_held === 1,
    holdReason: row.hold_reason,
    authorEmailEncrypted: row.author_email_encrypted,
  };
}
