import { Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiNoContent } from '../../platform/http/api-list.js';
import { getSender } from '../../platform/http/request-origin.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import type { TelemetryBody } from './telemetry.dto.js';
import { telemetryBody } from './telemetry.dto.js';
import { TelemetryService } from './telemetry.service.js';

/** Browsers' reports on which release they loaded, and the outcome. */
@ApiTags('public')
@Controller('telemetry')
export class TelemetryController {
  constructor(private readonly telemetry: TelemetryService) {}

  /**
   * Counts what a visit loaded and how long it took. Browsers that ask not to be tracked get the same response, and
   * nothing is counted.
   */
  @Post()
  @ApiNoContent('no-store')
  async reportTelemetry(
    @ValidBody(telemetryBody) body: TelemetryBody,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const { headers } = request;
    if (headers.dnt === '1' || headers['sec-gpc'] === '1') return;
    await this.telemetry.count(body, { ...getSender(request), userAgent: headers['user-agent'] ?? '' });
  }
}
