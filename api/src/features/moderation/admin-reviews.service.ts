import { Injectable } from '@nestjs/common';
import type { CursorPage } from '../../platform/database/newest-first.js';
import { parseCursor } from '../../platform/http/cursors.js';
import type { AdminReviewsQuery } from './admin-review-query.js';
import { AdminReviewMapper } from './admin-review.mapper.js';
import { AdminReviewsRepository } from './admin-reviews.repository.js';
import type { AdminReview } from './dto/admin-review.dto.js';

/** Reviews of every state, for moderators. */
@Injectable()
export class AdminReviewsService {
  constructor(
    private readonly reviews: AdminReviewsRepository,
    private readonly mapper: AdminReviewMapper,
  ) {}

  /** A run of the reviews that the filters let through, newest first. */
  async list({ limit, cursor, ...filters }: AdminReviewsQuery): Promise<CursorPage<AdminReview>> {
    const { items, next } = await this.reviews.find(filters, limit, parseCursor(cursor));
    return { items: items.map((row) => this.mapper.toAdminReview(row)), next };
  }
}
