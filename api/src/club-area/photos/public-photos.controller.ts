import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Database } from '../../platform/database/database.js';
import { sql } from '../../platform/database/sql.js';
import { ApiFailures } from '../../platform/http/api-list.js';
import { ClubPhoto } from '../../model/photos/club-photo.entity.js';
import { PhotoNotFoundError } from '../../model/photos/club-pictures.js';
import { hasWidth, parsePhotoFile, PhotoFiles } from '../../model/photos/photo-files.js';
import { PhotoSignatures } from '../../model/photos/photo-signatures.js';
import { PHOTO_KEY } from '../../model/photos/storage/photo-storage.js';

const IMAGE = { schema: { type: 'string', format: 'binary' } } as const;
/** The files of a key never change. */
const PUBLIC = 'public, max-age=31536000, immutable';
const PRIVATE = 'private, no-store';

/** The files of clubs' pictures. */
@ApiTags('public')
@Controller('photos')
export class PublicPhotosController {
  constructor(
    private readonly database: Database,
    private readonly files: PhotoFiles,
    private readonly signatures: PhotoSignatures,
  ) {}

  /** One file of a public picture; or of one waiting for a moderator, with the signature that its club was given. */
  @Get(':key/:file')
  @ApiParam({ name: 'file', schema: { type: 'string' }, description: 'Width and format, like "800.webp"' })
  @ApiQuery({ name: 'until', required: false, schema: { type: 'string' } })
  @ApiQuery({ name: 'signature', required: false, schema: { type: 'string' } })
  @ApiOkResponse({ content: { 'image/avif': IMAGE, 'image/webp': IMAGE } })
  @ApiFailures(404, 503)
  async getPhoto(
    @Param('key') key: string,
    @Param('file') fileName: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const file = parsePhotoFile(fileName);
    if (!file || !PHOTO_KEY.test(key)) throw new PhotoNotFoundError();
    const [photo] = await this.database.reads.all<Pick<ClubPhoto, 'kind' | 'state'>>(
      sql`SELECT kind, state FROM club_photos WHERE storage_key = ${key}`,
    );
    const isPublic = photo?.state === 'public';
    const isOpen = isPublic || (photo?.state === 'held' && this.maySee(key, request));
    const data = photo && isOpen && hasWidth(photo.kind, file) ? await this.files.read(key, file) : undefined;
    if (!data) throw new PhotoNotFoundError();
    void reply.type(`image/${file.format}`).headers({
      'cache-control': isPublic ? PUBLIC : PRIVATE,
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline',
    });
    return data;
  }

  private maySee(key: string, { query }: FastifyRequest): boolean {
    return this.signatures.isValid(key, query as { until?: unknown; signature?: unknown });
  }
}
