import { Injectable } from '@nestjs/common';
import type { ClubReference } from '../model/clubs/club-reference.js';
import { Database } from '../platform/database/database.js';
import type { PreparedReads } from '../platform/database/prepared-reads.js';
import type { Page, PageRequest } from '../platform/http/pages.js';
import { getOffset } from '../platform/http/pages.js';
import { raw, sql } from '../platform/database/sql.js';
import type { ReviewRow } from './public-review.js';
import { reviewColumns } from './public-review.js';
import type { ClubReviewsPage } from './club-review.repository.js';
import type { ReviewList } from './review-lists.sql.js';
import { NewestReviews, reviewCounts, getReviews, VISIBLE_REVIEWS } from './review-lists.sql.js';

type CountedRow = ReviewRow & { total: number };

/** Reads publicly visible reviews, newest first; no method returns others. */
@Injectable()
export class ReviewReadingRepository {
  private readonly reads: PreparedReads;
  private readonly newest: NewestReviews;

  constructor(database: Database) {
    this.reads = database.reads;
    this.newest = new NewestReviews(database.dialect);
  }

  /** A page of all visible reviews, newest first. */
  async findVisible(asked: PageRequest): Promise<Page<ReviewRow>> {
    const items = await this.page(this.newest.all(), asked);
    return { items, total: items[0]?.total ?? (await this.countVisible()) };
  }

  /**
   * A page of a club's visible reviews, optionally of one age group, newest first; undefined if there is no such club.
   */
  async findVisibleOfClub(
    reference: ClubReference,
    ageGroup: string | undefined,
    asked: PageRequest,
  ): Promise<ClubReviewsPage | undefined> {
    const items = await this.page(this.newest.ofClub(reference, ageGroup), asked);
    if (items[0]) return { clubId: items[0].clubId, items, total: items[0].total };
    const [club] = await this.reads.all<{ id: number; total: number; ageGroupTotal: number | null }>(
      reviewCounts(reference, ageGroup),
    );
    if (!club) return undefined;
    return {
      clubId: club.id,
      items,
      total: ageGroup === undefined ? club.total : (club.ageGroupTotal ?? 0),
    };
  }

  /** One visible review; undefined if there is none. */
  async findVisibleOne(id: number): Promise<ReviewRow | undefined> {
    const [row] = await this.reads.all<ReviewRow>(
      sql`SELECT ${raw(reviewColumns('r'))} FROM reviews r JOIN clubs c ON c.id = r.club_id
        WHERE r.id = ${id} AND r.is_visible = 1`,
    );
    return row;
  }

  private page(list: ReviewList, asked: PageRequest): Promise<CountedRow[]> {
    return this.reads.all<CountedRow>(getReviews(list, { limit: asked.limit, offset: getOffset(asked) }));
  }

  private async countVisible(): Promise<number> {
    const [row] = await this.reads.all<{ value: number }>(VISIBLE_REVIEWS);
    return row?.value ?? 0;
  }
}
