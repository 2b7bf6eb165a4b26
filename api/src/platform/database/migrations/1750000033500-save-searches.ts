import type { QueryRunner } from 'typeorm';
import { Table } from 'typeorm';
import { double, generatedId, integer, moment, nullable, primary, text, varchar } from './column-options.js';

const belongsTo = (name: string, column: string, table: string) => ({
  name,
  columnNames: [column],
  referencedTableName: table,
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
  onUpdate: 'NO ACTION',
});

const searches = new Table({
  name: 'saved_searches',
  columns: [
    generatedId(),
    varchar('email_hash', 64),
    varchar('email_encrypted', 512),
    varchar('token_hash', 64),
    varchar('place', 255),
    double('latitude'),
    double('longitude'),
    integer('radius'),
    nullable(varchar('age_group', 12)),
    text('teams'),
    text('days'),
    nullable(integer('since_version')),
    nullable(moment('confirmed_at')),
    nullable(moment('mailed_at')),
    nullable(moment('mail_due_at')),
    moment('erase_at'),
    moment('created_at'),
  ],
  indices: [
    { name: 'ux_saved_searches_token', columnNames: ['token_hash'], isUnique: true },
    { name: 'ix_saved_searches_email', columnNames: ['email_hash'] },
    { name: 'ix_saved_searches_around', columnNames: ['radius', 'latitude'] },
    { name: 'ix_saved_searches_due', columnNames: ['mail_due_at'] },
    { name: 'ix_saved_searches_erase', columnNames: ['erase_at'] },
  ],
});

const clubs = new Table({
  name: 'saved_search_clubs',
  withoutRowid: true,
  columns: [primary(integer('search_id')), primary(integer('club_id')), moment('noticed_at')],
  foreignKeys: [
    belongsTo('fk_saved_search_clubs_search', 'search_id', 'saved_searches'),
    belongsTo('fk_saved_search_clubs_club', 'club_id', 'clubs'),
  ],
  indices: [{ name: 'ix_saved_search_clubs_club', columnNames: ['club_id'] }],
});

const openings = new Table({
  name: 'club_openings',
  columns: [primary(integer('club_id')), text('marks'), double('latitude'), double('longitude')],
  foreignKeys: [belongsTo('fk_club_openings_club', 'club_id', 'clubs')],
});

/** Lets visitors save a search, and be mailed when a club with a place appears. */
export class SaveSearches1750000033500 {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of [searches, clubs, openings]) await runner.createTable(table);
  }
}
