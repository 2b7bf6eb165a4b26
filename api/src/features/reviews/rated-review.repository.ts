import { Inject, Injectable } from '@nestjs/common';
import type { UncountedPage, Page, PageRequest } from '../../platform/http/pages.js';
import { offsetOf } from '../../platform/http/pages.js';
import type { Database } from '../../platform/database/database.js';
import { DATABASE } from '../../platform/database/database.module.js';
import type { PreparedReads, SqlParameter } from '../../platform/database/prepared-reads.js';
import type { AgeGroupListsSql, CategoryListsSql, LowestFirstSql } from './rated-list-sql.js';
import { ageGroupListsSql, categoryListsSql, ratingsFrom, VISIBLE_OF_AGE_GROUP } from './rated-list-sql.js';
import type { ReviewRow } from './review-columns.js';
import type { ReviewListSql } from './review-page-sql.js';
import type { ReviewOrder } from './review-queries.js';
import type { RatingCategory } from '@club-reviews/domain/rating-categories';
import { MAX_RATING, MIN_RATING, RATING_TOTALS } from '@club-reviews/domain/ratings';

/** How many of the newest reviews are looked at for each entry of a first page: most reviews rate well. */
const NEWEST_PER_ENTRY = 3;

type ListRow = ReviewRow & { total: number | null };

/** A run of rows, however long the list. */
interface Stretch {
  limit: number;
  offset: number;
}

/** The values of a list's own that statements for lowest first take (see LowestFirstSql). */
interface LowestFirstKeys {
  total: SqlParameter[];
  wholeList: SqlParameter[];
  besideRating: SqlParameter[];
}

/** Reads publicly visible reviews of all clubs by what they rate and whom they are about; no method returns another. */
@Injectable()
export class RatedReviewRepository {
  private readonly reads: PreparedReads;
  private readonly ofCategory: Record<RatingCategory, CategoryListsSql>;
  private readonly ofAgeGroup: AgeGroupListsSql;

  constructor(@Inject(DATABASE) database: Database) {
    this.reads = database.reads;
    this.ofCategory = categoryListsSql(database.dialect);
    this.ofAgeGroup = ageGroupListsSql(database.dialect);
  }

  /** A page of the visible reviews that rate the category at least so high; ratings in the order are the category's. */
  async findByCategory(
    category: RatingCategory,
    smallestRating: number,
    order: ReviewOrder,
    asked: PageRequest,
  ): Promise<UncountedPage<ReviewRow>> {
    // One more than asked for tells whether the list goes on.
    const rows = await this.rowsOfCategory(this.ofCategory[category], smallestRating, order, {
      limit: asked.limit + 1,
      offset: offsetOf(asked),
    });
    return { items: rows.slice(0, asked.limit), hasMore: rows.length > asked.limit };
  }

  /** A page of an age group's visible reviews; ratings in the order are the overall ones. */
  async findByAgeGroup(ageGroup: string, order: ReviewOrder, asked: PageRequest): Promise<Page<ReviewRow>> {
    const stretch = { limit: asked.limit, offset: offsetOf(asked) };
    const key = [ageGroup];
    const items =
      order === 'lowest'
        ? await this.lowestFirst(
            this.ofAgeGroup.lowest,
            RATING_TOTALS,
            { total: key, wholeList: key, besideRating: key },
            stretch,
          )
        : await this.walk(this.ofAgeGroup[order], [ageGroup, ageGroup], stretch);
    return { items, total: items[0]?.total ?? (await this.countOfAgeGroup(ageGroup)) };
  }

  private rowsOfCategory(
    lists: CategoryListsSql,
    smallestRating: number,
    order: ReviewOrder,
    stretch: Stretch,
  ): Promise<ListRow[]> {
    switch (order) {
      case 'highest':
        return this.walk(lists.highest, [smallestRating], stretch);
      case 'lowest':
        return this.lowestFirst(
          lists.lowest,
          { lowest: smallestRating, highest: MAX_RATING },
          { total: [], wholeList: [smallestRating], besideRating: [] },
          stretch,
        );
      case 'recent':
        return smallestRating === MIN_RATING
          ? this.walk(lists.recent, [], stretch)
          : this.newestOfRatings(lists, smallestRating, stretch);
    }
  }

  private walk(sql: ReviewListSql, keys: SqlParameter[], { limit, offset }: Stretch): Promise<ListRow[]> {
    return this.reads.all<ListRow>(offset === 0 ? sql.first : sql.later, [...keys, limit, offset]);
  }

  private async lowestFirst(
    sql: LowestFirstSql,
    ratings: { lowest: number; highest: number },
    { total, wholeList, besideRating }: LowestFirstKeys,
    stretch: Stretch,
  ): Promise<ListRow[]> {
    const lowest = await this.walk(sql.ofOneRating, [...total, ...besideRating, ratings.lowest], stretch);
    if (lowest.length === stretch.limit || ratings.lowest === ratings.highest) return lowest;
    const end = stretch.offset + stretch.limit;
    const [last] = await this.reads.all<{ rating: number }>(sql.ratingAt, [...wholeList, end - 1]);
    const reached = last?.rating ?? ratings.highest;
    const below = [...wholeList, reached];
    const alike = [...besideRating, reached, end];
    const values = [...total, ...below, ...alike, stretch.limit, stretch.offset];
    return this.reads.all<ListRow>(sql.upToRating, values);
  }

  private async newestOfRatings(
    { recentAmongNewest, recentFrom }: CategoryListsSql,
    smallestRating: number,
    { limit, offset }: Stretch,
  ): Promise<ListRow[]> {
    if (offset === 0) {
      const lookedAt = NEWEST_PER_ENTRY * limit;
      const found = await this.reads.all<ListRow>(recentAmongNewest, [lookedAt, smallestRating, limit]);
      if (found.length === limit) return found;
    }
    const limits = ratingsFrom(smallestRating).map(() => offset + limit);
    return this.reads.all<ListRow>(recentFrom(smallestRating), [...limits, limit, offset]);
  }

  private async countOfAgeGroup(ageGroup: string): Promise<number> {
    const [row] = await this.reads.all<{ count: number }>(VISIBLE_OF_AGE_GROUP, [ageGroup]);
    return row?.count ?? 0;
  }
}
