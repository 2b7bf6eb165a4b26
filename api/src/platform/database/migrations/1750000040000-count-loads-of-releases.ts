import type { QueryRunner } from 'typeorm';
import { Table } from 'typeorm';
import { counter, integer, primary, varchar } from './column-options.js';

/** What belongs to one remote, hour and version, in the order figures are read. */
const OF_RELEASE = [varchar('remote', 40), varchar('hour', 13), varchar('version', 80)].map(primary);

/** How often releases were loaded in browsers, with which outcome, and how long it took. */
export class CountLoadsOfReleases1750000040000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'release_loads',
        withoutRowid: true,
        columns: [
          ...OF_RELEASE,
          primary(varchar('outcome', 8)),
          primary(varchar('error_class', 10)),
          counter('count'),
        ],
        indices: [{ name: 'ix_release_loads_hour', columnNames: ['hour'] }],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'release_timings',
        withoutRowid: true,
        columns: [...OF_RELEASE, primary(varchar('timing', 8)), primary(integer('bucket')), counter('count')],
        indices: [{ name: 'ix_release_timings_hour', columnNames: ['hour'] }],
      }),
    );
  }
}
