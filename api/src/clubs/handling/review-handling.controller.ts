import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ClubParam } from '../../model/clubs/club-param.js';
import { setPageClubs } from '../../model/clubs/page-clubs.js';
import { ApiFailures } from '../../platform/http/api-list.js';
import { ClubsService } from '../clubs.service.js';
import { ReviewHandling } from './handling.dto.js';
import { ReviewHandlingService } from './review-handling.service.js';

/** What happened to reviews by their stars, for everyone to check moderators by. */
@ApiTags('public')
@Controller()
export class ReviewHandlingController {
  constructor(
    private readonly handling: ReviewHandlingService,
    private readonly clubs: ClubsService,
  ) {}

  /** How the site's reviews were handled, by stars. */
  @Get('stats/review-handling')
  @ApiOkResponse({ type: ReviewHandling })
  @ApiFailures()
  getReviewHandling(): Promise<ReviewHandling> {
    return this.handling.ofSite();
  }

  /** How one club's reviews were handled, by stars; with those of clubs that have become part of it. */
  @Get('clubs/:idOrSlug/review-handling')
  @ApiOkResponse({ type: ReviewHandling })
  async getClubReviewHandling(
    @ClubParam() idOrSlug: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReviewHandling> {
    const { club, clubIds } = await this.clubs.find(idOrSlug);
    setPageClubs(reply, clubIds);
    return this.handling.ofClub(club.id);
  }
}
