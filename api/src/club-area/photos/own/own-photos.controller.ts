import { MAX_PHOTO_BYTES } from '@club-reviews/domain/club-photos';
import { Body, Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Readable } from 'node:stream';
import { ForRole } from '../../../platform/auth/for-role.js';
import type { Session } from '../../../platform/auth/session.js';
import { CurrentSession } from '../../../platform/auth/session.js';
import { ApiFailures, ApiNoContent } from '../../../platform/http/api-list.js';
import { RowId } from '../../../platform/http/row-id-param.js';
import { ValidBody } from '../../../platform/http/valid-body.js';
import { ValidQuery } from '../../../platform/http/valid-query.js';
import type { OwnClubQuery } from '../../dashboard/dashboard.dto.js';
import { ownClubQuery } from '../../dashboard/dashboard.dto.js';
import { OwnClubRepository } from '../../dashboard/own-club.repository.js';
import type { NewPhotoQuery, PhotoChangeBody } from './own-photos.dto.js';
import { newPhotoQuery, OwnPhoto, photoChangeBody } from './own-photos.dto.js';
import { OwnPhotosService } from './own-photos.service.js';
import { PhotoUploadsService } from './photo-uploads.service.js';

const PICTURE = { schema: { type: 'string', format: 'binary', maxLength: MAX_PHOTO_BYTES } } as const;

/** A club's logo and photos, for its managers; someone who manages several clubs names one with `clubId`. */
@ApiTags('club-admin')
@Controller('club-admin/photos')
@ForRole('club-admin')
export class OwnPhotosController {
  constructor(
    private readonly clubs: OwnClubRepository,
    private readonly photos: OwnPhotosService,
    private readonly uploads: PhotoUploadsService,
  ) {}

  /** The club's pictures in every state. */
  @Get()
  @ApiOkResponse({ type: [OwnPhoto] })
  async listOwnPhotos(
    @CurrentSession() session: Session,
    @ValidQuery(ownClubQuery) query: OwnClubQuery,
  ): Promise<OwnPhoto[]> {
    return this.photos.list(await this.getClub(session, query));
  }

  /** Uploads a picture: its bytes are the body. The public sees it once a moderator has checked it. */
  @Post()
  @ApiConsumes('image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/octet-stream')
  @ApiBody(PICTURE)
  @ApiCreatedResponse({ type: OwnPhoto })
  @ApiFailures(404, 409, 413, 415, 503)
  async addOwnPhoto(
    @CurrentSession() session: Session,
    @ValidQuery(newPhotoQuery) query: NewPhotoQuery,
    @Body() body: unknown,
  ): Promise<OwnPhoto> {
    const clubId = await this.getClub(session, query);
    const bytes = body instanceof Readable ? body : Readable.from([]);
    return this.uploads.take(clubId, Number(session.subject), query, bytes);
  }

  /** Changes a picture's description, or its place among the photos. */
  @Patch(':id')
  @ApiOkResponse({ type: OwnPhoto })
  async changeOwnPhoto(
    @CurrentSession() session: Session,
    @ValidQuery(ownClubQuery) query: OwnClubQuery,
    @RowId() id: number | undefined,
    @ValidBody(photoChangeBody) change: PhotoChangeBody,
  ): Promise<OwnPhoto> {
    return this.photos.change(await this.getClub(session, query), id, change);
  }

  /** Deletes a picture, wherever it's shown. */
  @Delete(':id')
  @ApiNoContent()
  async deleteOwnPhoto(
    @CurrentSession() session: Session,
    @ValidQuery(ownClubQuery) query: OwnClubQuery,
    @RowId() id: number | undefined,
  ): Promise<void> {
    await this.photos.remove(await this.getClub(session, query), id);
  }

  private async getClub({ subject }: Session, { clubId }: OwnClubQuery): Promise<number> {
    return (await this.clubs.getClub(subject, clubId)).id;
  }
}
