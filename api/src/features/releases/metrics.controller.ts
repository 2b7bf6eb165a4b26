import { hash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../platform/config/settings.js';
import { SETTINGS } from '../../platform/config/settings.module.js';
import { NotFoundError } from '../../platform/errors.js';
import { ReleaseMetrics } from './release-metrics.js';

/** Where Prometheus asks. */
export const METRICS_PATH = '/metrics';

/** For Prometheus: beside /api, so that the shell passes nothing on to it. */
@Controller(METRICS_PATH)
@ApiExcludeController()
export class MetricsController {
  constructor(
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'metricsToken'>,
    private readonly metrics: ReleaseMetrics,
  ) {}

  /** What this process has counted. Without the token of METRICS_TOKEN, or where none is set, there is nothing here. */
  @Get()
  async readMetrics(
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { metricsToken } = this.settings;
    if (metricsToken === undefined || !isSame(headers.authorization ?? '', `Bearer ${metricsToken}`))
      throw new NotFoundError('Cannot GET /metrics');
    void reply.header('content-type', this.metrics.contentType).header('cache-control', 'no-store');
    return this.metrics.text();
  }
}

/** Compares in a time that says nothing of where two texts differ. */
function isSame(given: string, wanted: string): boolean {
  const [one, other] = [given, wanted].map((text) => hash('sha256', text, 'buffer'));
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
