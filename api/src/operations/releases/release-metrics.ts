import { bucketBounds } from '@club-reviews/domain/release-telemetry';
import type { Timing } from '@club-reviews/domain/release-telemetry';
import { ServerMetrics } from '@club-reviews/observability/server-metrics';
import { Injectable } from '@nestjs/common';
import { Counter, Histogram } from 'prom-client';
import type { CountedLoad } from './release-counter.js';

const MS_PER_SECOND = 1000;

/**
 * What this process has counted since it started, for Prometheus, which adds up several processes and notices when one
 * has restarted. Times are in seconds here.
 */
@Injectable()
export class ReleaseMetrics {
  private readonly loads;
  private readonly seconds;
  private readonly shifts;

  constructor({ registry }: ServerMetrics) {
    const registers = [registry];
    this.loads = new Counter({
      name: 'release_loads_total',
      help: 'Loads of remotes in browsers, by how they ended',
      labelNames: ['remote', 'version', 'outcome', 'error_class'],
      registers,
    });
    this.seconds = new Histogram({
      name: 'release_timing_seconds',
      help: 'Web vitals and steps of loading, as browsers measured them',
      labelNames: ['remote', 'version', 'timing'],
      buckets: bucketBounds('LCP').map((milliseconds) => milliseconds / MS_PER_SECOND),
      registers,
    });
    this.shifts = new Histogram({
      name: 'release_layout_shift',
      help: 'Cumulative layout shift, as browsers measured it',
      labelNames: ['remote', 'version'],
      buckets: [...bucketBounds('CLS')],
      registers,
    });
  }

  /** Counts a load. */
  countLoad({ remote, version, outcome, errorClass }: CountedLoad): void {
    this.loads.inc({ remote, version, outcome, error_class: errorClass });
  }

  /** Counts a measurement, in milliseconds except for CLS. */
  countTiming(release: { remote: string; version: string }, timing: Timing, value: number): void {
    const { remote, version } = release;
    if (timing === 'CLS') this.shifts.observe({ remote, version }, value);
    else this.seconds.observe({ remote, version, timing }, value / MS_PER_SECOND);
  }
}
