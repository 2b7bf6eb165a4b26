import type { ClubCost, Weekday } from '@club-reviews/domain/club-facts';
import { CLUB_TEAM_AGE_GROUPS, WEEKDAYS } from '@club-reviews/domain/club-facts';
import { Injectable } from '@nestjs/common';
import { inParts } from '../../platform/database/batches.js';
import { PreparedReads } from '../../platform/database/prepared-reads.js';
import { toMiles, nearnessBetween, spherePoint } from '../../clubs/great-circle.js';
import { readListed } from '../../clubs/directory/club-rows.sql.js';
import { toMark } from '../../clubs/directory/team-marks.js';
import { teamFits } from '../../clubs/search/criteria.js';
import type { ClubCardRow } from '../../clubs/club-rows.js';
import { CARD_COLUMNS } from '../../clubs/club-rows.js';
import { readTeams } from '../../clubs/row-facts.js';
import { raw } from '../../platform/database/sql.js';
import { savedCriteria } from '../saved-search-labels.js';
import type { SavedSearch } from '../saved-search.entity.js';
import { isFound } from './opening-diff.js';

const CARD = raw(CARD_COLUMNS);

/** A club that a saved search finds. */
export interface FittingClub {
  name: string;
  slug: string;
  location: string;
  miles: number;
  /** Of the teams that match. */
  ages: readonly string[];
  /** The days on which they train. */
  days: readonly Weekday[];
  cost: ClubCost | null;
}

/** Reads clubs for the mails of saved searches. */
@Injectable()
export class FittingClubs {
  constructor(private readonly reads: PreparedReads) {}

  /**
   * Those of the clubs that a search finds right now, the nearest first: hidden, closed and merged ones aren't
   * included.
   */
  async among(ids: readonly number[], search: SavedSearch): Promise<FittingClub[]> {
    const found: FittingClub[] = [];
    for (const some of inParts(ids)) {
      const rows = await readListed<ClubCardRow>(this.reads, some, CARD);
      for (const row of rows) found.push(...fitting(row, search));
    }
    return found.sort((one, other) => one.miles - other.miles);
  }
}

function fitting(row: ClubCardRow, search: SavedSearch): FittingClub[] {
  const { name, slug, location, latitude, longitude } = row;
  if (latitude === null || longitude === null) return [];
  const teams = readTeams(row);
  if (!isFound(search, { marks: teams.map(toMark), latitude, longitude })) return [];
  const criteria = savedCriteria(search);
  const asked = teams.filter((team) => teamFits(toMark(team), criteria));
  const ages = new Set(asked.map(({ ageGroup }) => ageGroup));
  const days = new Set(asked.flatMap(({ training }) => training.map(({ day }) => day)));
  return [
    {
      ...{ name, slug, location },
      miles: toMiles(nearnessBetween(spherePoint(search), spherePoint({ latitude, longitude }))),
      ages: CLUB_TEAM_AGE_GROUPS.filter((age) => ages.has(age)),
      days: WEEKDAYS.filter((day) => days.has(day)),
      cost: row.cost === null ? null : (JSON.parse(row.cost) as ClubCost),
    },
  ];
}
