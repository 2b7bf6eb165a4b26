import type { ClubState } from '@club-reviews/domain/club-state';
import { Inject, Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { DATABASE } from '../../platform/database/database.module.js';
import type { Sql } from '../../platform/database/sql.js';
import { joined, raw, sql } from '../../platform/database/sql.js';
import { areNamesakes, tellingWords } from '../club-import/namesakes.js';
import { placesOf } from '../club-import/postcode-places.js';
import { termsStartingWith } from '../clubs/club-text-search.sql.js';
import { boxAround } from '../clubs/great-circle.js';
import { kilometresBetween } from '../postcodes/nearest-town.js';
import type { Coordinates } from '../postcodes/outward-code-centroids.js';
import type { SuggestedClub } from './admin-suggestions.dto.js';

const MAX_SHOWN = 5;
/** A name with only common words matches many clubs; the first of these are compared. */
const MAX_COMPARED = 300;
const NEARBY_MILES = 1;

/** A suggested club, as far as it's compared. */
export interface NamedClub {
  clubName: string;
  postcode: string | null;
}

type Row = SuggestedClub & {
  state: ClubState;
  latitude: number | null;
  longitude: number | null;
};

const COLUMNS = raw('c.id, c.name, c.slug, c.location, c.postcode, c.state, c.latitude, c.longitude');
const LIMIT = raw(`LIMIT ${MAX_COMPARED}`);

/** Finds the clubs that a suggested one may be: with nearly the same name, in the directory or taken off its lists. */
@Injectable()
export class LookalikeClubs {
  constructor(@Inject(DATABASE) private readonly database: Pick<Database, 'reader' | 'reads'>) {}

  /** A few clubs for each of the names, those nearby first. */
  async find(suggested: readonly NamedClub[]): Promise<SuggestedClub[][]> {
    if (suggested.length === 0) return [];
    const places = await placesOf(
      this.database,
      suggested.flatMap(({ postcode }) => postcode ?? []),
    );
    return Promise.all(
      suggested.map(({ clubName, postcode }) => this.alike(clubName, places.get(postcode ?? ''))),
    );
  }

  private async alike(name: string, place: Coordinates | undefined): Promise<SuggestedClub[]> {
    const [word] = tellingWords(name);
    const sources = [...(word === undefined ? [] : byWord(word)), ...(place ? [around(place)] : [])];
    if (sources.length === 0) return [];
    const rows = await this.database.reads.all<Row>(
      sql`SELECT ${COLUMNS} FROM (${joined(sources, ' UNION ')}) f JOIN clubs c ON c.id = f.id`,
    );
    return rows
      .filter((club) => areNamesakes(name, club.name))
      .toSorted((one, other) => distanceTo(place, one) - distanceTo(place, other) || one.id - other.id)
      .slice(0, MAX_SHOWN)
      .map(({ latitude: _latitude, longitude: _longitude, ...club }) => club);
  }
}

/** Listed clubs through the search terms, and closed and hidden ones, which are few, by checking each. */
function byWord(word: string): Sql[] {
  return [
    sql`SELECT id FROM (${termsStartingWith(word)} ${LIMIT}) t`,
    sql`SELECT id FROM (SELECT id FROM clubs WHERE state IN ('closed', 'hidden')
      AND search_name LIKE ${`%${word}%`} ${LIMIT}) u`,
  ];
}

function around(place: Coordinates): Sql {
  const { south, north, west, east } = boxAround(place, NEARBY_MILES);
  return sql`SELECT id FROM (SELECT id FROM clubs WHERE latitude BETWEEN ${south} AND ${north}
    AND longitude BETWEEN ${west} AND ${east} AND state <> 'merged' ${LIMIT}) n`;
}

function distanceTo(place: Coordinates | undefined, { latitude, longitude }: Row): number {
  if (!place) return 0;
  if (latitude === null || longitude === null) return Number.MAX_SAFE_INTEGER;
  return kilometresBetween(place, { latitude, longitude });
}
