import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiFailures } from '../platform/http/api-list.js';
import { ClubsRepository } from './clubs.repository.js';

/** What the site's sitemap lists. */
@ApiTags('public')
@Controller('sitemap')
export class SitemapController {
  constructor(private readonly clubs: ClubsRepository) {}

  /** The addresses of all listed clubs, read in one statement: a list in pages would shift while clubs change. */
  @Get('clubs')
  @ApiOkResponse({ type: [String] })
  @ApiFailures()
  listSitemapClubs(): Promise<string[]> {
    return this.clubs.listedSlugs();
  }
}
