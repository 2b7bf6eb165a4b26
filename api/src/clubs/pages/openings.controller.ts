import { Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiNoContent } from '../../platform/http/api-list.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import { OpeningPosts } from './opening-posts.service.js';
import type { OpeningBody } from './openings.dto.js';
import { openingBody } from './openings.dto.js';

/** For browsers that had a page's responses before it was opened. */
@ApiTags('public')
@Controller('openings')
export class OpeningsController {
  constructor(private readonly posts: OpeningPosts) {}

  /**
   * Counts a page opened with prefetched responses: without X-Page-Path, they counted nothing. Robots and unknown clubs
   * are left out.
   */
  @Post()
  @ApiNoContent('no-store')
  countOpening(
    @ValidBody(openingBody) { opening }: OpeningBody,
    @Req() { headers }: FastifyRequest,
  ): Promise<void> {
    return this.posts.count([{ opening, userAgent: headers['user-agent'] ?? '', times: 1 }]);
  }
}
