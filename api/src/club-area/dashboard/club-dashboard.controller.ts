import { Controller, Get, Patch, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ForRole } from '../../platform/auth/for-role.js';
import { CurrentSession } from '../../platform/auth/session.js';
import type { Session } from '../../platform/auth/session.js';
import { ApiCursorPage } from '../../platform/http/api-list.js';
import { Paged, Pager, setNextLink } from '../../platform/http/pager.js';
import { cursorText } from '../../platform/http/cursors.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import { ValidQuery } from '../../platform/http/valid-query.js';
import type { ClubProfileBody } from './club-profile.dto.js';
import { clubProfileBody } from './club-profile.dto.js';
import { ClubDashboardService } from './club-dashboard.service.js';
import {
  ClubReview,
  ClubInsights,
  Dashboard,
  OwnClub,
  ownClubQuery,
  ownReviewsQuery,
} from './dashboard.dto.js';
import type { OwnClubQuery, OwnReviewsQuery } from './dashboard.dto.js';

const REVIEWS_PATH = '/api/club-admin/reviews';
const NEXT_REVIEWS = {
  description: 'rel="next" while there are more approved reviews',
  schema: { type: 'string' },
} as const;

/** Clubs' own pages, for their managers; someone who manages several names one with `clubId`. */
@ApiTags('club-admin')
@Controller('club-admin')
@ForRole('club-admin')
export class ClubDashboardController {
  constructor(private readonly dashboards: ClubDashboardService) {}

  /** The club, its numbers, and its newest approved reviews. */
  @Get('dashboard')
  @ApiOkResponse({ type: Dashboard, headers: { Link: NEXT_REVIEWS } })
  async getClubDashboard(
    @CurrentSession() { subject }: Session,
    @ValidQuery(ownClubQuery) { clubId }: OwnClubQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Dashboard> {
    const { dashboard, next } = await this.dashboards.dashboard(subject, clubId);
    const url = `${REVIEWS_PATH}${clubId === undefined ? '' : `?clubId=${clubId}`}`;
    if (next) setNextLink({ url }, reply, { cursor: cursorText(next) });
    return dashboard;
  }

  /** The club's approved reviews, newest first; with filters a page can be short although more follow. */
  @Get('reviews')
  @ApiCursorPage(ClubReview)
  async listOwnReviews(
    @CurrentSession() { subject }: Session,
    @ValidQuery(ownReviewsQuery) query: OwnReviewsQuery,
    @Paged() pager: Pager,
  ): Promise<ClubReview[]> {
    return pager.sendByCursor(await this.dashboards.listReviews(subject, query));
  }

  /** How the club's approved reviews are spread over ratings and months. */
  @Get('insights')
  @ApiOkResponse({ type: ClubInsights })
  getClubInsights(
    @CurrentSession() { subject }: Session,
    @ValidQuery(ownClubQuery) { clubId }: OwnClubQuery,
  ): Promise<ClubInsights> {
    return this.dashboards.insights(subject, clubId);
  }

  /** Changes the fields of the club's profile that are sent. */
  @Patch('club')
  @ApiOkResponse({ type: OwnClub })
  updateOwnClub(
    @CurrentSession() { subject }: Session,
    @ValidQuery(ownClubQuery) { clubId }: OwnClubQuery,
    @ValidBody(clubProfileBody) profile: ClubProfileBody,
  ): Promise<OwnClub> {
    return this.dashboards.updateClub(subject, clubId, profile);
  }
}
