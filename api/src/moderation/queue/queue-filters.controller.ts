import { Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../../platform/auth/for-staff.js';
import type { Session } from '../../platform/auth/session.js';
import { CurrentSession } from '../../platform/auth/session.js';
import { ApiFailures, ApiNoContent } from '../../platform/http/api-list.js';
import { RowId } from '../../platform/http/row-id-param.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import type { FilterBody } from './queue-filters.dto.js';
import { filterBody, SavedFilter } from './queue-filters.dto.js';
import { QueueFiltersService, FilterNotFoundError } from './queue-filters.service.js';

/** The filters of the queue that the caller has saved. */
@ApiTags('site-admin')
@Controller('admin/desk/filters')
@ForStaff('reader')
export class QueueFiltersController {
  constructor(private readonly filters: QueueFiltersService) {}

  /** The caller's filters. Those who log in with the site password share theirs. */
  @Get()
  @ApiOkResponse({ type: [SavedFilter] })
  listQueueFilters(@CurrentSession() { subject }: Session): Promise<SavedFilter[]> {
    return this.filters.of(subject);
  }

  /** Saves a filter under a name. */
  @Post()
  @ApiCreatedResponse({ type: SavedFilter })
  @ApiFailures(409)
  saveQueueFilter(
    @ValidBody(filterBody) filter: FilterBody,
    @CurrentSession() { subject }: Session,
  ): Promise<SavedFilter> {
    return this.filters.save(filter, subject);
  }

  /** Deletes one of the caller's filters. */
  @Delete(':id')
  @ApiNoContent()
  deleteQueueFilter(
    @RowId(FilterNotFoundError) id: number,
    @CurrentSession() { subject }: Session,
  ): Promise<void> {
    return this.filters.remove(id, subject);
  }
}
