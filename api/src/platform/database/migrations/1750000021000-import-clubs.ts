import type { QueryRunner } from 'typeorm';
import { Table } from 'typeorm';
import { generatedId, integer, moment, nullable, primary, text, varchar } from './column-options.js';

const imports = new Table({
  name: 'club_imports',
  columns: [
    generatedId(),
    varchar('file_name', 200),
    moment('started_at'),
    nullable(moment('finished_at')),
    nullable(moment('undone_at')),
  ],
});

const changes = new Table({
  name: 'club_import_changes',
  columns: [
    primary(integer('import_id')),
    primary(varchar('external_id', 64)),
    integer('club_id'),
    nullable(text('previous_row')),
    nullable(text('field_changes')),
  ],
  withoutRowid: true,
});

const sources = new Table({
  name: 'club_sources',
  columns: [primary(varchar('external_id', 64)), integer('club_id'), text('last_row')],
  indices: [{ name: 'ix_club_sources_club', columnNames: ['club_id'] }],
  withoutRowid: true,
});

/** Imports clubs from files: where each one comes from, and what each import did. */
export class ImportClubs1750000021000 {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of [imports, changes, sources]) await runner.createTable(table);
  }
}
