import { Inject, Injectable } from '@nestjs/common';
import type { Cursor, CursorPage } from '../../platform/database/newest-first.js';
import { LIST_START } from '../../platform/database/newest-first.js';
import type { Database } from '../../platform/database/database.js';
import { DATABASE } from '../../platform/database/database.module.js';
import { readNewestFirst } from '../../platform/database/newest-first.js';
import type { ReviewRow } from '../reviews/public-review.js';
import { reviewColumns } from '../reviews/public-review.js';
import { pathThroughReviews } from './admin-review-list.js';
import type { AdminReviewFilters } from './admin-review-query.js';

/** A row as moderators need it. */
export interface AdminReviewRow extends ReviewRow {
  authorEmailEncrypted: string;
  isHeld: 0 | 1;
  holdReason: string | null;
  verifiedAt: string | null;
  approvedAt: string | null;
}

const COLUMNS = `${reviewColumns('t')}, t.author_email_encrypted AS authorEmailEncrypted,
  t.is_held AS isHeld, t.hold_reason AS holdReason, t.verified_at AS verifiedAt, t.approved_at AS approvedAt`;
const CLUB = 'LEFT JOIN clubs c ON c.id = t.club_id';
const ONE = `SELECT ${COLUMNS} FROM reviews t ${CLUB} WHERE t.id = ?`;

/** Reads reviews of every state for moderators. */
@Injectable()
export class AdminReviewsRepository {
  constructor(@Inject(DATABASE) private readonly database: Pick<Database, 'reads' | 'dialect'>) {}

  /** One review; undefined: there is none. */
  async findOne(id: number): Promise<AdminReviewRow | undefined> {
    const [row] = await this.database.reads.all<AdminReviewRow>(ONE, [id]);
    return row;
  }

  /** The reviews that follow `after`, newest first; see readNewestFirst for what a run can hold. */
  find(
    filters: AdminReviewFilters,
    limit: number,
    after: Cursor = LIST_START,
  ): Promise<CursorPage<AdminReviewRow>> {
    const path = pathThroughReviews(filters, this.database.dialect);
    const list = { table: 'reviews', columns: COLUMNS, joins: CLUB, ...path };
    return readNewestFirst<AdminReviewRow>(this.database, list, limit, after);
  }
}
