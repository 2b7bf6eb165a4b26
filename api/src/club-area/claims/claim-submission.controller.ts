import { Controller, Header, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiFailures } from '../../platform/http/api-list.js';
import { getSender } from '../../platform/http/request-origin.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import type { ClaimBody } from './claim-submission.dto.js';
import { claimBody, SubmittedClaim } from './claim-submission.dto.js';
import { ClaimSubmissionService } from './claim-submission.service.js';

/** How representatives claim their club's page. */
@ApiTags('public')
@Controller('clubs/claim')
export class ClaimSubmissionController {
  constructor(private readonly submissions: ClaimSubmissionService) {}

  /** Accepts a claim, of a listed or an unlisted club; a moderator decides. */
  @Post()
  @Header('cache-control', 'no-store')
  @ApiCreatedResponse({ type: SubmittedClaim })
  @ApiFailures(404, 409)
  submitClaim(
    @ValidBody(claimBody) body: ClaimBody,
    @Req() request: FastifyRequest,
  ): Promise<SubmittedClaim> {
    return this.submissions.submit(body, getSender(request));
  }
}
