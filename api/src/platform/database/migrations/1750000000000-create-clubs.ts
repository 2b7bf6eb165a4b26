import type { QueryRunner } from 'typeorm';
import { Table } from 'typeorm';
import {
  counter,
  double,
  generatedId,
  integer,
  moment,
  nullable,
  primary,
  text,
  tinyint,
  varchar,
} from './column-options.js';

const clubs = new Table({
  name: 'clubs',
  columns: [
    generatedId(),
    varchar('name', 160),
    varchar('slug', 180),
    counter('list_position'),
    varchar('search_name', 320),
    varchar('search_location', 320),
    varchar('location', 160),
    nullable(varchar('county', 80)),
    nullable(varchar('region', 80)),
    nullable(varchar('postcode', 8)),
    nullable(varchar('outward_code', 4)),
    nullable(double('latitude')),
    nullable(double('longitude')),
    varchar('sport', 60),
    text('description'),
    nullable(varchar('image_url', 500)),
    nullable(varchar('website', 500)),
    nullable(varchar('home_ground', 200)),
    text('leagues'),
    nullable(text('about_us')),
    text('teams'),
    nullable(text('training_schedule')),
    nullable(varchar('training_ground_address', 300)),
    nullable(text('membership_fees')),
    nullable(varchar('instagram', 300)),
    nullable(varchar('facebook', 300)),
    nullable(varchar('x_twitter', 300)),
    nullable(varchar('contact_email', 254)),
    nullable(varchar('club_logo', 500)),
    text('photos'),
    nullable(text('ai_summary')),
    counter('review_count'),
    counter('coaching_sum'),
    counter('communication_sum'),
    counter('facilities_sum'),
    counter('inclusivity_sum'),
    counter('value_sum'),
    counter('rating_count_1'),
    counter('rating_count_2'),
    counter('rating_count_3'),
    counter('rating_count_4'),
    counter('rating_count_5'),
    counter('overall_score'),
    moment('created_at'),
    moment('updated_at'),
  ],
  indices: [
    { name: 'ux_clubs_slug', columnNames: ['slug'], isUnique: true },
    // The next two include the searched texts, so that a search by name or place reads nothing else.
    { name: 'ix_clubs_list_position', columnNames: ['list_position', 'search_name', 'search_location'] },
    { name: 'ix_clubs_coordinates', columnNames: ['latitude', 'longitude', 'search_name', 'sport'] },
    { name: 'ix_clubs_overall_score', columnNames: ['overall_score', 'review_count'] },
    { name: 'ix_clubs_review_count', columnNames: ['review_count', 'overall_score'] },
    { name: 'ix_clubs_sport', columnNames: ['sport', 'list_position'] },
  ],
});

const searchTerms = new Table({
  name: 'club_search_terms',
  withoutRowid: true,
  columns: [primary(varchar('term', 32)), primary(tinyint('field')), primary(integer('club_id'))],
  indices: [{ name: 'ix_club_search_terms_club', columnNames: ['club_id'] }],
});

const clubAgeGroupCounts = new Table({
  name: 'club_age_group_counts',
  withoutRowid: true,
  columns: [primary(integer('club_id')), primary(varchar('age_group', 24)), counter('count')],
});

/** Clubs with their stored averages and counts, and what searching them by text needs. */
export class CreateClubs1750000000000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(clubs);
    await runner.createTable(searchTerms);
    await runner.createTable(clubAgeGroupCounts);
  }
}
