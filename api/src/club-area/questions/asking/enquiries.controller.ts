import { Controller, Header, HttpCode, HttpStatus, Param, Post, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiFailures } from '../../../platform/http/api-list.js';
import { getClientAddress } from '../../../platform/http/request-origin.js';
import { ValidBody } from '../../../platform/http/valid-body.js';
import type { TokenBody } from '../../../reviews/submission/review-submission.dto.js';
import { tokenBody } from '../../../reviews/submission/review-submission.dto.js';
import { EnquiryConfirmationService } from './enquiry-confirmation.service.js';
import { EnquirySubmissionService } from './enquiry-submission.service.js';
import type { EnquiryBody } from './enquiry.dto.js';
import { enquiryBody, EnquiryProgress, SubmittedEnquiry } from './enquiry.dto.js';

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
  @HttpCode(HttpStatus.ACCEPTED)
  @Header('cache-control', 'no-store')
  @ApiParam({ name: 'idOrSlug', schema: { type: 'string' }, description: "The club's id or slug" })
  @ApiAcceptedResponse({ type: SubmittedEnquiry })
  @ApiFailures(400, 404, 409, 413, 415)
  submitEnquiry(
    @Param('idOrSlug') idOrSlug: string,
    @ValidBody(enquiryBody) body: EnquiryBody,
    @Req() request: FastifyRequest,
  ): Promise<SubmittedEnquiry> {
    return this.submissions.submit(idOrSlug, body, getClientAddress(request));
  }

  /** The question of a link; reading it sends nothing. An expired link is 410. */
  @Post('enquiries/mine')
  @HttpCode(HttpStatus.OK)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: EnquiryProgress })
  @ApiFailures(400, 404, 410, 413, 415)
  getMyEnquiry(@ValidBody(tokenBody) { token }: TokenBody): Promise<EnquiryProgress> {
    return this.confirmations.get(token);
  }

  /** Sends it to the club; can be repeated. 409 if the club no longer accepts questions, or the address is blocked. */
  @Post('enquiries/confirm')
  @HttpCode(HttpStatus.OK)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: EnquiryProgress })
  @ApiFailures(400, 404, 409, 410, 413, 415)
  confirmEnquiry(@ValidBody(tokenBody) { token }: TokenBody): Promise<EnquiryProgress> {
    return this.confirmations.confirm(token);
  }
}
