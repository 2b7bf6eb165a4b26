import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PromiseCache } from '../../platform/async/promise-cache.js';
import { NotFoundError } from '../../platform/errors.js';
import { ApiFailures } from '../../platform/http/api-list.js';
import { OperatorSettings } from '../../platform/operator/operator-settings.js';
import { FOREVER, toIconVersion } from './brand-versions.js';
import { drawIcon, ICON_NAMES } from './draw-icon.js';

const KEPT_FOR_MS = 24 * 3_600_000;

/** The icons of a site with colours or a logo of its own. */
@ApiTags('public')
@Controller('icons')
export class IconsController {
  private readonly drawn = new PromiseCache<Buffer>(ICON_NAMES.length, KEPT_FOR_MS);

  constructor(private readonly operator: OperatorSettings) {}

  /** An icon for tabs and home screens; GET /config has the version for its address. */
  @Get(':name')
  @ApiOkResponse({
    description: 'PNG, as wide as its name says',
    content: { 'image/png': { schema: { type: 'string', format: 'binary' } } },
  })
  @ApiFailures(404)
  @ApiParam({ name: 'name', enum: ICON_NAMES })
  @ApiQuery({ name: 'v', type: String, required: false, description: 'The icons’ version' })
  async getIcon(
    @Param('name') asked: string,
    @Query('v') version: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const name = ICON_NAMES.find((known) => known === asked);
    if (name === undefined) throw new NotFoundError('There is no such icon');
    const brand = await this.operator.current();
    const current = toIconVersion(brand);
    if (current === undefined) throw new NotFoundError('This site has no icons of its own');
    const icon = await this.drawn.get(`${current} ${name}`, () => drawIcon(name, brand));
    void reply.type('image/png').header('cache-control', version === current ? FOREVER : 'no-cache');
    return icon;
  }
}
