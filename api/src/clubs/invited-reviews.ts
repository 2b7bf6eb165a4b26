import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';
import type { InvitedComparison } from '@club-reviews/domain/review-invitations';
import { compareInvited } from '@club-reviews/domain/review-invitations';
import type { Database } from '../platform/database/database.js';
import { raw, sql } from '../platform/database/sql.js';

const RATING_SUM = raw(RATING_CATEGORIES.map((category) => `c.${category}_sum`).join(' + '));

/** How a club's invited reviews compare with the others, from its stored sums; null while there are few. */
export async function getInvitedComparison(
  { reads }: Database,
  clubId: number,
): Promise<InvitedComparison | null> {
  const [row] = await reads.all<Parameters<typeof compareInvited>[0]>(sql`
    SELECT c.review_count AS reviewCount, ${RATING_SUM} AS ratingSum, c.invited_count AS invitedCount,
      c.invited_total AS invitedTotal
    FROM clubs c WHERE c.id = ${clubId}`);
  return row ? compareInvited(row) : null;
}
