import { Inject, Injectable } from '@nestjs/common';
import { offsetOf } from '../../platform/http/pages.js';
import type { Page, PageRequest } from '../../platform/http/pages.js';
import { READS } from '../../platform/database/database.module.js';
import type { PreparedReads, SqlParameter } from '../../platform/database/prepared-reads.js';
import type { AgeGroupTally } from '@club-reviews/domain/age-groups';
import { AGE_GROUPS_COLUMN, readAgeGroups } from './club-age-groups-column.js';
import type { ClubDetailRow, ClubSummaryRow } from './club-columns.js';
import { DETAIL_COLUMNS, SUMMARY_COLUMNS } from './club-columns.js';
import type { RankedOrder } from './club-ordering.js';
import { CLUB_ORDERING, orderingColumns } from './club-ordering.js';
import type { ClubReference } from '../../model/clubs/club-reference.js';

const COUNT = `SELECT value FROM site_counters WHERE name = 'clubs'`;

const BY_POSITION = `
  SELECT ${SUMMARY_COLUMNS}, (${COUNT}) AS total
  FROM clubs c WHERE c.list_position BETWEEN ? AND ? ORDER BY c.list_position`;

// The inner query walks the index alone; wide rows are read only for the page itself.
const byRank = (order: RankedOrder): string => `
  SELECT ${SUMMARY_COLUMNS}, p.total
  FROM (
    SELECT ${orderingColumns(order, 'k')}, (${COUNT}) AS total
    FROM clubs k ORDER BY ${CLUB_ORDERING[order].by('k')} LIMIT ? OFFSET ?
  ) p
  JOIN clubs c ON c.id = p.id
  ORDER BY ${CLUB_ORDERING[order].by('p')}`;

const RANKED: Record<RankedOrder, string> = { rating: byRank('rating'), reviews: byRank('reviews') };

const detail = (condition: string): string => `
  SELECT ${DETAIL_COLUMNS}, ${AGE_GROUPS_COLUMN} FROM clubs c WHERE ${condition}`;

const DETAIL_BY_ID = detail('c.id = ?');
const DETAIL_BY_SLUG = detail('c.slug = ?');

/** Reads clubs for public pages; every method touches only the rows it returns. */
@Injectable()
export class ClubsRepository {
  constructor(@Inject(READS) private readonly reads: PreparedReads) {}

  /** A page in name order, by stored position. */
  findByPosition(asked: PageRequest): Promise<Page<ClubSummaryRow>> {
    const before = offsetOf(asked);
    return this.page(BY_POSITION, [before + 1, before + asked.limit]);
  }

  /** A page of the best rated or most reviewed clubs. */
  findByRank(order: RankedOrder, asked: PageRequest): Promise<Page<ClubSummaryRow>> {
    return this.page(RANKED[order], [asked.limit, offsetOf(asked)]);
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
    const [sql, key]: [string, SqlParameter] =
      'id' in reference ? [DETAIL_BY_ID, reference.id] : [DETAIL_BY_SLUG, reference.slug];
    const [club] = await this.reads.all<ClubDetailRow & { ageGroups: string | null }>(sql, [key]);
    return club && { club, ageGroups: readAgeGroups(club.ageGroups) };
  }

  // Rows bring the length of the whole list along, which spares most calls a second statement.
  private async page(sql: string, parameters: SqlParameter[]): Promise<Page<ClubSummaryRow>> {
    const items = await this.reads.all<ClubSummaryRow & { total: number }>(sql, parameters);
    return { items, total: items[0]?.total ?? (await this.count()) };
  }
}
