import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { NotFoundError } from '../../platform/errors.js';
import { ApiFailures } from '../../platform/http/api-list.js';
import { OperatorSettings } from '../../platform/operator/operator-settings.js';

/** The address of a logo changes with the picture. */
const FOREVER = 'public, max-age=31536000, immutable';

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
  async getLogo(@Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    const { brandLogo } = await this.operator.current();
    const [, type, text] = /^data:(image\/\w+);base64,(.+)$/.exec(brandLogo) ?? [];
    if (type === undefined) throw new NotFoundError('This site has no logo of its own');
    void reply.type(type).header('cache-control', FOREVER);
    return Buffer.from(text ?? '', 'base64');
  }
}
