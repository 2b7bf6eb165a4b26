import { Injectable } from '@nestjs/common';
import { toIsoMoment } from '../database/moments.js';
import { readHoldReasons } from '../reviews/holds/stored-hold-reasons.js';
import { isHeldBack, statusOf } from '../reviews/review-status.js';
import { toPublicReview } from '../reviews/review.mapper.js';
import { EmailProtection } from '../security/email-protection.js';
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
      status: statusOf(state),
      isHeld: isHeldBack(state),
      holdReasons: readHoldReasons(row.holdReason),
      verifiedAt: row.verifiedAt && toIsoMoment(row.verifiedAt),
      approvedAt: row.approvedAt && toIsoMoment(row.approvedAt),
    };
  }
}
