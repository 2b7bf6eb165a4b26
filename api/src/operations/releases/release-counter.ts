import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { StoredCounter } from '../../platform/database/stored-counter.js';
import { getHour } from './hours.js';
import type { ReleaseLoads, ReleaseTimings } from './release-figures.entity.js';

const FLUSH_EVERY_MS = 10_000;

/** What is counted for a load, except the time. */
export type CountedLoad = Omit<ReleaseLoads, 'hour' | 'count'>;

/** What is counted for a measurement, except the time. */
type CountedTiming = Omit<ReleaseTimings, 'hour' | 'count'>;

/** Counts browsers' reports on releases: one row for each hour, release and outcome. */
@Injectable()
export class ReleaseCounter implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly counter: StoredCounter;

  constructor(database: Database) {
    this.counter = new StoredCounter(database, 'Release figures', FLUSH_EVERY_MS);
  }

  onApplicationBootstrap(): void {
    this.counter.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.counter.stop();
  }

  /** Counts that a release was loaded. */
  countLoad({ remote, version, outcome, errorClass }: CountedLoad, at: Date, times = 1): void {
    const key = { remote, hour: getHour(at), version, outcome, error_class: errorClass };
    this.counter.add('release_loads', key, { count: times });
  }

  /** Counts a measurement of a release. */
  countTiming({ remote, version, timing, bucket }: CountedTiming, at: Date, times = 1): void {
    const key = { remote, hour: getHour(at), version, timing, bucket };
    this.counter.add('release_timings', key, { count: times });
  }

  /** Stores what has been counted since the last time. */
  flush(): Promise<void> {
    return this.counter.flush();
  }
}
