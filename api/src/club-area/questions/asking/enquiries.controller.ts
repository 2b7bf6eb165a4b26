import { Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ClubParam } from '../../../model/clubs/club-param.js';
import { ApiAccepted, ApiFailures, ApiOk } from '../../../platform/http/api-list.js';
import { getClientAddress } from '../../../platform/http/request-origin.js';
import { ValidBody } from '../../../platform/http/valid-body.js';
import { EnquiryConfirmationService } from './enquiry-confirmation.service.js';
import { EnquirySubmissionService } from './enquiry-submission.service.js';
import type { EnquiryBody } from './enquiry.dto.js';
import { enquiryBody, EnquiryProgress, SubmittedEnquiry } from './enquiry.dto.js';
import type { TokenBody } from '../../../platform/mailed-links/mailed-links.dto.js';
import { tokenBody } from '../../../platform/mailed-links/mailed-links.dto.js';

/** How a parent asks a club a question, and confirms it by a mailed link. */
@ApiTags('public')
@Controller()
export class EnquiriesController {
  constructor(
    private readonly submissions: EnquirySubmissionService,
    private readonly confirmations: EnquiryConfirmationService,
  ) {}

  /**
   * Accepts a question to a club with a manager. It's passed on once its sender confirms it with the mailed link. The
   * response is the same for every address; 409 if nobody manages the club, or it has closed.
   */
  @Post('clubs/:idOrSlug/enquiries')
  @ApiAccepted(SubmittedEnquiry)
  @ApiFailures(409)
  submitEnquiry(
    @ClubParam() idOrSlug: string,
    @ValidBody(enquiryBody) body: EnquiryBody,
    @Req() request: FastifyRequest,
  ): Promise<SubmittedEnquiry> {
    return this.submissions.submit(idOrSlug, body, getClientAddress(request));
  }

  /** The question of a link; reading it sends nothing. An expired link is 410. */
  @Post('enquiries/mine')
  @ApiOk(EnquiryProgress, 'no-store')
  @ApiFailures(404, 410)
  getMyEnquiry(@ValidBody(tokenBody) { token }: TokenBody): Promise<EnquiryProgress> {
    return this.confirmations.get(token);
  }

  /** Sends it to the club; can be repeated. 409 if the club no longer accepts questions, or the address is blocked. */
  @Post('enquiries/confirm')
  @ApiOk(EnquiryProgress, 'no-store')
  @ApiFailures(404, 409, 410)
  confirmEnquiry(@ValidBody(tokenBody) { token }: TokenBody): Promise<EnquiryProgress> {
    return this.confirmations.confirm(token);
  }
}
