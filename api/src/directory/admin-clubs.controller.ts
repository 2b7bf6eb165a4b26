import { Controller, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { ChangedBy } from '../model/clubs/club-change.js';
import { ClubNotFoundError } from '../model/clubs/club-reference.js';
import { ForStaff } from '../platform/auth/for-staff.js';
import { ApiCursorPage, ApiFailures, ApiOk } from '../platform/http/api-list.js';
import { Paged, Pager } from '../platform/http/pager.js';
import { RowId } from '../platform/http/row-id-param.js';
import { ValidBody } from '../platform/http/valid-body.js';
import { ValidQuery } from '../platform/http/valid-query.js';
import type {
  AdminClubsQuery,
  ClubClosingBody,
  ClubEntryBody,
  ClubReasonBody,
  NewClubBody,
} from './admin-clubs.dto.js';
import {
  AdminClub,
  AdminClubRow,
  adminClubsQuery,
  clubClosingBody,
  clubEntryBody,
  clubReasonBody,
  nameCursorText,
  newClubBody,
} from './admin-clubs.dto.js';
import { AdminClubsService } from './admin-clubs.service.js';
import type { ClubHistoryQuery } from './club-history.dto.js';
import { ClubChangeEntry, clubHistoryQuery } from './club-history.dto.js';
import { ClubHistoryService } from './club-history.service.js';
import type { ClubMergeBody, MergePreviewQuery } from './club-merge.dto.js';
import { clubMergeBody, MergePreview, mergePreviewQuery } from './club-merge.dto.js';
import { ClubMergeService } from './club-merge.service.js';
import { ClubStatesService } from './club-states.service.js';

/** The clubs of the directory, as moderators maintain them. */
@ApiTags('site-admin')
@Controller('admin/clubs')
export class AdminClubsController {
  constructor(
    private readonly clubs: AdminClubsService,
    private readonly states: ClubStatesService,
    private readonly merges: ClubMergeService,
    private readonly history: ClubHistoryService,
  ) {}

  /** Clubs in every state, by name. */
  @Get()
  @ForStaff('reader')
  @ApiCursorPage(AdminClubRow)
  async listAdminClubs(
    @ValidQuery(adminClubsQuery) query: AdminClubsQuery,
    @Paged() pager: Pager,
  ): Promise<AdminClubRow[]> {
    const { items, next } = await this.clubs.list(query);
    return pager.send(items, next && { cursor: nameCursorText(next) });
  }

  /** One club with everything that belongs to it. */
  @Get(':id')
  @ForStaff('reader')
  @ApiOkResponse({ type: AdminClub })
  getAdminClub(@RowId(ClubNotFoundError) id: number): Promise<AdminClub> {
    return this.clubs.get(id);
  }

  /** Lists a club. */
  @Post()
  @ForStaff('moderator')
  @ApiCreatedResponse({ type: AdminClub })
  @ApiFailures(409)
  addClub(@ValidBody(newClubBody) body: NewClubBody): Promise<AdminClub> {
    return this.clubs.add(body, byAdmin());
  }

  /**
   * Changes the fields that are sent. A new name gives the club a new address; the old one redirects there for ever.
   */
  @Patch(':id')
  @ForStaff('moderator')
  @ApiOkResponse({ type: AdminClub })
  @ApiFailures(409)
  editClub(
    @RowId(ClubNotFoundError) id: number,
    @ValidBody(clubEntryBody) body: ClubEntryBody,
  ): Promise<AdminClub> {
    return this.clubs.edit(id, body, byAdmin());
  }

  /** Hides a club and its reviews from the public. */
  @Post(':id/hide')
  @ForStaff('moderator')
  @ApiOk(AdminClub)
  @ApiFailures(409)
  async hideClub(
    @RowId(ClubNotFoundError) id: number,
    @ValidBody(clubReasonBody) { reason }: ClubReasonBody,
  ): Promise<AdminClub> {
    await this.states.put(id, 'hidden', byAdmin(reason));
    return this.clubs.get(id);
  }

  /** Takes a club that has closed out of the lists; its page stays, and shows that it has closed. */
  @Post(':id/close')
  @ForStaff('moderator')
  @ApiOk(AdminClub)
  @ApiFailures(409)
  async closeClub(
    @RowId(ClubNotFoundError) id: number,
    @ValidBody(clubClosingBody) { reason, successorId }: ClubClosingBody,
  ): Promise<AdminClub> {
    await this.states.put(id, 'closed', byAdmin(reason), successorId ?? null);
    return this.clubs.get(id);
  }

  /** Lists a hidden or closed club again. */
  @Post(':id/reopen')
  @ForStaff('moderator')
  @ApiOk(AdminClub)
  @ApiFailures(409)
  async reopenClub(
    @RowId(ClubNotFoundError) id: number,
    @ValidBody(clubReasonBody) { reason }: ClubReasonBody,
  ): Promise<AdminClub> {
    await this.states.put(id, 'listed', byAdmin(reason));
    return this.clubs.get(id);
  }

  /** What merging a club into another one would move. */
  @Get(':id/merge-preview')
  @ForStaff('reader')
  @ApiOkResponse({ type: MergePreview })
  @ApiFailures(409)
  async previewMerge(
    @RowId(ClubNotFoundError) id: number,
    @ValidQuery(mergePreviewQuery) { into }: MergePreviewQuery,
  ): Promise<MergePreview> {
    const moving = await this.merges.preview({ fromId: id, intoId: into });
    const [club, other] = await Promise.all([this.clubs.get(id), this.clubs.get(into)]);
    return { club: toRow(club), into: toRow(other), moving };
  }

  /** Merges a club into another one, which stays. */
  @Post(':id/merge')
  @ForStaff('moderator')
  @HttpCode(200)
  @ApiOkResponse({ type: AdminClub, description: 'The club that stays' })
  @ApiFailures(409)
  async mergeClub(
    @RowId(ClubNotFoundError) id: number,
    @ValidBody(clubMergeBody) { into, reason }: ClubMergeBody,
  ): Promise<AdminClub> {
    await this.merges.merge({ fromId: id, intoId: into }, byAdmin(reason));
    return this.clubs.get(into);
  }

  /** Who changed what, newest first. */
  @Get(':id/history')
  @ForStaff('reader')
  @ApiCursorPage(ClubChangeEntry)
  async listClubHistory(
    @RowId(ClubNotFoundError) id: number,
    @ValidQuery(clubHistoryQuery) query: ClubHistoryQuery,
    @Paged() pager: Pager,
  ): Promise<ClubChangeEntry[]> {
    const { items, hasMore } = await this.history.ofClub(id, query);
    const last = hasMore ? items.at(-1) : undefined;
    return pager.send(items, last && { before: String(last.id) });
  }
}

function byAdmin(reason: string | null = null): ChangedBy {
  return { actor: 'site-admin', at: new Date(), reason };
}

function toRow({
  id,
  name,
  slug,
  location,
  postcode,
  state,
  reviewCount,
  isClaimed,
}: AdminClub): AdminClubRow {
  return { id, name, slug, location, postcode, state, reviewCount, isClaimed };
}
