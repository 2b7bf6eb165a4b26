import { toLogoType } from '@club-reviews/domain/operator-settings';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { NotFoundError } from '../../platform/errors.js';
import { ApiFailures } from '../../platform/http/api-list.js';
import { OperatorSettings } from '../../platform/operator/operator-settings.js';
import { FOREVER, toLogoVersion } from './brand-versions.js';

/** The operator's logo. */
@ApiTags('public')
@Controller('logo')
export class LogoController {
  constructor(private readonly operator: OperatorSettings) {}

  /** The picture in the header; GET /config has its address. */
  @Get()
  @ApiOkResponse({
    description: 'PNG, JPEG or WebP',
    content: { 'image/*': { schema: { type: 'string', format: 'binary' } } },
  })
  @ApiFailures(404)
  @ApiQuery({ name: 'v', type: String, required: false, description: 'The picture’s version' })
  async getLogo(
    @Query('v') version: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { brandLogo } = await this.operator.current();
    const [, text = ''] = brandLogo.split(',');
    const type = toLogoType(text);
    if (type === undefined) throw new NotFoundError('This site has no logo of its own');
    const isCurrent = version === toLogoVersion(brandLogo);
    void reply.type(`image/${type}`).header('cache-control', isCurrent ? FOREVER : 'no-cache');
    return Buffer.from(text, 'base64');
  }
}
