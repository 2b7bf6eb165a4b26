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
 * Only for the server that renders pages: proxies return 404 for it to the outside. It's called before every page, so
 * neither the read limit nor a tag gets in its way.
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

  /** Counts opened pages that were made earlier. */
  @Post('openings')
  @RouteConfig({ rateLimit: false })
  @HttpCode(HttpStatus.NO_CONTENT)
  @Header('cache-control', 'no-store')
  countOpenings(@ValidBody(openingsBody) { openings }: OpeningsBody): Promise<void> {
    return this.posts.count(openings);
  }
}
