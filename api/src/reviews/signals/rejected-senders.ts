import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IsNull, Not } from 'typeorm';
import { SubmissionTrace } from '../../model/reviews/submission-trace.entity.js';
import { Database } from '../../platform/database/database.js';
import { isCopy } from './signal-reads.js';

/** How a review came in, as far as it tells who sent it. */
type Sent = Pick<SubmissionTrace, 'clubId' | 'authorHash' | 'networkHash' | 'browserHash' | 'textValues'>;

/** More rejections of one club than anybody gets, see mailbox-budget.ts. */
const MOST = 100;

/**
 * Reviews that the owners of their addresses have disowned. What's blocked is that text, and that browser in that
 * network, for as long as traces are kept: never the owner, who may still review the club.
 */
@Injectable()
export class RejectedSenders {
  constructor(private readonly database: Database) {}

  /** Notes that a review was disowned. */
  async note(manager: EntityManager, reviewId: number, at: Date): Promise<void> {
    await manager.update(SubmissionTrace, { reviewId }, { rejectedAt: at });
  }

  /** Whether the owner of the address has disowned a review with this text, or from this sender. */
  async has({ clubId, authorHash, networkHash, browserHash, textValues }: Sent): Promise<boolean> {
    const rejected = await this.database.reader.find(SubmissionTrace, {
      where: { authorHash, clubId, rejectedAt: Not(IsNull()) },
      take: MOST,
    });
    return rejected.some(
      (other) =>
        (networkHash !== null && other.networkHash === networkHash && other.browserHash === browserHash) ||
        isCopy(other.textValues, textValues),
    );
  }

  /** The same for a review that has come in, with another address. */
  async hasReview(reviewId: number, authorHash: string): Promise<boolean> {
    const trace = await this.database.reader.findOneBy(SubmissionTrace, { reviewId });
    return trace !== null && (await this.has({ ...trace, authorHash }));
  }
}
