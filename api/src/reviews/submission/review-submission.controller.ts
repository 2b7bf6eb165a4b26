import { Controller, Get, Header, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiAccepted, ApiFailures, ApiOk } from '../../platform/http/api-list.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import { getClientAddress } from '../../platform/http/request-origin.js';
import type { CorrectedAddressBody, ReceiptBody, ReviewBody } from './review-submission.dto.js';
import {
  correctedAddressBody,
  receiptBody,
  reviewBody,
  LinkSent,
  RejectedReview,
  ReviewPreview,
  SubmittedReview,
  VerifiedReview,
  WritingRules,
} from './review-submission.dto.js';
import { VisitorTraces } from '../signals/visitor-trace.js';
import { ReviewSubmissionService } from './review-submission.service.js';
import { ReviewVerificationService } from './review-verification.service.js';
import { WaitingReviewService } from './waiting-review.service.js';
import { SAFEGUARDING_WORDS } from '@club-reviews/domain/safeguarding-words';
import type { TokenBody } from '../../platform/mailed-links/mailed-links.dto.js';
import { tokenBody } from '../../platform/mailed-links/mailed-links.dto.js';

/** How a parent's review comes in and is confirmed. */
@ApiTags('public')
@Controller('reviews')
export class ReviewSubmissionController {
  constructor(
    private readonly submissions: ReviewSubmissionService,
    private readonly verifications: ReviewVerificationService,
    private readonly waiting: WaitingReviewService,
    private readonly traces: VisitorTraces,
  ) {}

  /** The rules for a review's text. */
  @Get('writing-rules')
  @ApiOkResponse({ type: WritingRules })
  @ApiFailures()
  getWritingRules(): WritingRules {
    return { safeguardingWords: [...SAFEGUARDING_WORDS] };
  }

  /**
   * Accepts a review; it's shown once its author has confirmed it with the mailed link. The response is the same
   * whatever the address has done before.
   */
  @Post()
  @Header('cache-control', 'no-store')
  @ApiCreatedResponse({ type: SubmittedReview })
  @ApiFailures(404, 409)
  submitReview(
    @ValidBody(reviewBody) body: ReviewBody,
    @Req() request: FastifyRequest,
  ): Promise<SubmittedReview> {
    return this.submissions.submit(body, {
      client: getClientAddress(request),
      visitor: this.traces.of(request),
    });
  }

  /**
   * Mails a review's link again, to whoever sent it; the response is the same once the review was confirmed or removed.
   * A receipt more than a day old is 410.
   */
  @Post('resend')
  @ApiAccepted(LinkSent)
  @ApiFailures(404, 410)
  resendLink(
    @ValidBody(receiptBody) { receipt }: ReceiptBody,
    @Req() request: FastifyRequest,
  ): Promise<LinkSent> {
    return this.waiting.resend(receipt, getClientAddress(request));
  }

  /**
   * Changes the address of an unconfirmed review, and mails the link there; earlier links stop working. The response is
   * the same as for `resend`, whatever is known about either address.
   */
  @Post('correct-address')
  @ApiAccepted(LinkSent)
  @ApiFailures(404, 409, 410)
  correctAddress(
    @ValidBody(correctedAddressBody) { receipt, authorEmail }: CorrectedAddressBody,
    @Req() request: FastifyRequest,
  ): Promise<LinkSent> {
    return this.waiting.correctAddress(receipt, authorEmail, getClientAddress(request));
  }

  /** What a link would publish. An expired link is 410. */
  @Post('verify/preview')
  @ApiOk(ReviewPreview, 'no-store')
  @ApiFailures(404, 409, 410)
  previewReview(@ValidBody(tokenBody) { token }: TokenBody): Promise<ReviewPreview> {
    return this.verifications.preview(token);
  }

  /**
   * Publishes the review of a link; can be repeated; it takes the place of an earlier one by the same author for the
   * club and season. An expired link is 410; 409 if a moderator has removed the earlier one.
   */
  @Post('verify')
  @ApiOk(VerifiedReview, 'no-store')
  @ApiFailures(404, 409, 410)
  verifyReview(@ValidBody(tokenBody) { token }: TokenBody): Promise<VerifiedReview> {
    return this.verifications.verify(token);
  }

  /** Removes a review that its address's owner didn't write, and accepts no more from it for this club and season. */
  @Post('verify/reject')
  @ApiOk(RejectedReview, 'no-store')
  @ApiFailures(404, 409, 410)
  rejectReview(@ValidBody(tokenBody) { token }: TokenBody): Promise<RejectedReview> {
    return this.verifications.reject(token);
  }

  /** Mails a new link to the author of the review that an expired link is for. */
  @Post('verify/resend')
  @ApiAccepted(LinkSent)
  @ApiFailures(404, 409)
  resendVerification(
    @ValidBody(tokenBody) { token }: TokenBody,
    @Req() request: FastifyRequest,
  ): Promise<LinkSent> {
    return this.verifications.resend(token, getClientAddress(request));
  }
}
