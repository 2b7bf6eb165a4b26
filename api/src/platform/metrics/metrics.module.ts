import { Readiness } from '@club-reviews/watching/readiness';
import { ServerMetrics } from '@club-reviews/watching/server-metrics';
import type { DynamicModule } from '@nestjs/common';
import { Global, Module } from '@nestjs/common';
import { MetricsController } from './metrics.controller.js';

/** What the application shares with the process around it. */
export interface Watching {
  metrics: ServerMetrics;
  readiness: Readiness;
}

/** Nobody reads the metrics, and nobody asks the process to stop: for commands. */
export const UNWATCHED = (): Watching => ({
  metrics: new ServerMetrics(undefined),
  readiness: new Readiness(),
});

/** Gives what is counted for Prometheus to every module, and to Prometheus; and whether requests are wanted. */
@Global()
@Module({})
export class MetricsModule {
  /** The module around metrics that the HTTP server, which is built before the application, counts in too. */
  static of({ metrics, readiness }: Watching): DynamicModule {
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
