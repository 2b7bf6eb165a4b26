import type { QueryRunner } from 'typeorm';
import { Table } from 'typeorm';
import { generatedId, integer, moment, nullable, text, tinyint, varchar } from './column-options.js';

const warnings = new Table({
  name: 'club_warnings',
  columns: [
    generatedId(),
    integer('club_id'),
    varchar('reason', 20),
    text('text'),
    moment('created_at'),
    moment('ends_at'),
    nullable(moment('ended_at')),
    nullable(text('appeal_text')),
    nullable(moment('appealed_at')),
    nullable(varchar('appeal_state', 10)),
    nullable(tinyint('urgency')),
    nullable(text('appeal_answer')),
  ],
  indices: [
    { name: 'ix_club_warnings_club', columnNames: ['club_id', 'ends_at'] },
    { name: 'ix_club_warnings_appeals', columnNames: ['appeal_state', 'urgency', 'appealed_at'] },
    { name: 'ix_club_warnings_ending', columnNames: ['ended_at', 'ends_at'] },
  ],
  foreignKeys: [
    {
      name: 'fk_club_warnings_club',
      columnNames: ['club_id'],
      referencedTableName: 'clubs',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
      onUpdate: 'NO ACTION',
    },
  ],
});

/** Lets clubs' pages warn of manipulated reviews. */
export class WarnOfClubs1750000052510 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(warnings);
  }
}
