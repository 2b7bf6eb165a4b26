import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiFailures } from '../../platform/http/api-list.js';
import { ModerationFigures, ModerationFiguresService } from './moderation-figures.service.js';
import { AgeGroupStat, ReviewMonth, SiteStats, StatsService } from './stats.service.js';

/** Totals of the whole site. */
@ApiTags('public')
@Controller('stats')
export class StatsController {
  constructor(
    private readonly stats: StatsService,
    private readonly moderation: ModerationFiguresService,
  ) {}

  /** How many clubs and publicly visible reviews there are. */
  @Get()
  @ApiOkResponse({ type: SiteStats })
  @ApiFailures()
  getStats(): Promise<SiteStats> {
    return this.stats.totals();
  }

  /** Visible reviews per age group, youngest first; groups without any are left out. */
  @Get('age-groups')
  @ApiOkResponse({ type: [AgeGroupStat] })
  @ApiFailures()
  getAgeGroupStats(): Promise<AgeGroupStat[]> {
    return this.stats.ageGroups();
  }

  /** What happened to reviews in each of the last twelve months, oldest first, and why some were removed. */
  @Get('reviews-by-month')
  @ApiOkResponse({ type: [ReviewMonth] })
  @ApiFailures()
  getReviewsByMonth(): Promise<ReviewMonth[]> {
    return this.stats.reviewsByMonth();
  }

  /** How many reports came in and were upheld, and how long moderators took, over the last twelve months. */
  @Get('moderation-by-month')
  @ApiOkResponse({ type: ModerationFigures })
  @ApiFailures()
  getModerationByMonth(): Promise<ModerationFigures> {
    return this.moderation.get();
  }
}
