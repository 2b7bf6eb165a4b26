import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import type { Database } from '../../platform/database/database.js';
import { DATABASE } from '../../platform/database/database.module.js';
import { insertRows } from '../../platform/database/batches.js';
import { runSql, sql } from '../../platform/database/sql.js';
import { Club, ClubSearchTerm, SearchField } from './club.entity.js';
import { normaliseSearchText, SEARCH_TERM_LENGTH, searchTermsOf } from './search-text.js';
import { slugStem, slugsToTry } from './club-reference.js';

/** Where a club is that is listed without a postcode. */
export const UNKNOWN_LOCATION = 'England';

/** Where a club is, in words and on the map. */
export type ClubPlace = Pick<Club, 'location'> & {
  [Field in 'county' | 'region' | 'postcode' | 'outwardCode']: string;
} & { [Field in 'latitude' | 'longitude']: number };

/** A club that is not listed yet; whatever is unknown stays empty until its people fill it in. */
export type NewClub = Pick<Club, 'name' | 'location' | 'sport' | 'description'> &
  Partial<Profile & ClubPlace>;

type Profile = Pick<
  Club,
  'website' | 'aboutUs' | 'teams' | 'trainingSchedule' | 'instagram' | 'facebook' | 'xTwitter'
>;

/** What a file of clubs can say of one. */
export type DirectoryEntry = Pick<
  Club,
  | 'name'
  | 'searchName'
  | 'location'
  | 'searchLocation'
  | 'county'
  | 'region'
  | 'postcode'
  | 'outwardCode'
  | 'latitude'
  | 'longitude'
  | 'sport'
  | 'leagues'
  | 'homeGround'
  | 'website'
  | 'description'
  | 'imageUrl'
>;

/** A club that is listed now. */
export type ListedClub = Pick<Club, 'id' | 'name' | 'slug'>;

const MAX_NAMESAKES = 50;

const OF_NAME = `
  SELECT c.id, c.name, c.slug FROM club_search_terms t JOIN clubs c ON c.id = t.club_id
  WHERE t.term = ? AND t.field = ? AND c.search_name = ? ORDER BY c.id LIMIT ${MAX_NAMESAKES}`;

/** Adds clubs to the directory, with everything that recountStoredValues would compute for them. */
@Injectable()
export class ClubListing {
  constructor(@Inject(DATABASE) private readonly database: Pick<Database, 'dialect'>) {}

  /**
   * Lists a club in the transaction of `manager`: with a slug of its own, at its place in name order, findable by its
   * texts, and counted. Costs one change of an index entry for each club that follows in name order: half a second
   * at 50,000 clubs, the price of pages that need not count.
   */
  async add(manager: EntityManager, club: NewClub, at: Date): Promise<ListedClub> {
    await this.waitForTurn(manager);
    const searchName = normaliseSearchText(club.name);
    const searchLocation = normaliseSearchText(club.location);
    const slug = await freeSlug(manager, slugStem(club.name));
    const listPosition = await makePlace(manager, searchName);
    const listed = { ...club, slug, searchName, searchLocation, listPosition };
    const { identifiers } = await manager.insert(Club, {
      leagues: [],
      teams: [],
      photos: [],
      ...listed,
      createdAt: at,
      updatedAt: at,
    });
    const id = (identifiers[0] as { id: number }).id;
    await insertRows(
      manager,
      'club_search_terms',
      searchTermsOf(searchName, searchLocation).map(({ term, field }) => ({ term, field, club_id: id })),
    );
    await manager.query(`UPDATE site_counters SET value = value + 1 WHERE name = 'clubs'`);
    return { id, name: club.name, slug };
  }

  /**
   * Lists many clubs in the transaction of `manager`, which are found at once but have no place in name order before
   * `renumber`: pages and counts stay as they are until then.
   * @returns their ids, in the order of `clubs`
   */
  async addMany(manager: EntityManager, clubs: readonly DirectoryEntry[], at: Date): Promise<number[]> {
    await this.waitForTurn(manager);
    const slugs = await freeSlugs(
      manager,
      clubs.map(({ name }) => slugStem(name)),
    );
    const times = { createdAt: at, updatedAt: at };
    await manager.insert(
      Club,
      clubs.map((club, index) => ({
        teams: [],
        photos: [],
        ...club,
        ...times,
        slug: slugs[index],
        listPosition: 0,
      })),
    );
    const stored = await manager.find(Club, { where: { slug: In(slugs) }, select: { id: true, slug: true } });
    const idOf = new Map(stored.map(({ id, slug }) => [slug, id]));
    const ids = slugs.map((slug) => idOf.get(slug) ?? 0);
    await insertRows(
      manager,
      'club_search_terms',
      clubs.flatMap(({ searchName, searchLocation }, index) =>
        searchTermsOf(searchName, searchLocation).map(({ term, field }) => ({
          term,
          field,
          club_id: ids[index] ?? 0,
        })),
      ),
    );
    return ids;
  }

