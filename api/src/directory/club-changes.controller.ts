import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../platform/auth/for-staff.js';
import { ApiCursorPage, ApiFailures, ApiNoContent } from '../platform/http/api-list.js';
import { Paged, Pager } from '../platform/http/pager.js';
import { RowId } from '../platform/http/row-id-param.js';
import { ValidQuery } from '../platform/http/valid-query.js';
import type { UnseenChangesQuery } from './club-history.dto.js';
import { ClubChangeEntry, unseenChangesQuery } from './club-history.dto.js';
import { ClubChangeNotFoundError, ClubHistoryService } from './club-history.service.js';

/** Changes of clubs: those by their own managers, which moderators check afterwards, and undoing any change. */
@ApiTags('site-admin')
@Controller('admin/club-changes')
export class ClubChangesController {
  constructor(private readonly history: ClubHistoryService) {}

  /** Managers' changes of their clubs' name, place or ground that no moderator has checked; oldest first. */
  @Get()
  @ForStaff('reader')
  @ApiCursorPage(ClubChangeEntry)
  async listUnseenClubChanges(
    @ValidQuery(unseenChangesQuery) query: UnseenChangesQuery,
    @Paged() pager: Pager,
  ): Promise<ClubChangeEntry[]> {
    const { items, hasMore } = await this.history.unseen(query);
    const last = hasMore ? items.at(-1) : undefined;
    return pager.send(items, last && { after: String(last.id) });
  }

  /** Marks a change as checked. */
  @Post(':id/seen')
  @ForStaff('moderator')
  @ApiNoContent()
  markClubChangeSeen(@RowId(ClubChangeNotFoundError) id: number): Promise<void> {
    return this.history.markSeen(id);
  }

  /** Restores what the club was before the change, unless it has been changed again since. */
  @Post(':id/undo')
  @ForStaff('moderator')
  @ApiNoContent()
  @ApiFailures(409)
  undoClubChange(@RowId(ClubChangeNotFoundError) id: number): Promise<void> {
    return this.history.undo(id, { actor: 'site-admin', at: new Date() });
  }
}
