import type { QueryRunner } from 'typeorm';
import { Table, TableColumn } from 'typeorm';
import { counter, flag, generatedId, integer, moment, nullable, text, varchar } from './column-options.js';

const photos = new Table({
  name: 'club_photos',
  columns: [
    generatedId(),
    integer('club_id'),
    varchar('kind', 8),
    varchar('state', 12),
    counter('position'),
    { ...varchar('description', 150), default: "''" },
    nullable({ name: 'shows_children', type: 'boolean' }),
    flag('has_consent'),
    varchar('source', 8),
    nullable(varchar('source_url', 500)),
    varchar('storage_key', 24),
    nullable(integer('width')),
    nullable(integer('height')),
    nullable(integer('replaces_id')),
    nullable(integer('uploaded_by')),
    nullable(text('reason')),
    nullable(moment('held_at')),
    nullable(moment('decided_at')),
    nullable(varchar('decided_by', 160)),
    moment('created_at'),
    counter('attempts'),
    nullable(moment('next_attempt_at')),
    nullable(moment('locked_until')),
  ],
  foreignKeys: [
    {
      name: 'fk_club_photos_club',
      columnNames: ['club_id'],
      referencedTableName: 'clubs',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
      onUpdate: 'NO ACTION',
    },
  ],
  indices: [
    { name: 'ux_club_photos_key', columnNames: ['storage_key'], isUnique: true },
    { name: 'ix_club_photos_club', columnNames: ['club_id', 'position'] },
    { name: 'ix_club_photos_state', columnNames: ['state', 'held_at'] },
    { name: 'ix_club_photos_state_created', columnNames: ['state', 'created_at'] },
    { name: 'ix_club_photos_created', columnNames: ['created_at'] },
    { name: 'ix_club_photos_held', columnNames: ['held_at'] },
    { name: 'ix_club_photos_decided', columnNames: ['decided_at'] },
    { name: 'ix_club_photos_next_attempt', columnNames: ['next_attempt_at'] },
  ],
});

const details = new TableColumn(nullable(text('photo_details')));

/** Stores clubs' pictures, and on the club's own row what its page shows of them. */
export class KeepClubPhotos1750000035000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(photos);
    await runner.addColumn('clubs', details);
  }
}
