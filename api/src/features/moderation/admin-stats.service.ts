import { Inject, Injectable } from '@nestjs/common';
import { READS } from '../../platform/database/database.module.js';
import type { PreparedReads } from '../../platform/database/prepared-reads.js';
import type { SiteCounterName } from '../../model/reviews/review-totals.js';
import type { AdminStats } from './dto/admin-stats.dto.js';

const COUNTERS = 'SELECT name, value FROM site_counters';
const PENDING_CLAIMS = `
  SELECT COUNT(*) AS count FROM (SELECT id FROM claims WHERE status = 'pending' LIMIT 10000) pending`;

/** The moderator's numbers, from stored counters. */
@Injectable()
export class AdminStatsService {
  constructor(@Inject(READS) private readonly reads: PreparedReads) {}

  /** What there is, and what waits for a decision. */
  async get(): Promise<AdminStats> {
    const [rows, [claims]] = await Promise.all([
      this.reads.all<{ name: SiteCounterName; value: number }>(COUNTERS),
      this.reads.all<{ count: number }>(PENDING_CLAIMS),
    ]);
    const valueOf = (name: SiteCounterName): number => rows.find((row) => row.name === name)?.value ?? 0;
    const pendingVerification = valueOf('reviews_pending_verification');
    const awaitingApproval = valueOf('reviews_awaiting_approval');
    const approved = valueOf('reviews_approved');
    return {
      totalReviews: pendingVerification + awaitingApproval + approved,
      pendingVerification,
      awaitingApproval,
      approved,
      onHold: valueOf('reviews_held'),
      totalClubs: valueOf('clubs'),
      pendingClaims: claims?.count ?? 0,
    };
  }
}
