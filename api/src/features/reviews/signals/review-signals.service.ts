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

/** A review as a parent sends it. */
export interface Submission {
  visitor: VisitorTrace;
  clubId: number;
  authorHash: string;
  authorEmail: string;
  reviewText: string;
  secondsToWrite: number | undefined;
}

/** A review with what the rules say about it. */
export interface AssessedReview extends Assessment {
  review: TracedReview;
}

/** Recognises fake reviews by how they come in; see signal-rules.ts for what counts. */
@Injectable()
export class ReviewSignals {
  constructor(
    @Inject(DATABASE) private readonly database: Pick<Database, 'reader'>,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'rateLimits'>,
    private readonly reads: SignalReads,
    private readonly protection: EmailProtection,
  ) {}

  /** Judges a review before it's stored. */
  ofSubmission(
    { visitor, reviewText, secondsToWrite, ...submission }: Submission,
    at: Date,
  ): Promise<AssessedReview> {
    const fingerprint = textFingerprint(reviewText);
    return this.assess({
      ...submission,
      ...visitor,
      textLength: reviewText.length,
      textValues: fingerprint?.values ?? null,
      textBands: fingerprint?.bands ?? [],
      secondsToWrite: secondsToWrite ?? null,
      createdAt: at,
    });
  }

  /**
   * Judges a stored review again, as when it's confirmed: what has come in around it since counts as well. Undefined when
   * nothing is known of how it came in, as of one from before there were traces.
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

  /**
   * The same under another address. What came in under the first one is still taken for the same author's.
   * @returns with the new author, ready to be stored
   */
  async ofCorrection(
    review: Pick<Review, 'id' | 'reviewText' | 'authorEmailEncrypted'>,
    authorEmail: string,
  ): Promise<AssessedReview | undefined> {
    const trace = await this.database.reader.findOneBy(SubmissionTrace, { reviewId: review.id });
    if (!trace) return undefined;
    const textBands = textFingerprint(review.reviewText)?.bands ?? [];
    const assessed = await this.assess({
      ...trace,
      authorEmail,
      textLength: review.reviewText.length,
      textBands,
    });
    const authorHash = this.protection.authorHash(authorEmail);
    return { ...assessed, review: { ...assessed.review, authorHash } };
  }

  /** The same with another text, as its author has edited it. */
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
      // It was the first text that took so long.
      secondsToWrite: null,
    });
  }

  /** Forgets how a review came in, as its author wishes. */
  async forget(manager: EntityManager, reviewId: number): Promise<void> {
    await manager.delete(SubmissionTrace, { reviewId });
    await manager.delete(SubmissionTraceBand, { reviewId });
  }

  /** Keeps how a review came in, and what the rules say about it, in place of what was kept of it before. */
  async store(manager: EntityManager, reviewId: number, assessed: AssessedReview): Promise<void> {
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

  /** Notes what the rules say now. */
  async update(manager: EntityManager, reviewId: number, { signals, score }: Assessment): Promise<void> {
    await manager.update(SubmissionTrace, { reviewId }, { signals: signals.join(','), score });
  }

  private async assess(review: TracedReview): Promise<AssessedReview> {
    const material = await this.reads.material(review, this.settings.rateLimits);
    return { review, ...assess(material) };
  }
}
