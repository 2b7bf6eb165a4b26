import { bucketBounds } from '@club-reviews/domain/release-telemetry';
import type { Timing } from '@club-reviews/domain/release-telemetry';
import { Injectable } from '@nestjs/common';
import { Counter, Histogram, Registry } from 'prom-client';
import type { CountedLoad } from './release-counter.js';

const MS_PER_SECOND = 1000;

/**
 * What this process has counted since it started, for Prometheus, which adds up several processes and knows when one has
 * started anew. Times are in seconds there.
 */
@Injectable()
export class ReleaseMetrics {
  private readonly registry = new Registry();

  private readonly loads = new Counter({
    name: 'release_loads_total',
    help: 'Loads of remotes in browsers, by how they ended',
    labelNames: ['remote', 'version', 'outcome', 'error_class'],
    registers: [this.registry],
  });

  private readonly seconds = new Histogram({
    name: 'release_timing_seconds',
    help: 'Web vitals and steps of loading, as browsers measured them',
    labelNames: ['remote', 'version', 'timing'],
    buckets: bucketBounds('LCP').map((milliseconds) => milliseconds / MS_PER_SECOND),
    registers: [this.registry],
  });

  private readonly shifts = new Histogram({
    name: 'release_layout_shift',
    help: 'Cumulative layout shift, as browsers measured it',
    labelNames: ['remote', 'version'],
    buckets: [...bucketBounds('CLS')],
    registers: [this.registry],
  });

  /** The type of the answer. */
  readonly contentType = this.registry.contentType;

  /** Counts a load. */
  countLoad({ remote, version, outcome, errorClass }: CountedLoad): void {
    this.loads.inc({ remote, version, outcome, error_class: errorClass });
  }

  /** Counts a measurement, in milliseconds save for CLS. */
  countTiming(release: { remote: string; version: string }, timing: Timing, value: number): void {
    const { remote, version } = release;
    if (timing === 'CLS') this.shifts.observe({ remote, version }, value);
    else this.seconds.observe({ remote, version, timing }, value / MS_PER_SECOND);
  }

  /** Everything, in the format that Prometheus reads. */
  text(): Promise<string> {
    return this.registry.metrics();
  }
}
