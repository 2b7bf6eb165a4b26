import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiFailures } from '../platform/http/api-list.js';
import { ClubsRepository } from './clubs.repository.js';
import { ClubIndexSync } from './directory/club-index-sync.js';
import { GroundsRepository } from './grounds/grounds.repository.js';

/** What the site's sitemap lists. */
@ApiTags('public')
@Controller('sitemap')
export class SitemapController {
  private kept: { changedAt: number; slugs: string[] } | undefined;

  constructor(
    private readonly clubs: ClubsRepository,
    private readonly grounds: GroundsRepository,
    private readonly keeper: ClubIndexSync,
  ) {}

  /**
   * The addresses of all listed clubs, read in one statement: a list in pages would shift while clubs change. It's read
   * again after one has changed.
   */
  @Get('clubs')
  @ApiOkResponse({ type: [String] })
  @ApiFailures()
  async listSitemapClubs(): Promise<string[]> {
    const { changedAt } = await this.keeper.current();
    if (this.kept?.changedAt !== changedAt) this.kept = { changedAt, slugs: await this.clubs.listedSlugs() };
    return this.kept.slugs;
  }

  /** The numbers of all grounds where listed clubs play, along their index. */
  @Get('grounds')
  @ApiOkResponse({ schema: { type: 'array', items: { type: 'integer' } } })
  @ApiFailures()
  listSitemapGrounds(): Promise<number[]> {
    return this.grounds.idsWithClubs();
  }
}
