import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Review } from '../../../model/reviews/review.entity.js';
import { SubmissionTrace, SubmissionTraceBand } from '../../../model/reviews/submission-trace.entity.js';
import type { Settings } from '../../../platform/config/settings.js';
import { SETTINGS } from '../../../platform/config/settings.module.js';
import type { Database } from '../../../platform/database/database.js';
import { DATABASE } from '../../../platform/database/database.module.js';
import { EmailProtection } from '../../../platform/security/email-protection.js';
import { textFingerprint } from '../../../platform/text/text-fingerprint.js';
import { SignalReads } from './signal-reads.js';
import type { TracedReview } from './signal-reads.js';
import type { Assessment } from './signal-rules.js';
import { assess } from './signal-rules.js';
import type { VisitorTrace } from './visitor-trace.js';

/** How a review came in. */
export interface Arrival {
  visitor: VisitorTrace;
  clubId: number;
  authorHash: string;
  reviewText: string;
  secondsToWrite: number | undefined;
  at: Date;
}

/** What is kept of how a review came in. */
type StoredTrace = Omit<TracedReview, 'authorEmail' | 'textLength'>;

/** A review with the rules' verdict. */
export interface AssessedReview extends Assessment {
  review: TracedReview;
}

/**
 * Recognises fake reviews by how they come in; see signal-rules.ts for what counts. Nothing is judged before the author
 * has proved the address: otherwise whoever copies a review could try addresses until one is judged differently, which
 * would be its author's.
 */
@Injectable()
export class ReviewSignals {
  constructor(
    @Inject(DATABASE) private readonly database: Pick<Database, 'reader'>,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'rateLimits'>,
    private readonly reads: SignalReads,
    private readonly protection: EmailProtection,
  ) {}

  /** Stores how a review came in. */
  async record(manager: EntityManager, reviewId: number, arrival: Arrival): Promise<void> {
    const { visitor, clubId, authorHash, reviewText, secondsToWrite, at } = arrival;
    const fingerprint = textFingerprint(reviewText);
    await this.store(manager, reviewId, {
      review: {
        ...{ ...visitor, clubId, authorHash, createdAt: at, secondsToWrite: secondsToWrite ?? null },
        textValues: fingerprint?.values ?? null,
        textBands: fingerprint?.bands ?? [],
      },
      signals: [],
      score: 0,
    });
  }

  /** Notes that a review's author has another address; what came in under the first one counts as the same author's. */
  async readdress(manager: EntityManager, reviewId: number, authorHash: string): Promise<void> {
    await manager.update(SubmissionTrace, { reviewId }, { authorHash });
  }

  /**
   * Assesses a stored review for someone who has proved the address; what has come in around it since counts as well.
   * Undefined if nothing is known about how it came in, as with reviews from before there were traces.
   */
  async ofStored(
    review: Pick<Review, 'id' | 'reviewText' | 'authorEmailEncrypted'>,
  ): Promise<AssessedReview | undefined> {
    const trace = await this.database.reader.findOneBy(SubmissionTrace, { reviewId: review.id });
    if (!trace) return undefined;
    return this.assess({
      ...trace,
      authorEmail: this.protection.tryDecrypt(review.authorEmailEncrypted),
      textLength: review.reviewText.length,
      textBands: textFingerprint(review.reviewText)?.bands ?? [],
    });
  }

  /** The same with another text, as edited by its author. */
  async ofEdit(
    review: Pick<Review, 'id' | 'authorEmailEncrypted'>,
    reviewText: string,
  ): Promise<AssessedReview | undefined> {
    const trace = await this.database.reader.findOneBy(SubmissionTrace, { reviewId: review.id });
    if (!trace) return undefined;
    const fingerprint = textFingerprint(reviewText);
    return this.assess({
      ...trace,
      authorEmail: this.protection.tryDecrypt(review.authorEmailEncrypted),
      textLength: reviewText.length,
      textValues: fingerprint?.values ?? null,
      textBands: fingerprint?.bands ?? [],
      // The time was taken for the first text.
      secondsToWrite: null,
    });
  }

  /** Erases how a review came in, as its author wishes. */
  async forget(manager: EntityManager, reviewId: number): Promise<void> {
    await manager.delete(SubmissionTrace, { reviewId });
    await manager.delete(SubmissionTraceBand, { reviewId });
  }

  /** Stores how a review came in and the rules' verdict, in place of what was stored before. */
  async store(
    manager: EntityManager,
    reviewId: number,
    assessed: Pick<Assessment, 'signals' | 'score'> & { review: StoredTrace },
  ): Promise<void> {
    const { review, signals, score } = assessed;
    const { clubId, authorHash, networkHash, browserHash, textValues, secondsToWrite, createdAt } = review;
    await manager.save(SubmissionTrace, {
      ...{ reviewId, clubId, authorHash, networkHash, browserHash, textValues, secondsToWrite, createdAt },
      signals: signals.join(','),
      score,
    });
    await manager.delete(SubmissionTraceBand, { reviewId });
    await manager.insert(
      SubmissionTraceBand,
      review.textBands.map((band) => ({ band, reviewId, createdAt })),
    );
  }

  /** Stores the rules' current verdict. */
  async update(manager: EntityManager, reviewId: number, { signals, score }: Assessment): Promise<void> {
    await manager.update(SubmissionTrace, { reviewId }, { signals: signals.join(','), score });
  }

  private async assess(review: TracedReview): Promise<AssessedReview> {
    const material = await this.reads.material(review, this.settings.rateLimits);
    return { review, ...assess(material) };
  }
}
