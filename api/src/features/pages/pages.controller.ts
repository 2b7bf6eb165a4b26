import { Controller, Get, Header, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExcludeController } from '@nestjs/swagger';
import { ValidBody } from '../../platform/http/valid-body.js';
import { ValidQuery } from '../../platform/http/valid-query.js';
import { OpeningPosts } from './opening-posts.service.js';
import type { PageChanges } from './page-changes.service.js';
import { PageChangesService } from './page-changes.service.js';
import type { ChangesQuery, OpeningsBody } from './pages.dto.js';
import { changesQuery, openingsBody } from './pages.dto.js';

/**
 * For the server that makes pages, and nobody else: proxies answer 404 for it from outside. It asks before every page, so
 * neither the limit of reads nor a tag is in its way.
 */
@ApiExcludeController()
@Controller('pages')
export class PagesController {
  constructor(
    private readonly changes: PageChangesService,
    private readonly posts: OpeningPosts,
  ) {}

  /** Which clubs' pages have changed since a version. */
  @Get('changes')
  @RouteConfig({ rateLimit: false })
  @Header('cache-control', 'no-store')
  listPageChanges(@ValidQuery(changesQuery) { since }: ChangesQuery): Promise<PageChanges> {
    return this.changes.since(since);
  }

  /** Counts openings of pages that were made before. */
  @Post('openings')
  @RouteConfig({ rateLimit: false })
  @HttpCode(HttpStatus.NO_CONTENT)
  @Header('cache-control', 'no-store')
  countOpenings(@ValidBody(openingsBody) { openings }: OpeningsBody): Promise<void> {
    return this.posts.count(openings);
  }
}
