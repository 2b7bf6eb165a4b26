import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiFailures, ApiOk } from '../../platform/http/api-list.js';
import { ValidQuery } from '../../platform/http/valid-query.js';
import type { FeedQuery } from './open-data.dto.js';
import { Dataset, FeedPage, feedQuery } from './open-data.dto.js';
import { OpenDataService } from './open-data.service.js';

/** What's on a page stays right; what's after the last one may come any moment. */
const [PAGE_KEPT, END_KEPT] = ['public, max-age=3600', 'public, max-age=8'];

/** Teams' training and clubs' sessions for other services, as OpenActive describes them; 404 while it's off. */
@ApiTags('public')
@Controller('open-data')
export class OpenDataController {
  constructor(private readonly openData: OpenDataService) {}

  /** What's published, by whom, and where, in JSON-LD. */
  @Get()
  @ApiOk(Dataset)
  @ApiFailures(404)
  getOpenData(): Promise<Dataset> {
    return this.openData.getDataset();
  }

  /** A page of the feed (RPDE 1.0), from its start or after a change. Read `next` again and again to stay up to date. */
  @Get('session-series')
  @ApiOk(FeedPage)
  @ApiFailures(404)
  async getSessionSeries(
    @ValidQuery(feedQuery) { afterChangeNumber }: FeedQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FeedPage> {
    const page = await this.openData.getPage(afterChangeNumber);
    void reply.header('cache-control', page.items.length === 0 ? END_KEPT : PAGE_KEPT);
    return page;
  }
}
