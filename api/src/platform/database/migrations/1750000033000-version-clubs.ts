import type { QueryRunner } from 'typeorm';
import { Table } from 'typeorm';
import { integer, primary } from './column-options.js';

const versions = new Table({
  name: 'club_versions',
  withoutRowid: true,
  columns: [primary(integer('club_id')), integer('version')],
  indices: [{ name: 'ix_club_versions_version', columnNames: ['version', 'club_id'] }],
});

/** Records which clubs have changed since when, for each process's in-memory search index. */
export class VersionClubs1750000033000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(versions);
    await runner.query('INSERT INTO club_versions (club_id, version) VALUES (0, 0), (-1, 0)');
  }
}
