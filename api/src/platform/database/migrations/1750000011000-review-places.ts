import type { QueryRunner } from 'typeorm';
import { Table, TableIndex } from 'typeorm';
import { integer, moment, nullable, primary, text, varchar } from './column-options.js';

const clubKey = (table: string) => ({
  name: `fk_${table}_club`,
  columnNames: ['club_id'],
  referencedTableName: 'clubs',
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
  onUpdate: 'NO ACTION',
});

const seasonPlaces = new Table({
  name: 'season_places',
  withoutRowid: true,
  columns: [
    primary(integer('club_id')),
    primary({ name: 'season', type: 'smallint' }),
    primary(varchar('author_email_hash', 64)),
    nullable(integer('review_id')),
    nullable(moment('blocked_at')),
  ],
  indices: [{ name: 'ix_season_places_author', columnNames: ['author_email_hash'] }],
  foreignKeys: [clubKey('season_places')],
});

const archivedReviews = new Table({
  name: 'archived_reviews',
  withoutRowid: true,
  columns: [
    primary(integer('review_id')),
    integer('club_id'),
    { name: 'season', type: 'smallint' },
    varchar('author_email_hash', 64),
    varchar('author_email_encrypted', 512),
    varchar('state', 10),
    nullable(text('reason')),
    text('content'),
    moment('archived_at'),
    moment('erase_at'),
  ],
  indices: [
    { name: 'ix_archived_reviews_author', columnNames: ['author_email_hash'] },
    { name: 'ix_archived_reviews_erase', columnNames: ['erase_at'] },
  ],
  foreignKeys: [clubKey('archived_reviews')],
});

const reviewEdits = new Table({
  name: 'review_edits',
  withoutRowid: true,
  columns: [
    primary(integer('review_id')),
    text('content'),
    nullable(varchar('hold_reason', 200)),
    moment('created_at'),
  ],
  indices: [{ name: 'ix_review_edits_created', columnNames: ['created_at'] }],
  foreignKeys: [
    {
      name: 'fk_review_edits_review',
      columnNames: ['review_id'],
      referencedTableName: 'reviews',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
      onUpdate: 'NO ACTION',
    },
  ],
});

const oneForEachSeason = new TableIndex({
  name: 'ux_reviews_author_season',
  columnNames: ['club_id', 'season', 'author_email_hash'],
  isUnique: true,
});
const byAuthor = new TableIndex({
  name: 'ix_reviews_author',
  columnNames: ['author_email_hash', 'club_id', 'season'],
});

/**
 * The place of an address in a club's season moves from the review to a separate table, so that unconfirmed reviews
 * occupy none and withdrawn ones free none. Withdrawn and removed reviews leave the table that is read.
 */
export class ReviewPlaces1750000011000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(seasonPlaces);
    await runner.createTable(archivedReviews);
    await runner.createTable(reviewEdits);
    await runner.query(
      `INSERT INTO season_places (club_id, season, author_email_hash, review_id)
       SELECT club_id, season, author_email_hash, id FROM reviews WHERE is_verified = 1`,
    );
    await runner.createIndex('reviews', byAuthor);
    await runner.dropIndex('reviews', oneForEachSeason);
  }
}
