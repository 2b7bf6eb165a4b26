import { Inject, Injectable } from '@nestjs/common';
import type { ClubReference } from '../clubs/club-reference.js';
import type { Page, PageRequest } from '../common/pages.js';
import { offsetOf } from '../common/pages.js';
import { READS } from '../database/database.module.js';
import type { PreparedReads, SqlParameter } from '../database/prepared-reads.js';
import type { ReviewRow } from './review-columns.js';
import { REVIEW_COLUMNS } from './review-columns.js';

const VISIBLE_REVIEWS = `SELECT value FROM site_counters WHERE name = 'visible_reviews'`;

// Every inner query walks one index and nothing else; rows are read only for the page itself, and sorted there by
// what the inner query brought along, which spares the engine a temporary table of wide rows. Rows bring the length
// of the whole list along, which spares most calls a second statement.
const page = (total: string, from: string): string => `
  SELECT ${REVIEW_COLUMNS}, p.total
  FROM (SELECT v.id, v.created_at, ${total} AS total FROM ${from} ORDER BY v.created_at DESC, v.id DESC LIMIT ? OFFSET ?) p
  JOIN reviews r ON r.id = p.id JOIN clubs c ON c.id = r.club_id
  ORDER BY p.created_at DESC, p.id DESC`;

const ofClub = (column: string): string =>
  page(
    'k.review_count',
    `clubs k JOIN reviews v ON v.club_id = k.id WHERE k.${column} = ? AND v.is_visible = 1`,
  );

const ofAgeGroup = (column: string): string =>
  page(
    'a.count',
    `clubs k
    JOIN club_age_group_counts a ON a.club_id = k.id
    JOIN reviews v ON v.club_id = k.id AND v.age_group = a.age_group
    WHERE k.${column} = ? AND a.age_group = ? AND v.is_visible = 1`,
  );

const clubBy = (column: string): string => `
  SELECT k.review_count AS total, (
    SELECT a.count FROM club_age_group_counts a WHERE a.club_id = k.id AND a.age_group = ?
  ) AS ageGroupTotal
  FROM clubs k WHERE k.${column} = ?`;

const RECENT = page(`(${VISIBLE_REVIEWS})`, 'reviews v WHERE v.is_visible = 1');
const OF_CLUB = { id: ofClub('id'), slug: ofClub('slug') };
const OF_AGE_GROUP = { id: ofAgeGroup('id'), slug: ofAgeGroup('slug') };
const CLUB = { id: clubBy('id'), slug: clubBy('slug') };

type CountedRow = ReviewRow & { total: number };

/** Reads publicly visible reviews; no method returns another. */
@Injectable()
export class ReviewReadingRepository {
  constructor(@Inject(READS) private readonly reads: PreparedReads) {}

  /** A page of all visible reviews, newest first. */
  async findVisible(asked: PageRequest): Promise<Page<ReviewRow>> {
    const items = await this.reads.all<CountedRow>(RECENT, [asked.limit, offsetOf(asked)]);
    return { items, total: items[0]?.total ?? (await this.countVisible()) };
  }

  /** A page of a club's visible reviews, of one age group on request, newest first; undefined: no such club. */
  async findVisibleOfClub(
    reference: ClubReference,
    ageGroup: string | undefined,
    asked: PageRequest,
  ): Promise<Page<ReviewRow> | undefined> {
    const [column, key]: ['id' | 'slug', SqlParameter] =
      'id' in reference ? ['id', reference.id] : ['slug', reference.slug];
    const [sql, keys] = ageGroup === undefined ? [OF_CLUB, [key]] : [OF_AGE_GROUP, [key, ageGroup]];
    const items = await this.reads.all<CountedRow>(sql[column], [...keys, asked.limit, offsetOf(asked)]);
    if (items[0]) return { items, total: items[0].total };
    const [club] = await this.reads.all<{ total: number; ageGroupTotal: number | null }>(CLUB[column], [
      ageGroup ?? null,
      key,
    ]);
    return club && { items, total: ageGroup === undefined ? club.total : (club.ageGroupTotal ?? 0) };
  }

  private async countVisible(): Promise<number> {
    const [row] = await this.reads.all<{ value: number }>(VISIBLE_REVIEWS);
    return row?.value ?? 0;
  }
}
