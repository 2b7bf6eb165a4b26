import { Injectable } from '@nestjs/common';
import type { AgeGroupTally } from '@club-reviews/domain/age-groups';
import type { ClubReference } from '../../model/clubs/club-reference.js';
import { PreparedReads } from '../../platform/database/prepared-reads.js';
import type { Sql } from '../../platform/database/sql.js';
import type { Page, PageRequest } from '../../platform/http/pages.js';
import type { RankedOrder } from './club-queries.js';
import type { ClubDetailRow, ClubSummaryRow } from './club-rows.js';
import { readAgeGroups } from './club-rows.js';
import { CLUB_COUNT, clubDetail, clubsByPosition, clubsByRank } from './clubs.sql.js';

/** Reads clubs for public pages; every method touches only the rows it returns. */
@Injectable()
export class ClubsRepository {
  constructor(private readonly reads: PreparedReads) {}

  /** A page in name order, by stored position. */
  findByPosition(asked: PageRequest): Promise<Page<ClubSummaryRow>> {
    return this.page(clubsByPosition(asked));
  }

  /** A page of the best rated or most reviewed clubs. */
  findByRank(order: RankedOrder, asked: PageRequest): Promise<Page<ClubSummaryRow>> {
    return this.page(clubsByRank(order, asked));
  }

  /** How many clubs there are. */
  async count(): Promise<number> {
    const [row] = await this.reads.all<{ value: number }>(CLUB_COUNT);
    return row?.value ?? 0;
  }

  /** A club's page, and its visible reviews per age group; undefined when there is no such club. */
  async findDetail(
    reference: ClubReference,
  ): Promise<{ club: ClubDetailRow; ageGroups: AgeGroupTally[] } | undefined> {
    const [club] = await this.reads.all<ClubDetailRow & { ageGroups: string | null }>(clubDetail(reference));
    return club && { club, ageGroups: readAgeGroups(club.ageGroups) };
  }

  // Each row has the length of the whole list, which usually saves a second statement.
  private async page(statement: Sql): Promise<Page<ClubSummaryRow>> {
    const items = await this.reads.all<ClubSummaryRow & { total: number }>(statement);
    return { items, total: items[0]?.total ?? (await this.count()) };
  }
}
