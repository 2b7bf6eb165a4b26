import { Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiAccepted, ApiFailures } from '../../platform/http/api-list.js';
import { getSender } from '../../platform/http/request-origin.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import type { SuggestionBody } from './suggestion-form.dto.js';
import { SubmittedSuggestion, suggestionBody } from './suggestion-form.dto.js';
import { SuggestionSubmissionService } from './suggestion-submission.service.js';

/** How anyone can suggest a missing club, or a correction of a listed one. */
@ApiTags('public')
@Controller('suggestions')
export class SuggestionsController {
  constructor(private readonly submissions: SuggestionSubmissionService) {}

  /** Accepts a suggestion for a moderator. The response is the same for every address. */
  @Post()
  @ApiAccepted(SubmittedSuggestion)
  @ApiFailures(404)
  submitSuggestion(
    @ValidBody(suggestionBody) body: SuggestionBody,
    @Req() request: FastifyRequest,
  ): Promise<SubmittedSuggestion> {
    return this.submissions.submit(body, getSender(request));
  }
}
