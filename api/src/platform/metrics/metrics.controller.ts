import { ServerMetrics } from '@club-reviews/observability/server-metrics';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NotFoundError } from '../errors.js';

/** The address for Prometheus. */
export const METRICS_PATH = '/metrics';

/** For Prometheus: outside /api, so that the shell passes nothing on to it. */
@Controller(METRICS_PATH)
@ApiExcludeController()
export class MetricsController {
  constructor(private readonly metrics: ServerMetrics) {}

  /** This process's counts. Without the token from METRICS_TOKEN, or if none is set, this returns 404. */
  @Get()
  async readMetrics(
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    if (!this.metrics.mayRead(headers.authorization)) throw new NotFoundError('Cannot GET /metrics');
    void reply.header('content-type', this.metrics.contentType).header('cache-control', 'no-store');
    return this.metrics.text();
  }
}
