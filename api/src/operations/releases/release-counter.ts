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
export class ReleaseCounter extends StoredCounter {
  constructor(database: Database) {
    super(database, 'Release figures', FLUSH_EVERY_MS);
  }

  /** Counts that a release was loaded. */
  countLoad({ remote, version, outcome, errorClass }: CountedLoad, at: Date, times = 1): void {
    const key = { remote, hour: getHour(at), version, outcome, error_class: errorClass };
    this.add('release_loads', key, { count: times });
  }

  /** Counts a measurement of a release. */
  countTiming({ remote, version, timing, bucket }: CountedTiming, at: Date, times = 1): void {
    const key = { remote, hour: getHour(at), version, timing, bucket };
    this.add('release_timings', key, { count: times });
  }
}