  /** Makes clubs findable by their present names and locations, after one of these has changed. */
  async indexTexts(
    manager: EntityManager,
    clubs: readonly Pick<Club, 'id' | 'searchName' | 'searchLocation'>[],
  ): Promise<void> {
    await manager.delete(ClubSearchTerm, { clubId: In(clubs.map(({ id }) => id)) });
    await insertRows(
      manager,
      'club_search_terms',
      clubs.flatMap(({ id, searchName, searchLocation }) =>
        searchTermsOf(searchName, searchLocation).map(({ term, field }) => ({ term, field, club_id: id })),
      ),
    );
  }

  /** Takes clubs off the directory that nothing else refers to; their places in name order close at `renumber`. */
  async removeMany(manager: EntityManager, ids: readonly number[]): Promise<void> {
    await this.waitForTurn(manager);
    await manager.delete(ClubSearchTerm, { clubId: In([...ids]) });
    await manager.delete(Club, { id: In([...ids]) });
  }

  /** Puts all clubs in name order and counts them, after many have come, gone or changed their names. */
  async renumber(manager: EntityManager): Promise<void> {
    await this.waitForTurn(manager);
    await runSql(manager, this.database.dialect.updateFrom('clubs', PLACES, ['list_position']));
    await manager.query(`UPDATE site_counters SET value = (SELECT COUNT(*) FROM clubs) WHERE name = 'clubs'`);
  }

  /** Says where a club is, and makes it findable there. A name that people know better than the nearest town can stay. */
  async place(manager: EntityManager, clubId: number, place: ClubPlace, keepsName: boolean): Promise<void> {
    const { location, ...rest } = place;
    if (keepsName) {
      await manager.update(Club, clubId, rest);
      return;
    }
    const searchLocation = normaliseSearchText(location);
    await manager.update(Club, clubId, { ...place, searchLocation });
    await manager.delete(ClubSearchTerm, { clubId, field: SearchField.location });
    await insertRows(
      manager,
      'club_search_terms',
      searchTermsOf('', searchLocation).map(({ term, field }) => ({ term, field, club_id: clubId })),
    );
  }

  /** Clubs of this name, as searched; none is added before the transaction of `manager` ends. */
  async findByName(manager: EntityManager, name: string): Promise<ListedClub[]> {
    await this.waitForTurn(manager);
    const searchName = normaliseSearchText(name);
    return manager.query<ListedClub[]>(OF_NAME, [
      searchName.slice(0, SEARCH_TERM_LENGTH).trimEnd(),
      SearchField.name,
      searchName,
    ]);
  }

  /** One club is listed after the other, so that two can take neither the same slug nor the same place. */
  private async waitForTurn(manager: EntityManager): Promise<void> {
    await manager.query(
      `SELECT value FROM site_counters WHERE name = 'clubs' ${this.database.dialect.lockRows}`,
    );
  }
}

/** All clubs with their places in name order. */
export const PLACES = sql`SELECT id, ROW_NUMBER() OVER (ORDER BY search_name, id) AS list_position FROM clubs`;

/** A slug for each stem, none of them taken, and no two alike. */
async function freeSlugs(manager: EntityManager, stems: readonly string[]): Promise<string[]> {
  const rows = await manager.find(Club, { where: { slug: In([...stems]) }, select: { slug: true } });
  const taken = new Set(rows.map(({ slug }) => slug));
  const slugs: string[] = [];
  for (const stem of stems) {
    const slug = taken.has(stem) ? await freeSlug(manager, stem, taken) : stem;
    taken.add(slug);
    slugs.push(slug);
  }
  return slugs;
}

async function freeSlug(
  manager: EntityManager,
  stem: string,
  given: ReadonlySet<string> = new Set(),
): Promise<string> {
  for (let run = 0; ; run += 1) {
    const candidates = slugsToTry(stem, run);
    const taken = await manager.query<{ slug: string }[]>(
      `SELECT slug FROM clubs WHERE slug IN (${candidates.map(() => '?').join(', ')})`,
      candidates,
    );
    const free = candidates.find(
      (candidate) => !given.has(candidate) && !taken.some(({ slug }) => slug === candidate),
    );
    if (free) return free;
  }
}

/** Moves the clubs that follow one place on; of equal names the new one, with the highest id, is the last. */
async function makePlace(manager: EntityManager, searchName: string): Promise<number> {
  const [row] = await manager.query<{ last: number | null }[]>(
    'SELECT MAX(list_position) AS last FROM clubs WHERE search_name <= ?',
    [searchName],
  );
  const place = (row?.last ?? 0) + 1;
  await manager.query('UPDATE clubs SET list_position = list_position + 1 WHERE list_position >= ?', [place]);
  return place;
}
