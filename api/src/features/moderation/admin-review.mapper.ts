import { Injectable } from '@nestjs/common';
import { toIsoTimestamp } from '../../platform/database/timestamps.js';
import { readHoldReasons } from '../../model/reviews/review.entity.js';
import { isHeldBack, reviewStatus } from '@club-reviews/domain/review-status';
import { toPublicReview } from '../reviews/public-review.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import type { AdminReviewRow } from './admin-reviews.repository.js';
import type { AdminReview } from './dto/admin-review.dto.js';

/** Makes what moderators read of rows; the one place where their authors' addresses are decrypted. */
@Injectable()
export class AdminReviewMapper {
  constructor(private readonly emails: EmailProtection) {}

  /** A review as a moderator reads it. */
  toAdminReview(row: AdminReviewRow): AdminReview {
    const state = {
      isVerified: row.isVerified === 1,
      isApproved: row.isApproved === 1,
      isHeld: row.isHeld === 1,
    };
    return {
      ...toPublicReview(row),
      authorEmail: this.emails.tryDecrypt(row.authorEmailEncrypted),
      status: reviewStatus(state),
      isHeld: isHeldBack(state),
      holdReasons: readHoldReasons(row.holdReason),
      verifiedAt: row.verifiedAt && toIsoTimestamp(row.verifiedAt),
      approvedAt: row.approvedAt && toIsoTimestamp(row.approvedAt),
    };
  }
}
