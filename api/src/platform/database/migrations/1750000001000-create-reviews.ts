import type { QueryRunner } from 'typeorm';
import { Table } from 'typeorm';
import {
  counter,
  flag,
  generatedId,
  integer,
  moment,
  nullable,
  primary,
  text,
  tinyint,
  varchar,
} from './column-options.js';

const reviews = new Table({
  name: 'reviews',
  columns: [
    generatedId(),
    integer('club_id'),
    varchar('author_email_hash', 64),
    varchar('author_email_encrypted', 512),
    text('review_text'),
    varchar('age_group', 24),
    tinyint('coaching_rating'),
    tinyint('communication_rating'),
    tinyint('facilities_rating'),
    tinyint('inclusivity_rating'),
    tinyint('value_rating'),
    tinyint('rating_total'),
    flag('is_verified'),
    flag('is_approved'),
    flag('is_held'),
    nullable(varchar('hold_reason', 200)),
    flag('is_visible'),
    nullable(text('response_text')),
    nullable(moment('responded_at')),
    { name: 'season', type: 'smallint' },
    moment('created_at'),
    nullable(moment('verified_at')),
    nullable(moment('approved_at')),
  ],
  indices: [
    { name: 'ix_reviews_recent', columnNames: ['is_visible', 'created_at'] },
    { name: 'ix_reviews_club_recent', columnNames: ['club_id', 'is_visible', 'created_at'] },
    { name: 'ix_reviews_club_age_group', columnNames: ['club_id', 'is_visible', 'age_group', 'created_at'] },
    {
      name: 'ux_reviews_author_season',
      columnNames: ['club_id', 'season', 'author_email_hash'],
      isUnique: true,
    },
  ],
  foreignKeys: [
    {
      name: 'fk_reviews_club',
      columnNames: ['club_id'],
      referencedTableName: 'clubs',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
      onUpdate: 'NO ACTION',
    },
  ],
});

const ageGroupCounts = new Table({
  name: 'age_group_counts',
  withoutRowid: true,
  columns: [primary(varchar('age_group', 24)), counter('count')],
});

const siteCounters = new Table({
  name: 'site_counters',
  withoutRowid: true,
  columns: [primary(varchar('name', 40)), counter('value')],
});

const siteSettings = new Table({
  name: 'site_settings',
  withoutRowid: true,
  columns: [primary(varchar('name', 40)), varchar('value', 200)],
});

/** Reviews, and their totals on pages. */
export class CreateReviews1750000001000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(reviews);
    await runner.createTable(ageGroupCounts);
    await runner.createTable(siteCounters);
    await runner.createTable(siteSettings);
    await runner.query(`INSERT INTO site_counters (name, value) VALUES ('clubs', 0), ('visible_reviews', 0)`);
  }
}
