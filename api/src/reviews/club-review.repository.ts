import { Injectable } from '@nestjs/common';
import type { ClubReference } from '../model/clubs/club-reference.js';
import { Database } from '../platform/database/database.js';
import type { Sql } from '../platform/database/sql.js';
import type { Page, PageRequest } from '../platform/http/pages.js';
import { getOffset } from '../platform/http/pages.js';
import type { ClubReviewFilter, ClubReviewNumbers } from './club-reviews.sql.js';
import {
  clubReviewNumbers,
  countOfClub,
  ratedOfClub,
  wordCountOfClub,
  wordsOfClub,
} from './club-reviews.sql.js';
import type { ReviewRow } from './public-review.js';
import { RatedReviewRepository } from './rated-review.repository.js';
import type { ReviewOrder } from './review-queries.js';

/** A page of one club's reviews. */
export interface ClubReviewsPage extends Page<ReviewRow> {
  clubId: number;
}

/** Reads one club's visible reviews by rating and by their words; no method returns other reviews. */
@Injectable()
export class ClubReviewRepository {
  constructor(
    private readonly database: Database,
    private readonly rated: RatedReviewRepository,
  ) {}

  /** A page of the reviews that match a filter, in an order; undefined if there is no such club. */
  async find(
    reference: ClubReference,
    filter: ClubReviewFilter,
    order: ReviewOrder,
    asked: PageRequest,
  ): Promise<ClubReviewsPage | undefined> {
    const [club] = await this.all<ClubReviewNumbers>(clubReviewNumbers(reference, filter.ageGroup));
    if (!club) return undefined;
    const page =
      filter.words.length > 0
        ? await this.withWords(club.id, filter, order, asked)
        : await this.byRating(club, filter, order, asked);
    return { clubId: club.id, ...page };
  }

  private async byRating(
    club: ClubReviewNumbers,
    filter: ClubReviewFilter,
    order: ReviewOrder,
    asked: PageRequest,
  ): Promise<Page<ReviewRow>> {
    const total = await this.getTotal(club, filter);
    if (total <= getOffset(asked)) return { items: [], total };
    const rated = ratedOfClub(club.id, filter, total, this.database.dialect);
    const slice = { limit: asked.limit, offset: getOffset(asked) };
    return { items: await this.rated.findRated(rated, order, slice), total };
  }

  private async getTotal(club: ClubReviewNumbers, { ageGroup, stars }: ClubReviewFilter): Promise<number> {
    if (ageGroup === undefined) return stars === undefined ? club.total : ofStars(club, stars);
    const ofAge = club.ageGroupTotal ?? 0;
    if (stars === undefined || ofAge === 0) return ofAge;
    return this.count(countOfClub(club.id, ageGroup, stars, this.database.dialect));
  }

  private async withWords(
    clubId: number,
    filter: ClubReviewFilter,
    order: ReviewOrder,
    asked: PageRequest,
  ): Promise<Page<ReviewRow>> {
    const { dialect } = this.database;
    const slice = { limit: asked.limit, offset: getOffset(asked) };
    const items = await this.all<ReviewRow & { total: number }>(
      wordsOfClub(clubId, filter, order, slice, dialect),
    );
    if (items[0]) return { items, total: items[0].total };
    const total = slice.offset === 0 ? 0 : await this.count(wordCountOfClub(clubId, filter, dialect));
    return { items, total };
  }

  private async count(statement: Sql): Promise<number> {
    const [row] = await this.all<{ total: number }>(statement);
    return row?.total ?? 0;
  }

  private all<Row>(statement: Sql): Promise<Row[]> {
    return this.database.reads.all<Row>(statement);
  }
}

function ofStars({ stars1, stars2, stars3, stars4, stars5 }: ClubReviewNumbers, stars: number): number {
  return [stars1, stars2, stars3, stars4, stars5][stars - 1] ?? 0;
}
