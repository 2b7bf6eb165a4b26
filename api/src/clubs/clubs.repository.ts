import { Injectable } from '@nestjs/common';
import type { AgeGroupTally } from '@club-reviews/domain/age-groups';
import type { ClubReference } from '../model/clubs/club-reference.js';
import { PreparedReads } from '../platform/database/prepared-reads.js';
import { raw, sql } from '../platform/database/sql.js';
import type { ClubDetailRow, ClubSummaryRow } from './club-rows.js';
import { AGE_GROUPS_COLUMN, DETAIL_COLUMNS, readAgeGroups, SUMMARY_COLUMNS } from './club-rows.js';
import { readListed } from './directory/club-rows.sql.js';
import type { FactsRow } from './row-facts.js';
import { FACT_COLUMNS } from './row-facts.js';

const CARD = raw(SUMMARY_COLUMNS);
const CARD_WITH_FACTS = raw(`${SUMMARY_COLUMNS}, ${FACT_COLUMNS}`);
const DETAIL = raw(`${DETAIL_COLUMNS}, ${AGE_GROUPS_COLUMN}`);

/** Reads clubs for public pages; every method touches only the rows it returns. */
@Injectable()
export class ClubsRepository {
  constructor(private readonly reads: PreparedReads) {}

  /** The cards of those of the clubs that are still listed, in their order. */
  cards(ids: readonly number[]): Promise<ClubSummaryRow[]> {
    return readListed(this.reads, ids, CARD);
  }

  /** The same with the facts that help parents choose. */
  cardsWithFacts(ids: readonly number[]): Promise<(ClubSummaryRow & FactsRow)[]> {
    return readListed(this.reads, ids, CARD_WITH_FACTS);
  }

  /** A club's page, and its visible reviews per age group; undefined when there is no such club. */
  async findDetail(
    reference: ClubReference,
  ): Promise<{ club: ClubDetailRow; ageGroups: AgeGroupTally[] } | undefined> {
    const isWanted = 'id' in reference ? sql`c.id = ${reference.id}` : sql`c.slug = ${reference.slug}`;
    const [club] = await this.reads.all<ClubDetailRow & { ageGroups: string | null }>(
      sql`SELECT ${DETAIL} FROM clubs c WHERE ${isWanted}`,
    );
    return club && { club, ageGroups: readAgeGroups(club.ageGroups) };
  }
}
