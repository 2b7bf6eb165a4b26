import type { LoadError, Timing } from '@club-reviews/domain/release-telemetry';
import { Injectable } from '@nestjs/common';
import { PreparedReads } from '../../platform/database/prepared-reads.js';
import { sql } from '../../platform/database/sql.js';
import type { Tally } from './failure-chance.js';

/** How often something kept a version from running. */
export interface ErrorRow {
  version: string;
  errorClass: LoadError;
  count: number | string;
}

/** How many measurements of a version fell in one bucket. */
export interface VitalRow {
  version: string;
  timing: Timing;
  bucket: number;
  count: number | string;
}

/** Reads one remote's figures along the primary keys: the cost depends on the period and the remote. */
@Injectable()
export class ReleaseFiguresRepository {
  constructor(private readonly reads: PreparedReads) {}

  /** What kept each version from running, from an hour on; the commonest first. */
  errors(remote: string, from: string): Promise<ErrorRow[]> {
    return this.reads.all<ErrorRow>(sql`
      SELECT version, error_class AS errorClass, SUM(count) AS count
      FROM release_loads WHERE remote = ${remote} AND hour >= ${from} AND error_class <> ''
      GROUP BY version, error_class ORDER BY SUM(count) DESC, error_class`);
  }

  /** What was measured of each version, from an hour on. */
  vitals(remote: string, from: string): Promise<VitalRow[]> {
    return this.reads.all<VitalRow>(sql`
      SELECT version, timing, bucket, SUM(count) AS count
      FROM release_timings WHERE remote = ${remote} AND hour >= ${from}
      GROUP BY version, timing, bucket`);
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
