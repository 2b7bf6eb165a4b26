import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../../../platform/auth/for-staff.js';
import { ApiCursorPage, ApiFailures, ApiOk } from '../../../platform/http/api-list.js';
import { Paged, Pager } from '../../../platform/http/pager.js';
import { RowId } from '../../../platform/http/row-id-param.js';
import { ValidBody } from '../../../platform/http/valid-body.js';
import { ValidQuery } from '../../../platform/http/valid-query.js';
import { PhotoNotFoundError } from '../../../model/photos/club-pictures.js';
import type { AdminPhotosQuery, PhotoDecisionBody } from './admin-photos.dto.js';
import { AdminPhoto, adminPhotosQuery, photoDecisionBody } from './admin-photos.dto.js';
import { AdminPhotosService } from './admin-photos.service.js';
import { PhotoDecisionsService } from './photo-decisions.service.js';

/** Clubs' pictures, as moderators see them. */
@ApiTags('site-admin')
@Controller('admin/photos')
export class AdminPhotosController {
  constructor(
    private readonly photos: AdminPhotosService,
    private readonly decisions: PhotoDecisionsService,
  ) {}

  /** Pictures in every state, newest first. */
  @Get()
  @ForStaff('reader')
  @ApiCursorPage(AdminPhoto)
  async listAdminPhotos(
    @ValidQuery(adminPhotosQuery) query: AdminPhotosQuery,
    @Paged() pager: Pager,
  ): Promise<AdminPhoto[]> {
    return pager.sendByCursor(await this.photos.list(query));
  }

  /** Publishes a waiting picture, refuses it, or takes a public one down; the club's managers are mailed the reason. */
  @Post(':id/decision')
  @ForStaff('moderator')
  @ApiOk(AdminPhoto)
  @ApiFailures(409)
  decidePhoto(
    @RowId(PhotoNotFoundError) id: number,
    @ValidBody(photoDecisionBody) decision: PhotoDecisionBody,
  ): Promise<AdminPhoto> {
    return this.decisions.decide(id, decision);
  }
}
