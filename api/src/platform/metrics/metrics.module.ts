import { Readiness } from '@club-reviews/observability/readiness';
import { ServerMetrics } from '@club-reviews/observability/server-metrics';
import { serverLog } from '@club-reviews/observability/server-log';
import type { DynamicModule } from '@nestjs/common';
import { Global, Module } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';
import { MetricsController } from './metrics.controller.js';

/** What the application shares with the process around it. */
export interface Watching {
  metrics: ServerMetrics;
  readiness: Readiness;
  log: FastifyBaseLogger;
}

/** For commands: nobody reads metrics or logs, and nobody asks the process to stop. */
export const UNWATCHED = (): Watching => ({
  metrics: new ServerMetrics(undefined),
  readiness: new Readiness(),
  log: serverLog('api', 'silent'),
});

/** Provides the Prometheus metrics to every module, and to Prometheus; and whether requests are welcome. */
@Global()
@Module({})
export class MetricsModule {
  /** The module for metrics that the HTTP server, which is built before the application, also counts in. */
  static of({ metrics, readiness }: Omit<Watching, 'log'>): DynamicModule {
    return {
      module: MetricsModule,
      controllers: [MetricsController],
      providers: [
        { provide: ServerMetrics, useValue: metrics },
        { provide: Readiness, useValue: readiness },
      ],
      exports: [ServerMetrics, Readiness],
    };
  }
}
