import { Injectable } from '@nestjs/common';
import type { AgeGroupTally } from '@club-reviews/domain/age-groups';
import type { ClubReference } from '../model/clubs/club-reference.js';
import { PreparedReads } from '../platform/database/prepared-reads.js';
import { raw, sql } from '../platform/database/sql.js';
import type { ClubDetailRow, ClubSummaryRow, ListedClubRow } from './club-rows.js';
import {
  AGE_GROUPS_COLUMN,
  DETAIL_COLUMNS,
  LISTED_COLUMNS,
  readAgeGroups,
  SUMMARY_COLUMNS,
} from './club-rows.js';
import { readListed } from './directory/club-rows.sql.js';
import { GROUND_JOIN } from './grounds/ground-rows.js';
import type { FactsRow } from './row-facts.js';
import { FACT_COLUMNS } from './row-facts.js';

const LISTED = raw(LISTED_COLUMNS);
const SEARCH_RESULT = raw(`${LISTED_COLUMNS}, ${FACT_COLUMNS}`);
const CARD_WITH_FACTS = raw(`${SUMMARY_COLUMNS}, ${FACT_COLUMNS}`);
const DETAIL = raw(`${DETAIL_COLUMNS}, ${AGE_GROUPS_COLUMN} FROM clubs c ${GROUND_JOIN}`);

/** Reads clubs for public pages; every method touches only the rows it returns. */
@Injectable()
export class ClubsRepository {
  constructor(private readonly reads: PreparedReads) {}

  /** Those of the clubs that are still listed, in their order. */
  listed(ids: readonly number[]): Promise<ListedClubRow[]> {
    return readListed(this.reads, ids, LISTED);
  }

  /** The same with the facts that help parents choose. */
  searchResults(ids: readonly number[]): Promise<(ListedClubRow & FactsRow)[]> {
    return readListed(this.reads, ids, SEARCH_RESULT);
  }

  /** Their cards with these facts. */
  cardsWithFacts(ids: readonly number[]): Promise<(ClubSummaryRow & FactsRow)[]> {
    return readListed(this.reads, ids, CARD_WITH_FACTS);
  }

  /** The slugs of all listed clubs at one moment, oldest first. */
  async listedSlugs(): Promise<string[]> {
    const rows = await this.reads.all<{ slug: string }>(
      sql`SELECT slug FROM clubs WHERE state = 'listed' ORDER BY id`,
    );
    return rows.map(({ slug }) => slug);
  }

  /** A club's page, and its visible reviews per age group; undefined when there is no such club. */
  async findDetail(
    reference: ClubReference,
  ): Promise<{ club: ClubDetailRow; ageGroups: AgeGroupTally[] } | undefined> {
    const isWanted = 'id' in reference ? sql`c.id = ${reference.id}` : sql`c.slug = ${reference.slug}`;
    const [club] = await this.reads.all<ClubDetailRow & { ageGroups: string | null }>(
      sql`SELECT ${DETAIL} WHERE ${isWanted}`,
    );
    return club && { club, ageGroups: readAgeGroups(club.ageGroups) };
  }
}
