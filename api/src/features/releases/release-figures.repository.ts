import type { LoadError, Timing } from '@club-reviews/domain/release-telemetry';
import { Injectable } from '@nestjs/common';
import { PreparedReads } from '../../platform/database/prepared-reads.js';
import { raw, sql } from '../../platform/database/sql.js';
import type { Tally } from './failure-chance.js';

/** How figures are added up: by the hour "2026-11-23T14", or by the day "2026-11-23". */
type Step = 'hour' | 'day';

/** Loads of a version in a step, with one outcome. */
export interface LoadRow {
  step: string;
  version: string;
  /** Empty for successful loads. */
  errorClass: LoadError | '';
  count: number;
}

/** Measurements of a version in a step that fell in one bucket. */
export interface TimingRow {
  step: string;
  version: string;
  timing: Timing;
  bucket: number;
  count: number;
}

const STEPS = { hour: raw('hour'), day: raw('SUBSTR(hour, 1, 10)') };

/** Reads one remote's figures along the primary keys: the cost depends on the period and the remote. */
@Injectable()
export class ReleaseFiguresRepository {
  constructor(private readonly reads: PreparedReads) {}

  /** Loads from an hour on. */
  loads(remote: string, from: string, step: Step): Promise<LoadRow[]> {
    return this.reads.all<LoadRow>(sql`
      SELECT ${STEPS[step]} AS step, version, error_class AS errorClass, SUM(count) AS count
      FROM release_loads WHERE remote = ${remote} AND hour >= ${from}
      GROUP BY ${STEPS[step]}, version, error_class`);
  }

  /** Measurements from an hour on. */
  timings(remote: string, from: string, step: Step): Promise<TimingRow[]> {
    return this.reads.all<TimingRow>(sql`
      SELECT ${STEPS[step]} AS step, version, timing, bucket, SUM(count) AS count
      FROM release_timings WHERE remote = ${remote} AND hour >= ${from}
      GROUP BY ${STEPS[step]}, version, timing, bucket`);
  }

  /** How each version performed from an hour on. */
  async tallies(remote: string, from: string): Promise<Map<string, Tally>> {
    const rows = await this.reads.all<{
      version: string;
      total: number | string;
      failures: number | string;
    }>(sql`
      SELECT version, SUM(count) AS total, SUM(CASE WHEN outcome = 'loaded' THEN 0 ELSE count END) AS failures
      FROM release_loads WHERE remote = ${remote} AND hour >= ${from} GROUP BY version`);
    return new Map(
      rows.map(({ version, total, failures }) => [
        version,
        { total: Number(total), failures: Number(failures) },
      ]),
    );
  }
}
