import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Cursor } from '../platform/database/newest-first.js';
import { toCsvFile } from '../platform/http/csv-file.js';
import type { AdminReviewFilters } from './moderation.dto.js';
import { AdminReviewsService } from './admin-reviews.service.js';
import { AdminReviewsRepository } from './admin-reviews.repository.js';
import { REVIEW_COLUMNS, toReviewCells } from './review-csv.js';

/** Few: on the embedded database nobody else is served while they're read. */
const REVIEWS_PER_BATCH = 25;

/** Reviews as a file. */
@Injectable()
export class ReviewExportService {
  constructor(
    private readonly reviews: AdminReviewsRepository,
    private readonly adminReviews: AdminReviewsService,
  ) {}

  /** All reviews that match the filters as CSV, newest first. */
  export(filters: AdminReviewFilters): Promise<Readable> {
    return toCsvFile<Cursor>(REVIEW_COLUMNS, async (after) => {
      const { items, next } = await this.reviews.find(filters, REVIEWS_PER_BATCH, after);
      return { rows: items.map((row) => toReviewCells(this.adminReviews.toAdminReview(row))), next };
    });
  }
}
