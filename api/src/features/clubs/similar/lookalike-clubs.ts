import { milesBetween } from '@club-reviews/domain/distance';
import { Injectable } from '@nestjs/common';
import type { Club } from '../../../model/clubs/club.entity.js';
import { clubsNamed } from '../../../model/clubs/club-listing.js';
import { Database } from '../../../platform/database/database.js';
import type { Sql } from '../../../platform/database/sql.js';
import { joined, raw, sql } from '../../../platform/database/sql.js';
import type { Coordinates } from '../../postcodes/outward-code-centroids.js';
import { termsStartingWith } from '../club-text-search.sql.js';
import { boxAround } from '../great-circle.js';
import { areNamesakes, tellingWords } from './namesakes.js';
import { placesOf } from './postcode-places.js';

/** A name with only common words matches many clubs; the first of these are compared. */
const MAX_COMPARED = 300;
/** By two of its words, a name is also found if one of them is misspelt. */
const MAX_WORDS = 2;
const NEARBY_MILES = 1;

/** A club that someone wrote about, as far as it's compared. */
export interface NamedClub {
  clubName: string;
  postcode: string | null;
}

/** A club of the directory that it may be. */
export interface LookalikeClub extends Pick<
  Club,
  'id' | 'name' | 'slug' | 'location' | 'postcode' | 'website' | 'state'
> {
  /** From the postcode that came with the name; null if that or the club's place isn't known. */
  distanceMiles: number | null;
}

type Row = Omit<LookalikeClub, 'distanceMiles'> & Pick<Club, 'latitude' | 'longitude'>;

const COLUMNS = raw(
  'c.id, c.name, c.slug, c.location, c.postcode, c.website, c.state, c.latitude, c.longitude',
);
const LIMIT = raw(`LIMIT ${MAX_COMPARED}`);

/** Finds the clubs that one may be: with the same or nearly the same name, in the directory or taken off its lists. */
@Injectable()
export class LookalikeClubs {
  constructor(private readonly database: Database) {}

  /** At most `limit` clubs for each of the names, those nearby first. */
  async find(named: readonly NamedClub[], limit: number): Promise<LookalikeClub[][]> {
    if (named.length === 0) return [];
    const places = await placesOf(
      this.database,
      named.flatMap(({ postcode }) => postcode ?? []),
    );
    return Promise.all(
      named.map(async ({ clubName, postcode }) =>
        (await this.alike(clubName, places.get(postcode ?? ''))).slice(0, limit),
      ),
    );
  }

  private async alike(name: string, place: Coordinates | undefined): Promise<LookalikeClub[]> {
    const sources = [
      sql`SELECT id FROM (${clubsNamed(name)}) s`,
      ...tellingWords(name).slice(0, MAX_WORDS).flatMap(byWord),
      ...(place ? [around(place)] : []),
    ];
    const rows = await this.database.reads.all<Row>(
      sql`SELECT ${COLUMNS} FROM (${joined(sources, ' UNION ')}) f JOIN clubs c ON c.id = f.id`,
    );
    return rows
      .filter((club) => areNamesakes(name, club.name))
      .map(({ latitude, longitude, ...club }) => ({
        ...club,
        distanceMiles: distanceBetween(place, { latitude, longitude }),
      }))
      .toSorted((one, other) => nearness(one) - nearness(other) || one.id - other.id);
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

function distanceBetween(
  place: Coordinates | undefined,
  { latitude, longitude }: Pick<Club, 'latitude' | 'longitude'>,
): number | null {
  if (!place || latitude === null || longitude === null) return null;
  return Math.round(milesBetween(place, { latitude, longitude }) * 100) / 100;
}

const nearness = ({ distanceMiles }: LookalikeClub): number => distanceMiles ?? Number.MAX_SAFE_INTEGER;
