import type { QueryRunner } from 'typeorm';
import { Table } from 'typeorm';
import { generatedId, integer, moment, nullable, varchar } from './column-options.js';

const sessions = new Table({
  name: 'club_sessions',
  columns: [
    generatedId(),
    integer('club_id'),
    varchar('kind', 12),
    nullable(varchar('title', 80)),
    varchar('starts_on', 10),
    nullable(varchar('weekly_until', 10)),
    varchar('last_on', 10),
    varchar('start_time', 5),
    varchar('end_time', 5),
    nullable(integer('age_from')),
    nullable(integer('age_to')),
    varchar('category', 12),
    nullable(varchar('place', 200)),
    nullable(varchar('postcode', 8)),
    integer('cost_pence'),
    nullable(varchar('bring', 500)),
    nullable(varchar('joining', 500)),
    nullable(varchar('link', 500)),
    varchar('state', 12),
    integer('revision'),
    moment('created_at'),
    moment('updated_at'),
  ],
  indices: [{ name: 'ix_club_sessions_club', columnNames: ['club_id', 'last_on'] }],
  foreignKeys: [
    {
      name: 'fk_club_sessions_club',
      columnNames: ['club_id'],
      referencedTableName: 'clubs',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
      onUpdate: 'NO ACTION',
    },
  ],
});

/** Lists clubs' taster sessions, trials and open days. */
export class ListSessions1750000051300 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(sessions);
  }
}
