import { Inject, Injectable } from '@nestjs/common';
import { offsetOf } from '../common/pages.js';
import type { PageRequest } from '../common/pages.js';
import { READS } from '../database/database.module.js';
import type { PreparedReads } from '../database/prepared-reads.js';
import type { AgeGroupTally } from '../reviews/age-groups.js';
import type { ClubDetailRow, ClubSummaryRow } from './club-columns.js';
import { DETAIL_COLUMNS, SUMMARY_COLUMNS } from './club-columns.js';
import type { ClubReference } from './club-reference.js';

/** Orders that are read along an index rather than by stored position. */
export type RankedOrder = 'rating' | 'reviews';

const BY_POSITION = `
  SELECT ${SUMMARY_COLUMNS} FROM clubs c WHERE c.list_position BETWEEN ? AND ? ORDER BY c.list_position`;

const RANKS: Record<RankedOrder, (table: string) => string> = {
  rating: (t) => `${t}.overall_score DESC, ${t}.review_count DESC, ${t}.id DESC`,
  reviews: (t) => `${t}.review_count DESC, ${t}.overall_score DESC, ${t}.id DESC`,
};

// The inner query walks the index alone; wide rows are read only for the page itself.
const byRank = (order: RankedOrder): string => `
  SELECT ${SUMMARY_COLUMNS}
  FROM (SELECT id, overall_score, review_count FROM clubs k ORDER BY ${RANKS[order]('k')} LIMIT ? OFFSET ?) p
  JOIN clubs c ON c.id = p.id
  ORDER BY ${RANKS[order]('p')}`;

const RANKED: Record<RankedOrder, string> = { rating: byRank('rating'), reviews: byRank('reviews') };

const DETAIL_BY_ID = `SELECT ${DETAIL_COLUMNS} FROM clubs c WHERE c.id = ?`;
const DETAIL_BY_SLUG = `SELECT ${DETAIL_COLUMNS} FROM clubs c WHERE c.slug = ?`;
const AGE_GROUPS_BY_ID = `SELECT age_group AS ageGroup, count FROM club_age_group_counts WHERE club_id = ? AND count > 0`;
const AGE_GROUPS_BY_SLUG = `
  SELECT a.age_group AS ageGroup, a.count
  FROM clubs c JOIN club_age_group_counts a ON a.club_id = c.id
  WHERE c.slug = ? AND a.count > 0`;
const COUNT = `SELECT value FROM site_counters WHERE name = 'clubs'`;

/** Reads clubs for public pages; every method touches only the rows it returns. */
@Injectable()
export class ClubsRepository {
  constructor(@Inject(READS) private readonly reads: PreparedReads) {}

  /** A page in name order, by stored position. */
  findByPosition(asked: PageRequest): Promise<ClubSummaryRow[]> {
    const before = offsetOf(asked);
    return this.reads.all(BY_POSITION, [before + 1, before + asked.limit]);
  }

  /** A page of the best rated or most reviewed clubs. */
  findByRank(order: RankedOrder, asked: PageRequest): Promise<ClubSummaryRow[]> {
    return this.reads.all(RANKED[order], [asked.limit, offsetOf(asked)]);
  }

  /** How many clubs there are. */
  async count(): Promise<number> {
    const [row] = await this.reads.all<{ value: number }>(COUNT);
    return row?.value ?? 0;
  }

  /** A club's page, and its visible reviews per age group; undefined when there is no such club. */
  async findDetail(
    reference: ClubReference,
  ): Promise<{ club: ClubDetailRow; ageGroups: AgeGroupTally[] } | undefined> {
    const [clubSql, ageGroupsSql, key] =
      'id' in reference
        ? ([DETAIL_BY_ID, AGE_GROUPS_BY_ID, reference.id] as const)
        : ([DETAIL_BY_SLUG, AGE_GROUPS_BY_SLUG, reference.slug] as const);
    const [clubs, ageGroups] = await Promise.all([
      this.reads.all<ClubDetailRow>(clubSql, [key]),
      this.reads.all<AgeGroupTally>(ageGroupsSql, [key]),
    ]);
    const club = clubs[0];
    return club && { club, ageGroups };
  }
}
