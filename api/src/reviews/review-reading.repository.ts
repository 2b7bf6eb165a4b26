import { Inject, Injectable } from '@nestjs/common';
import type { ClubReference } from '../clubs/club-reference.js';
import type { PageRequest } from '../common/pages.js';
import { offsetOf } from '../common/pages.js';
import { READS } from '../database/database.module.js';
import type { PreparedReads, SqlParameter } from '../database/prepared-reads.js';
import type { ReviewRow } from './review-columns.js';
import { REVIEW_COLUMNS } from './review-columns.js';

// Every inner query walks one index and nothing else; rows are read only for the page itself, and sorted there by
// what the inner query brought along, which spares the engine a temporary table of wide rows.
const page = (from: string): string => `
  SELECT ${REVIEW_COLUMNS}
  FROM (${from} ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?) p
  JOIN reviews r ON r.id = p.id JOIN clubs c ON c.id = r.club_id
  ORDER BY p.created_at DESC, p.id DESC`;

const RECENT = page('SELECT id, created_at FROM reviews WHERE is_visible = 1');
const OF_CLUB = page('SELECT id, created_at FROM reviews WHERE club_id = ? AND is_visible = 1');
const OF_AGE_GROUP = page(
  'SELECT id, created_at FROM reviews WHERE club_id = ? AND is_visible = 1 AND age_group = ?',
);

const COUNT_ALL = `SELECT value FROM site_counters WHERE name = 'visible_reviews'`;
const CLUB_BY_ID = 'SELECT id, review_count AS reviewCount FROM clubs WHERE id = ?';
const CLUB_BY_SLUG = 'SELECT id, review_count AS reviewCount FROM clubs WHERE slug = ?';
const COUNT_OF_AGE_GROUP = 'SELECT count FROM club_age_group_counts WHERE club_id = ? AND age_group = ?';

/** Reads publicly visible reviews; no method returns another. */
@Injectable()
export class ReviewReadingRepository {
  constructor(@Inject(READS) private readonly reads: PreparedReads) {}

  /** A page of all visible reviews, newest first. */
  findVisible(asked: PageRequest): Promise<ReviewRow[]> {
    return this.reads.all(RECENT, [asked.limit, offsetOf(asked)]);
  }

  /** How many reviews are visible. */
  async countVisible(): Promise<number> {
    const [row] = await this.reads.all<{ value: number }>(COUNT_ALL);
    return row?.value ?? 0;
  }

  /** The club's id and its number of visible reviews; undefined when there is no such club. */
  async findClub(reference: ClubReference): Promise<{ id: number; reviewCount: number } | undefined> {
    const [sql, key]: [string, SqlParameter] =
      'id' in reference ? [CLUB_BY_ID, reference.id] : [CLUB_BY_SLUG, reference.slug];
    const [club] = await this.reads.all<{ id: number; reviewCount: number }>(sql, [key]);
    return club;
  }

  /** A page of a club's visible reviews, newest first. */
  findVisibleOfClub(clubId: number, asked: PageRequest): Promise<ReviewRow[]> {
    return this.reads.all(OF_CLUB, [clubId, asked.limit, offsetOf(asked)]);
  }

  /** The same from one age group. */
  findVisibleOfAgeGroup(clubId: number, ageGroup: string, asked: PageRequest): Promise<ReviewRow[]> {
    return this.reads.all(OF_AGE_GROUP, [clubId, ageGroup, asked.limit, offsetOf(asked)]);
  }

  /** How many of a club's visible reviews come from one age group. */
  async countOfAgeGroup(clubId: number, ageGroup: string): Promise<number> {
    const [row] = await this.reads.all<{ count: number }>(COUNT_OF_AGE_GROUP, [clubId, ageGroup]);
    return row?.count ?? 0;
  }
}
