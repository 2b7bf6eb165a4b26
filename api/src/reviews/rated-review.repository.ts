import { Injectable } from '@nestjs/common';
import type { RatingCategory } from '@club-reviews/domain/rating-categories';
import { MIN_RATING } from '@club-reviews/domain/ratings';
import { Database } from '../platform/database/database.js';
import type { Sql } from '../platform/database/sql.js';
import type { Page, PageRequest, UncountedPage } from '../platform/http/pages.js';
import { getOffset } from '../platform/http/pages.js';
import type { ReviewRow } from './public-review.js';
import type { RatedReviews } from './rated-lists.sql.js';
import {
  highEnoughAmongNewest,
  newestOfAgeGroup,
  newestOfAnyRating,
  ratedByAgeGroup,
  ratedInCategory,
  visibleOfAgeGroup,
} from './rated-lists.sql.js';
import type { ReviewList, Slice } from './review-lists.sql.js';
import { getReviews } from './review-lists.sql.js';
import type { ReviewOrder } from './review-queries.js';

/** How many of the newest reviews are read for each entry of a first page: most reviews rate well. */
const NEWEST_PER_ENTRY = 3;

type ListRow = ReviewRow & { total: number | null };

/** Reads publicly visible reviews of all clubs by rating and by age group; no method returns others. */
@Injectable()
export class RatedReviewRepository {
  constructor(private readonly database: Database) {}

  /** A page of the visible reviews that rate the category at least this high, sorted by that rating or newest first. */
  async findByCategory(
    category: RatingCategory,
    smallestRating: number,
    order: ReviewOrder,
    asked: PageRequest,
  ): Promise<UncountedPage<ReviewRow>> {
    // One more than requested shows whether the list continues.
    const slice = { limit: asked.limit + 1, offset: getOffset(asked) };
    const rows = await this.rowsOfCategory(category, smallestRating, order, slice);
    return { items: rows.slice(0, asked.limit), hasMore: rows.length > asked.limit };
  }

  /** A page of an age group's visible reviews, sorted by overall rating or newest first. */
  async findByAgeGroup(ageGroup: string, order: ReviewOrder, asked: PageRequest): Promise<Page<ReviewRow>> {
    const items = await this.rowsOfAgeGroup(ageGroup, order, {
      limit: asked.limit,
      offset: getOffset(asked),
    });
    return { items, total: items[0]?.total ?? (await this.countOfAgeGroup(ageGroup)) };
  }

  /** A slice of rated reviews in an order; newest first is one index scan for each rating, merged. */
  findRated(rated: RatedReviews, order: ReviewOrder, slice: Slice): Promise<ListRow[]> {
    switch (order) {
      case 'highest':
        return this.read(rated.highest(), slice);
      case 'lowest':
        return this.lowestFirst(rated, slice);
      case 'recent':
        return this.all(rated.newestOfRatings(slice));
    }
  }

  private rowsOfCategory(
    category: RatingCategory,
    smallestRating: number,
    order: ReviewOrder,
    slice: Slice,
  ): Promise<ListRow[]> {
    const { dialect } = this.database;
    const rated = ratedInCategory(category, smallestRating, dialect);
    switch (order) {
      case 'highest':
        return this.read(rated.highest(), slice);
      case 'lowest':
        return this.lowestFirst(rated, slice);
      case 'recent':
        return smallestRating === MIN_RATING
          ? this.read(newestOfAnyRating(dialect), slice)
          : this.newestOfCategory(category, rated, slice);
    }
  }

  private rowsOfAgeGroup(ageGroup: string, order: ReviewOrder, slice: Slice): Promise<ListRow[]> {
    const { dialect } = this.database;
    switch (order) {
      case 'highest':
        return this.read(ratedByAgeGroup(ageGroup, dialect).highest(), slice);
      case 'lowest':
        return this.lowestFirst(ratedByAgeGroup(ageGroup, dialect), slice);
      case 'recent':
        return this.read(newestOfAgeGroup(ageGroup, dialect), slice);
    }
  }

  private async lowestFirst(rated: RatedReviews, slice: Slice): Promise<ListRow[]> {
    const { lowest, highest } = rated.bounds;
    const ofLowest = await this.read(rated.ofRating(lowest), slice);
    if (ofLowest.length === slice.limit || lowest === highest) return ofLowest;
    const end = slice.offset + slice.limit;
    const [last] = await this.all<{ rating: number }>(rated.ratingAt(end - 1));
    return this.all(rated.upToRating(last?.rating ?? highest, slice));
  }

  private async newestOfCategory(
    category: RatingCategory,
    rated: RatedReviews,
    slice: Slice,
  ): Promise<ListRow[]> {
    const { limit, offset } = slice;
    if (offset === 0) {
      const looked = { lookedAt: NEWEST_PER_ENTRY * limit, limit };
      const found = await this.all<ListRow>(
        highEnoughAmongNewest(category, rated.bounds.lowest, looked, this.database.dialect),
      );
      if (found.length === limit) return found;
    }
    return this.all(rated.newestOfRatings(slice));
  }

  private async countOfAgeGroup(ageGroup: string): Promise<number> {
    const [row] = await this.all<{ count: number }>(visibleOfAgeGroup(ageGroup));
    return row?.count ?? 0;
  }

  private read(list: ReviewList, slice: Slice): Promise<ListRow[]> {
    return this.all(getReviews(list, slice));
  }

  private all<Row>(statement: Sql): Promise<Row[]> {
    return this.database.reads.all<Row>(statement);
  }
}
