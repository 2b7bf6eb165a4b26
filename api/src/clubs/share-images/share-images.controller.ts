import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ClubsService } from '../clubs.service.js';
import { ApiFailures } from '../../platform/http/api-list.js';
import { OperatorSettings } from '../../platform/operator/operator-settings.js';
import { sendImage } from './send-image.js';
import { clubCard, siteCard } from './share-card.js';
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
    return sendImage(this.images, siteCard(await this.operator.current()), KNOWN, { request, reply });
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
    const club = await this.clubs.findIfAny(id);
    const card = club ? clubCard(club, operator.brandName) : siteCard(operator);
    return sendImage(this.images, card, club ? KNOWN : UNKNOWN, { request, reply });
  }
}
