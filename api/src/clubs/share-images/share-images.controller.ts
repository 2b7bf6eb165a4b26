import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ClubsService } from '../clubs.service.js';
import { ClubNotFoundError } from '../../model/clubs/club-reference.js';
import { ApiFailures } from '../../platform/http/api-list.js';
import { OperatorSettings } from '../../platform/operator/operator-settings.js';
import { matches } from '../../platform/http/etag.js';
import type { ShareCard } from './share-card.js';
import { cardDigest, clubCard, siteCard } from './share-card.js';
import { ShareImagesService } from './share-images.service.js';

/** Sites that show an image cache it for a day, then revalidate it with its tag. */
const KNOWN = 'public, max-age=86400, stale-while-revalidate=604800';
/** The club may exist soon. */
const UNKNOWN = 'public, max-age=300';

const PNG_ANSWER = {
  description: 'PNG, 1200 by 630',
  content: { 'image/png': { schema: { type: 'string', format: 'binary' } } },
};

/** Images for links that are shared. */
@ApiTags('public')
@Controller('og-image')
export class ShareImagesController {
  constructor(
    private readonly clubs: ClubsService,
    private readonly images: ShareImagesService,
    private readonly operator: OperatorSettings,
  ) {}

  /** The image for pages that aren't about a club. */
  @Get('site')
  @ApiOkResponse(PNG_ANSWER)
  @ApiFailures(503)
  async getSiteImage(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | ''> {
    return this.answer(siteCard(await this.operator.current()), KNOWN, request, reply);
  }

  /** The image of a club: crest, name, place and rating. For an unknown club, the site's. */
  @Get('club/:id')
  @ApiParam({ name: 'id', schema: { type: 'string' }, description: "The club's id or slug" })
  @ApiOkResponse(PNG_ANSWER)
  @ApiFailures(503)
  async getClubImage(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | ''> {
    const operator = await this.operator.current();
    const card = await this.findClubCard(id, operator.brandName);
    return this.answer(card ?? siteCard(operator), card ? KNOWN : UNKNOWN, request, reply);
  }

  private async findClubCard(id: string, brandName: string): Promise<ShareCard | undefined> {
    try {
      return clubCard((await this.clubs.find(id)).club, brandName);
    } catch (error) {
      if (error instanceof ClubNotFoundError) return undefined;
      throw error;
    }
  }

  private async answer(
    card: ShareCard,
    cacheControl: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Buffer | ''> {
    const tag = `"${cardDigest(card)}"`;
    const isKnown = matches(request.headers['if-none-match'] ?? '', tag);
    const image = isKnown ? '' : await this.images.image(card);
    // Set only now: a response saying that nothing could be drawn must not be cached.
    void reply
      .code(isKnown ? 304 : 200)
      .type('image/png')
      .headers({
        etag: tag,
        'cache-control': cacheControl,
        'cross-origin-resource-policy': 'cross-origin',
      });
    return image;
  }
}
