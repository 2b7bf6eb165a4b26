import { Inject, Injectable } from '@nestjs/common';
import { READS } from '../../platform/database/database.module.js';
import { toIsoTimestamp } from '../../platform/database/timestamps.js';
import type { PreparedReads } from '../../platform/database/prepared-reads.js';
import type { HistoryEntry } from './dto/history-entry.dto.js';
import { ReviewNotFoundError } from './moderation.errors.js';

const MAX_ENTRIES = 500;

const ENTRIES = `
  SELECT id, actor, action, from_status AS fromStatus, to_status AS toStatus, reason, created_at AS createdAt
  FROM audit_entries WHERE subject_type = 'review' AND subject_id = ? ORDER BY id LIMIT ${MAX_ENTRIES}`;
const REVIEW = 'SELECT id FROM reviews WHERE id = ?';

/** What became of a review. */
@Injectable()
export class ReviewHistoryService {
  constructor(@Inject(READS) private readonly reads: PreparedReads) {}

  /** Every change of a review's state, the first one first; also when it is deleted. Throws ReviewNotFoundError. */
  async of(reviewId: number): Promise<HistoryEntry[]> {
    const entries = await this.reads.all<HistoryEntry>(ENTRIES, [reviewId]);
    if (entries.length === 0 && (await this.reads.all(REVIEW, [reviewId])).length === 0) {
      throw new ReviewNotFoundError();
    }
    return entries.map((entry) => ({ ...entry, createdAt: toIsoTimestamp(entry.createdAt) }));
  }
}
