import type { QueryRunner } from 'typeorm';
import { Table, TableColumn, TableIndex } from 'typeorm';
import { flag, generatedId, integer, moment, nullable, primary, text, varchar } from './column-options.js';

const CLUBS = 'clubs';

const columns = [
  new TableColumn({ ...varchar('state', 8), default: "'listed'" }),
  new TableColumn(nullable(moment('state_since'))),
  new TableColumn(nullable(integer('successor_id'))),
];

/** Lists and searches leave out unlisted clubs, and only read their indexes. */
const INDICES = [
  {
    name: 'ix_clubs_coordinates',
    before: ['latitude', 'longitude', 'search_name', 'sport'],
    after: ['latitude', 'longitude', 'state', 'search_name', 'sport'],
  },
  {
    name: 'ix_clubs_overall_score',
    before: ['overall_score', 'review_count'],
    after: ['state', 'overall_score', 'review_count'],
  },
  {
    name: 'ix_clubs_review_count',
    before: ['review_count', 'overall_score'],
    after: ['state', 'review_count', 'overall_score'],
  },
];

const NEW_INDICES = [
  { name: 'ix_clubs_name', columnNames: ['search_name'] },
  { name: 'ix_clubs_state_name', columnNames: ['state', 'search_name'] },
  { name: 'ix_clubs_postcode', columnNames: ['postcode'] },
  { name: 'ix_clubs_successor', columnNames: ['successor_id'] },
];

const addresses = new Table({
  name: 'club_addresses',
  columns: [primary(varchar('slug', 180)), integer('club_id'), moment('until')],
  indices: [{ name: 'ix_club_addresses_club', columnNames: ['club_id'] }],
  withoutRowid: true,
});

const changes = new Table({
  name: 'club_changes',
  columns: [
    generatedId(),
    integer('club_id'),
    varchar('actor', 12),
    nullable(integer('staff_id')),
    nullable(varchar('staff_name', 160)),
    varchar('action', 20),
    text('changes'),
    nullable(text('reason')),
    nullable(integer('other_club_id')),
    flag('is_unseen'),
    nullable(moment('undone_at')),
    moment('created_at'),
  ],
  indices: [
    { name: 'ix_club_changes_club', columnNames: ['club_id', 'id'] },
    { name: 'ix_club_changes_unseen', columnNames: ['is_unseen', 'id'] },
    { name: 'ix_club_changes_created', columnNames: ['created_at'] },
  ],
});

const moves = new Table({
  name: 'club_merge_moves',
  columns: [
    primary(integer('change_id')),
    primary(varchar('subject', 24)),
    primary(varchar('subject_key', 80)),
    nullable(text('detail')),
    moment('created_at'),
  ],
  indices: [{ name: 'ix_club_merge_moves_created', columnNames: ['created_at'] }],
  withoutRowid: true,
});

/** Lets moderators maintain the directory: states of clubs, former addresses, history, and what merges have moved. */
export class KeepDirectory1750000025000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns(CLUBS, columns);
    for (const { name, after } of INDICES) {
      await runner.dropIndex(CLUBS, name);
      await runner.createIndex(CLUBS, new TableIndex({ name, columnNames: after }));
    }
    await runner.createIndices(
      CLUBS,
      NEW_INDICES.map((index) => new TableIndex(index)),
    );
    for (const table of [addresses, changes, moves]) await runner.createTable(table);
  }
}
