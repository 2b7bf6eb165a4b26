import { Readable } from 'node:stream';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { CursorPage } from '../platform/database/newest-first.js';
import type { AdminReviewFilters } from './moderation.dto.js';
import { AdminReviewsService } from './admin-reviews.service.js';
import type { AdminReviewRow } from './admin-reviews.repository.js';
import { AdminReviewsRepository } from './admin-reviews.repository.js';
import { csvHead, csvLines } from './review-csv.js';

const REVIEWS_PER_BATCH = 100;

/** Reviews as a file. */
@Injectable()
export class ReviewExportService {
  constructor(
    private readonly reviews: AdminReviewsRepository,
    private readonly adminReviews: AdminReviewsService,
  ) {}

  /**
   * All reviews that match the filters as CSV, newest first. They are read in batches, no faster than the reader takes
   * them; reading ends with the reader. Throws if the first batch fails.
   */
  async export(filters: AdminReviewFilters): Promise<Readable> {
    const first = await this.reviews.find(filters, REVIEWS_PER_BATCH);
    return Readable.from(this.parts(filters, first), { objectMode: false });
  }

  private async *parts(
    filters: AdminReviewFilters,
    first: CursorPage<AdminReviewRow>,
  ): AsyncGenerator<string> {
    yield csvHead();
    for (let run = first; ; run = await this.reviews.find(filters, REVIEWS_PER_BATCH, run.next)) {
      if (run.items.length > 0) yield csvLines(run.items.map((row) => this.adminReviews.toAdminReview(row)));
      if (!run.next) return;
      // The embedded database responds without a pause, and nobody else would be served.
      await othersFirst();
    }
  }
}
