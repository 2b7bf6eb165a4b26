import { REVIEW_RECEIPT_HOURS } from '@club-reviews/domain/review-form';
import { Injectable } from '@nestjs/common';
import { Keyring } from '../../platform/security/keyring.js';
import { SignedReferences } from '../../platform/mailed-links/signed-reference.js';
import { ExpiredLinkError, UnknownLinkError } from '../../platform/mailed-links/link-errors.js';

const UNKNOWN = 'We can’t find this review. Please write it again.';
const EXPIRED = 'It’s too late to change where the link goes. Please write your review again.';

const SENDER = 'sender';
const NOBODY = 'nobody';

/** What the browser that sent a review can request its link with, for a while. */
@Injectable()
export class ReviewReceipts {
  private readonly references: SignedReferences;

  constructor(keyring: Keyring) {
    const lifetimeMs = REVIEW_RECEIPT_HOURS * 3_600_000;
    this.references = new SignedReferences(keyring, 'review-receipts', lifetimeMs);
  }

  /** A receipt for a review. */
  make(reviewId: number, now: Date): string {
    return this.references.make(reviewId, SENDER, now);
  }

  /** Looks like a receipt, but is worthless: for a bot that should believe that its review was accepted. */
  makeWorthless(reviewId: number, now: Date): string {
    return this.references.make(reviewId, NOBODY, now);
  }

  /** @returns the id of the review; throws UnknownLinkError or ExpiredLinkError */
  read(receipt: string, now: Date): number {
    const reference = this.references.read(receipt);
    if (!reference?.isFor(SENDER)) throw new UnknownLinkError(UNKNOWN);
    if (reference.expiresAt <= now) throw new ExpiredLinkError(EXPIRED);
    return reference.id;
  }
}
