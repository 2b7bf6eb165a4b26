import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Settings } from '../../platform/config/settings.js';
import { ApiFailures } from '../../platform/http/api-list.js';
import { OperatorSettings } from '../../platform/operator/operator-settings.js';
import { ClubsService } from '../clubs.service.js';
import { badgeFrame, FRAME_POLICY, IMAGE_POLICY } from './badge-frame.js';
import { sendImage } from './send-image.js';
import { badgeCard } from './share-card.js';
import { ShareImagesService } from './share-images.service.js';

/** Where badges are that other sites frame: beside /api, because it's a page. */
export const BADGE_FRAME_ROUTE = 'badge/club/:id';

/** Clubs' sites show what's true now, give or take a minute. */
const A_MINUTE = 'public, max-age=60';

/** A club's rating for its own site, which needs no script for it. */
@ApiTags('public')
@Controller()
export class BadgesController {
  constructor(
    private readonly clubs: ClubsService,
    private readonly images: ShareImagesService,
    private readonly operator: OperatorSettings,
    private readonly settings: Settings,
  ) {}

  /** The badge of a club as an image: name and rating. For an unknown or hidden club, one that says so. */
  @Get('badge/club/:id.svg')
  @ApiParam({ name: 'id', schema: { type: 'string' }, description: "The club's id or slug" })
  @ApiOkResponse({
    description: 'SVG, 320 by 112',
    content: { 'image/svg+xml': { schema: { type: 'string' } } },
  })
  @ApiFailures(503)
  async getBadge(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | ''> {
    const { card } = await this.find(id);
    void reply.header('content-security-policy', IMAGE_POLICY);
    return sendImage(this.images, card, A_MINUTE, { request, reply });
  }

  /** The same as a page for frames, with a link to the club's page. */
  @Get(BADGE_FRAME_ROUTE)
  @ApiExcludeEndpoint()
  async getBadgeFrame(
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { card, path } = await this.find(id);
    void reply.type('text/html; charset=utf-8').removeHeader('x-frame-options').headers({
      'cache-control': A_MINUTE,
      'content-security-policy': FRAME_POLICY,
      'cross-origin-resource-policy': 'cross-origin',
    });
    return badgeFrame(card, this.settings.publicUrl + path);
  }

  private async find(id: string) {
    const [club, { brandName }] = await Promise.all([this.clubs.findIfAny(id), this.operator.current()]);
    return { card: badgeCard(club, brandName), path: club ? `/clubs/${club.slug}` : '/' };
  }
}
