import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { milesBetween } from '@club-reviews/domain/distance';
import { Injectable } from '@nestjs/common';
import type { Club } from '../../model/clubs/club.entity.js';
import { Database } from '../../platform/database/database.js';
import { raw } from '../../platform/database/sql.js';
import type { Coordinates } from '../postcodes/outward-code-centroids.js';
import type { ClubIndex } from '../directory/club-index.js';
import { ClubIndexSync } from '../directory/club-index-sync.js';
import { readClubs } from '../directory/club-rows.sql.js';
import type { IndexedClub } from '../directory/indexed-club.js';
import { resembles, significantWords } from './namesakes.js';
import { getPlaces } from './postcode-places.js';

/** A name's longest words, misspelt or not, lead to the clubs that are compared. */
const MAX_WORDS = 2;
const START_LENGTH = 3;
const NEARBY_MILES = 1;

/** A club that someone wrote about, as far as it's compared. */
export interface NamedClub {
  clubName: string;
  postcode: string | null;
}

/** A club of the directory that it may be. */
export interface SimilarClub extends Pick<
  Club,
  'id' | 'name' | 'slug' | 'location' | 'postcode' | 'website' | 'state'
> {
  /** From the postcode that came with the name; null if that or the club's place isn't known. */
  distanceMiles: number | null;
}

const COLUMNS = raw('c.id, c.name, c.slug, c.location, c.postcode, c.website');

/** Finds the clubs that one may be: with the same or nearly the same name, in the directory or taken off its lists. */
@Injectable()
export class SimilarClubs {
  constructor(
    private readonly database: Database,
    private readonly keeper: ClubIndexSync,
  ) {}

  /** At most `limit` clubs for each of the names, those nearby first. */
  async find(named: readonly NamedClub[], limit: number): Promise<SimilarClub[][]> {
    if (named.length === 0) return [];
    const places = await getPlaces(
      this.database,
      named.flatMap(({ postcode }) => postcode ?? []),
    );
    const { index } = await this.keeper.current();
    const found: SimilarClub[][] = [];
    for (const { clubName, postcode } of named) {
      found.push(await this.read(alike(index, clubName, places.get(postcode ?? '')).slice(0, limit)));
      // Many clubs may have to be compared: others have a turn in between.
      await yieldToEventLoop();
    }
    return found;
  }

  private async read(found: readonly Distant[]): Promise<SimilarClub[]> {
    const ids = found.map(({ id }) => id);
    const rows = await readClubs<Omit<SimilarClub, 'distanceMiles'>>(this.database.reads, ids, COLUMNS);
    const milesTo = new Map(found.map(({ id, distanceMiles }) => [id, distanceMiles]));
    return rows.map((row) => ({ ...row, distanceMiles: milesTo.get(row.id) ?? null }));
  }
}

type Distant = Pick<SimilarClub, 'id' | 'distanceMiles'>;

function alike(index: ClubIndex, name: string, place: Coordinates | undefined): Distant[] {
  const words = significantWords(name).slice(0, MAX_WORDS);
  const starts = words.map((word) => word.slice(0, START_LENGTH));
  const candidates = new Set([
    ...words
      .flatMap((word) => [...index.inSlots(index.containing(word)), ...index.words.almostMatching(word)])
      // Without those that are only in a town called almost like that, which can be thousands.
      .filter((club) => starts.some((start) => club.searchName.includes(start))),
    ...(place ? index.within(place, NEARBY_MILES).map(({ club }) => club) : []),
    ...[...index.unlisted].filter(({ state }) => state !== 'merged'),
  ]);
  const fits = resembles(name);
  return [...candidates]
    .filter(({ searchName }) => fits(searchName))
    .map((club) => ({ id: club.id, distanceMiles: distanceBetween(place, club) }))
    .sort((one, other) => nearness(one) - nearness(other) || one.id - other.id);
}

function distanceBetween(
  place: Coordinates | undefined,
  { latitude, longitude }: Pick<IndexedClub, 'latitude' | 'longitude'>,
): number | null {
  if (!place || latitude === null || longitude === null) return null;
  return Math.round(milesBetween(place, { latitude, longitude }) * 100) / 100;
}

const nearness = ({ distanceMiles }: Distant): number => distanceMiles ?? Number.MAX_SAFE_INTEGER;
