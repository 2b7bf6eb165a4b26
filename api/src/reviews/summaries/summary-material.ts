import { Injectable } from '@nestjs/common';
import { PreparedReads } from '../../platform/database/prepared-reads.js';
import { raw, sql } from '../../platform/database/sql.js';
import type { RatingCategory } from '@club-reviews/domain/rating-categories';
import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';
import type { CategoryRatings, ReviewToSummarise } from './extractive-summary.js';
import { MAX_REVIEWS } from './extractive-summary.js';

/** What a summary is written from: the public content of a club's reviews. */
export interface SummaryMaterial {
  /** The newest ones first. */
  reviews: ReviewToSummarise[];
  /** Over all visible reviews. */
  averages: CategoryRatings;
  /** The current summary. */
  shownSummary: string | null;
}

type RatingColumns = Record<RatingCategory, number>;
type ClubRow = RatingColumns & { reviewCount: number; shownSummary: string | null };
type ReviewRow = RatingColumns & { reviewText: string };

const SUMS = raw(RATING_CATEGORIES.map((category) => `${category}_sum AS ${category}`).join(', '));
const RATINGS = raw(RATING_CATEGORIES.map((category) => `${category}_rating AS ${category}`).join(', '));

/** Reads the material for summaries. */
@Injectable()
export class SummaryMaterialReader {
  constructor(private readonly reads: PreparedReads) {}

  /** The material of one club; undefined if there is no such club. */
  async read(clubId: number): Promise<SummaryMaterial | undefined> {
    const [club] = await this.reads.all<ClubRow>(sql`
      SELECT review_count AS reviewCount, ai_summary AS shownSummary, ${SUMS} FROM clubs WHERE id = ${clubId}`);
    if (!club) return undefined;
    const rows = await this.reads.all<ReviewRow>(sql`
      SELECT review_text AS reviewText, ${RATINGS} FROM reviews
      WHERE club_id = ${clubId} AND is_visible = 1 ORDER BY created_at DESC, id DESC LIMIT ${MAX_REVIEWS}`);
    return {
      reviews: rows.map(({ reviewText, ...ratings }) => ({ reviewText, ratings })),
      averages: getRatings((category) => club[category] / Math.max(club.reviewCount, 1)),
      shownSummary: club.shownSummary,
    };
  }
}

function getRatings(of: (category: RatingCategory) => number): CategoryRatings {
  return Object.fromEntries(RATING_CATEGORIES.map((category) => [category, of(category)])) as RatingColumns;
}

/** Injection token of the {@link SummaryWriter} that writes better summaries; null without one. */
export const SUMMARY_WRITER = Symbol('SummaryWriter');

/** Writes a summary from a club's visible reviews. */
export interface SummaryWriter {
  /** Throws when it can't return one; gives up when `stopping` is aborted. */
  write(material: SummaryMaterial, stopping: AbortSignal): Promise<string>;
}
