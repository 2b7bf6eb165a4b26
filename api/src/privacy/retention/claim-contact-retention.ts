import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { sql } from '../../platform/database/sql.js';
import { toStoredTimestamp } from '../../platform/database/timestamps.js';
import { ConflictError } from '../../platform/errors.js';
import { ClaimErasureService } from '../../club-area/claims/claim-erasure.service.js';

const PER_BATCH = 50;

/** Erases who claimed a club a year after the decision, when nobody is likely to ask about it any more. */
@Injectable()
export class ClaimContactRetention {
  constructor(
    private readonly database: Database,
    private readonly erasure: ClaimErasureService,
  ) {}

  /** Erases everything that is due, each claim in its own transaction; returns how many there were. */
  async run(now: Date): Promise<number> {
    const decidedBefore = new Date(now);
    decidedBefore.setUTCFullYear(now.getUTCFullYear() - 1);
    let erased = 0;
    for (;;) {
      const due = await this.database.reads.all<{ id: number }>(sql`
        SELECT id FROM claims WHERE contact_erased_at IS NULL AND decided_at < ${toStoredTimestamp(decidedBefore)}
        ORDER BY decided_at LIMIT ${PER_BATCH}`);
      if (due.length === 0) return erased;
      for (const { id } of due) erased += await this.erase(id, now);
    }
  }

  private async erase(id: number, at: Date): Promise<number> {
    try {
      await this.erasure.erase(id, { actor: 'system', at });
      return 1;
    } catch (error) {
      // A moderator erased it at the same moment.
      if (error instanceof ConflictError) return 0;
      throw error;
    }
  }
}
