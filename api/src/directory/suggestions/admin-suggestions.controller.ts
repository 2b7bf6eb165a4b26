import { Controller, Get, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../../platform/auth/for-staff.js';
import { ApiCursorPage, ApiFailures } from '../../platform/http/api-list.js';
import { Paged, Pager } from '../../platform/http/pager.js';
import { RowId } from '../../platform/http/row-id-param.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import { ValidQuery } from '../../platform/http/valid-query.js';
import type { AdminSuggestionsQuery, SuggestionDecisionBody } from './admin-suggestions.dto.js';
import { AdminSuggestion, adminSuggestionsQuery, suggestionDecisionBody } from './admin-suggestions.dto.js';
import { AdminSuggestionsService, SuggestionNotFoundError } from './admin-suggestions.service.js';
import { SuggestionDecisionsService } from './suggestion-decisions.service.js';

/** Suggestions for the directory, as moderators see them. */
@ApiTags('site-admin')
@Controller('admin/suggestions')
export class AdminSuggestionsController {
  constructor(
    private readonly suggestions: AdminSuggestionsService,
    private readonly decisions: SuggestionDecisionsService,
  ) {}

  /** Suggestions in every state, newest first. */
  @Get()
  @ForStaff('reader')
  @ApiCursorPage(AdminSuggestion)
  async listAdminSuggestions(
    @ValidQuery(adminSuggestionsQuery) query: AdminSuggestionsQuery,
    @Paged() pager: Pager,
  ): Promise<AdminSuggestion[]> {
    return pager.sendByCursor(await this.suggestions.list(query));
  }

  /** One suggestion. */
  @Get(':id')
  @ForStaff('reader')
  @ApiOkResponse({ type: AdminSuggestion })
  getAdminSuggestion(@RowId(SuggestionNotFoundError) id: number): Promise<AdminSuggestion> {
    return this.suggestions.get(id);
  }

  /**
   * Accepts or declines an open suggestion, once the directory has been corrected. If an address was given, it gets a
   * mail and is deleted.
   */
  @Patch(':id')
  @ForStaff('moderator')
  @ApiOkResponse({ type: AdminSuggestion })
  @ApiFailures(409)
  decideSuggestion(
    @RowId(SuggestionNotFoundError) id: number,
    @ValidBody(suggestionDecisionBody) decision: SuggestionDecisionBody,
  ): Promise<AdminSuggestion> {
    return this.decisions.decide(id, decision);
  }
}
