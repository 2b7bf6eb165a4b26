import { Injectable } from '@nestjs/common';
import type { AgeGroupTally } from '@club-reviews/domain/age-groups';
import type { ClubReference } from '../model/clubs/club-reference.js';
import { PreparedReads } from '../platform/database/prepared-reads.js';
import { raw, sql } from '../platform/database/sql.js';
import type { ClubCardRow, ClubDetailRow } from './club-rows.js';
import { AGE_GROUPS_COLUMN, CARD_COLUMNS, ClubCard, DETAIL_COLUMNS, readAgeGroups } from './club-rows.js';
import type { ClubIndex } from './directory/club-index.js';
import { readListed } from './directory/club-rows.sql.js';
import { GROUND_JOIN } from './grounds/ground-rows.js';

const CARD = raw(CARD_COLUMNS);
const DETAIL = raw(`${DETAIL_COLUMNS}, ${AGE_GROUPS_COLUMN} FROM clubs c ${GROUND_JOIN}`);

/** Reads clubs for public pages; every method touches only the rows it returns. */
@Injectable()
export class ClubsRepository {
  constructor(private readonly reads: PreparedReads) {}

  /**
   * The cards of those of the clubs that are still listed, in their order. They're kept with the index until their club
   * changes: reading and parsing twenty of them takes three times as long as all else that a list does.
   */
  async cards({ cards }: ClubIndex, ids: readonly number[]): Promise<ClubCard[]> {
    const kept = ids.map((id) => cards.get(id));
    const missing = ids.filter((_, index) => kept[index] === undefined);
    if (missing.length === 0) return kept.filter((card) => card !== undefined);
    const keep = cards.startReading();
    const rows = await readListed<ClubCardRow>(this.reads, missing, CARD);
    const read = new Map(rows.map((row) => [row.id, new ClubCard(row)]));
    keep(read);
    return ids.flatMap((id, index) => kept[index] ?? read.get(id) ?? []);
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
