import { Inject, Injectable } from '@nestjs/common';
import type { ClubReference } from '../../model/clubs/club-reference.js';
import type { Page, PageRequest } from '../../platform/http/pages.js';
import { offsetOf } from '../../platform/http/pages.js';
import type { Database } from '../../platform/database/database.js';
import { DATABASE } from '../../platform/database/database.module.js';
import type { PreparedReads, SqlParameter } from '../../platform/database/prepared-reads.js';
import type { ReviewRow } from './review-columns.js';
import type { ReviewListsSql } from './review-list-sql.js';
import { reviewListsSql, VISIBLE_REVIEWS } from './review-list-sql.js';
import type { ReviewListSql } from './review-page-sql.js';

const clubBy = (column: string): string => `
  SELECT k.review_count AS total, (
    SELECT a.count FROM club_age_group_counts a WHERE a.club_id = k.id AND a.age_group = ?
  ) AS ageGroupTotal
  FROM clubs k WHERE k.${column} = ?`;

const CLUB = { id: clubBy('id'), slug: clubBy('slug') };

type CountedRow = ReviewRow & { total: number };

/** Reads publicly visible reviews, newest first; no method returns another. */
@Injectable()
export class ReviewReadingRepository {
  private readonly reads: PreparedReads;
  private readonly lists: ReviewListsSql;

  constructor(@Inject(DATABASE) database: Database) {
    this.reads = database.reads;
    this.lists = reviewListsSql(database.dialect);
  }

  /** A page of all visible reviews, newest first. */
  async findVisible(asked: PageRequest): Promise<Page<ReviewRow>> {
    const items = await this.page(this.lists.recent, [], asked);
    return { items, total: items[0]?.total ?? (await this.countVisible()) };
  }

  /** A page of a club's visible reviews, of one age group on request, newest first; undefined: no such club. */
  async findVisibleOfClub(
    reference: ClubReference,
    ageGroup: string | undefined,
    asked: PageRequest,
  ): Promise<Page<ReviewRow> | undefined> {
    const [column, key]: ['id' | 'slug', SqlParameter] =
      'id' in reference ? ['id', reference.id] : ['slug', reference.slug];
    const items =
      ageGroup === undefined
        ? await this.page(this.lists.ofClub[column], [key], asked)
        : await this.page(this.lists.ofAgeGroup[column], [key, ageGroup], asked);
    if (items[0]) return { items, total: items[0].total };
    const [club] = await this.reads.all<{ total: number; ageGroupTotal: number | null }>(CLUB[column], [
      ageGroup ?? null,
      key,
    ]);
    return club && { items, total: ageGroup === undefined ? club.total : (club.ageGroupTotal ?? 0) };
  }

  private page(sql: ReviewListSql, keys: SqlParameter[], asked: PageRequest): Promise<CountedRow[]> {
    const offset = offsetOf(asked);
    return this.reads.all<CountedRow>(offset === 0 ? sql.first : sql.later, [...keys, asked.limit, offset]);
  }

  private async countVisible(): Promise<number> {
    const [row] = await this.reads.all<{ value: number }>(VISIBLE_REVIEWS);
    return row?.value ?? 0;
  }
}
