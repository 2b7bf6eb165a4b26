import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IsNull } from 'typeorm';
import type { Review } from '../../model/reviews/review.entity.js';
import { SubmissionTrace, SubmissionTraceBand } from '../../model/reviews/submission-trace.entity.js';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { textFingerprint } from '../../platform/text/text-fingerprint.js';
import { ownDomain } from './address-checks.js';
import { SignalReads } from './signal-reads.js';
import type { TracedReview } from './signal-reads.js';
import type { Assessment } from './signal-rules.js';
import { assess } from './signal-rules.js';
import type { VisitorTrace } from './visitor-trace.js';

/** How a review came in. */
export interface Arrival {
  visitor: VisitorTrace;
  clubId: number;
  authorEmail: string;
  reviewText: string;
  secondsToWrite: number | undefined;
  at: Date;
}

/** Nobody types this fast; dictation reaches 15. */
const MAX_CHARACTERS_A_SECOND = 20;

/** A review with the rules' verdict. */
export interface AssessedReview extends Assessment {
  review: TracedReview & Pick<SubmissionTrace, 'isUnmoderated'>;
}

/**
 * Recognises fake reviews by how they come in; see signal-rules.ts for what counts. Nothing is judged before the author
 * has proved the address: otherwise whoever copies a review could try addresses until one is judged differently, which
 * would be its author's.
 */
@Injectable()
export class ReviewSignals {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly reads: SignalReads,
    private readonly protection: EmailProtection,
  ) {}

  /** Stores how a review came in. */
  async record(manager: EntityManager, reviewId: number, arrival: Arrival): Promise<void> {
    const { visitor, clubId, authorEmail, reviewText, secondsToWrite, at } = arrival;
    await manager.insert(SubmissionTrace, {
      ...{ reviewId, clubId, ...visitor, ...this.author(authorEmail) },
      textValues: textFingerprint(reviewText).values,
      secondsToWrite: secondsToWrite ?? null,
      ...{ signals: '', score: 0, createdAt: at, confirmedAt: null },
    });
  }

  /** Notes that a review's author has another address; what came in under the first one counts as the same author's. */
  async readdress(manager: EntityManager, reviewId: number, authorEmail: string): Promise<void> {
    await manager.update(SubmissionTrace, { reviewId }, { ...this.author(authorEmail), confirmedAt: null });
    await manager.delete(SubmissionTraceBand, { reviewId });
  }

  /**
   * Notes that a review's address is proved, from when on the review counts against others. Commit it before the review
   * is judged: of several confirmed at once, the last to commit sees all the others.
   */
  async prove(manager: EntityManager, review: Pick<Review, 'id' | 'reviewText'>, at: Date): Promise<void> {
    const { id: reviewId, reviewText } = review;
    const where = { reviewId, confirmedAt: IsNull() };
    // Until it's judged, it counts as published.
    const { affected } = await manager.update(SubmissionTrace, where, {
      confirmedAt: at,
      isUnmoderated: true,
    });
    if (affected) await this.storeBands(manager, reviewId, textFingerprint(reviewText).bands, at);
  }

  /**
   * Assesses a stored review for someone who has proved the address. Undefined if nothing is known about how it came in,
   * as with reviews from before there were traces.
   */
  async ofStored(
    review: Pick<Review, 'id' | 'reviewText' | 'authorEmailEncrypted'>,
    now: Date,
  ): Promise<AssessedReview | undefined> {
    const trace = await this.database.reader.findOneBy(SubmissionTrace, { reviewId: review.id });
    if (!trace) return undefined;
    const { secondsToWrite } = trace;
    const isPasted =
      secondsToWrite !== null && review.reviewText.length > secondsToWrite * MAX_CHARACTERS_A_SECOND;
    return this.assess(trace, review, review.reviewText, isPasted, now);
  }

  /** The same with another text, as edited by its author; if the first one was pasted, that stays so. */
  async ofEdit(
    review: Pick<Review, 'id' | 'authorEmailEncrypted'>,
    reviewText: string,
    now: Date,
  ): Promise<AssessedReview | undefined> {
    const trace = await this.database.reader.findOneBy(SubmissionTrace, { reviewId: review.id });
    if (!trace) return undefined;
    return this.assess(trace, review, reviewText, trace.signals.split(',').includes('pasted-text'), now);
  }

  /** Erases how a review came in, as its author wishes. */
  async forget(manager: EntityManager, reviewId: number): Promise<void> {
    await manager.delete(SubmissionTrace, { reviewId });
    await manager.delete(SubmissionTraceBand, { reviewId });
  }

  /**
   * Stores the rules' verdict about a confirmed review.
   * @param isUnmoderated whether it's published before a moderator has read it
   */
  async update(
    manager: EntityManager,
    reviewId: number,
    { signals, score }: Assessment,
    isUnmoderated: boolean,
  ): Promise<void> {
    await manager.update(SubmissionTrace, { reviewId }, { signals: signals.join(','), score, isUnmoderated });
  }

  /**
   * The same about an edited one, whose wording is stored in place of the earlier one's.
   * @param isPublished whether the edit is published before a moderator has read it; if not, the earlier text may be
   */
  async updateEdited(manager: EntityManager, assessed: AssessedReview, isPublished: boolean): Promise<void> {
    const { reviewId, textValues, textBands, isUnmoderated, createdAt } = assessed.review;
    await manager.update(SubmissionTrace, { reviewId }, { textValues });
    await this.update(manager, reviewId, assessed, isUnmoderated || isPublished);
    await this.storeBands(manager, reviewId, textBands, createdAt);
  }

  private async storeBands(
    manager: EntityManager,
    reviewId: number,
    bands: readonly string[] = [],
    createdAt: Date,
  ): Promise<void> {
    await manager.delete(SubmissionTraceBand, { reviewId });
    await manager.insert(
      SubmissionTraceBand,
      bands.map((band) => ({ band, reviewId, createdAt })),
    );
  }

  private author(email: string): Pick<SubmissionTrace, 'authorHash' | 'domainHash'> {
    const domain = ownDomain(email);
    return {
      authorHash: this.protection.authorHash(email),
      domainHash: domain === null ? null : this.protection.hash(domain),
    };
  }

  private async assess(
    trace: SubmissionTrace,
    { authorEmailEncrypted }: Pick<Review, 'authorEmailEncrypted'>,
    reviewText: string,
    isPasted: boolean,
    now: Date,
  ): Promise<AssessedReview> {
    const { values: textValues, bands: textBands } = textFingerprint(reviewText);
    const review = {
      ...{ ...trace, isPasted, authorEmail: this.protection.tryDecrypt(authorEmailEncrypted) },
      ...{ textValues, textBands },
    };
    return { review, ...assess(await this.reads.material(review, now, this.settings.rateLimits)) };
  }
}
