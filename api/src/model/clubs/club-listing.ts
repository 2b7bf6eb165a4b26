import type { FactSource } from '@club-reviews/domain/fact-sources';
import type { FactKey, StoredFacts } from '@club-reviews/domain/simple-facts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { statementBatches } from '../../platform/database/batches.js';
import { ClubAddress } from './club-address.js';
import { Club } from './club.entity.js';
import { getNewSources } from './fact-sources.js';
import { invalidateClubs, invalidateListings } from './club-versions.js';
import { normaliseSearchText } from './search-text.js';
import { slugStem, slugsToTry } from './club-reference.js';

/** Where a club is that is listed without a postcode. */
export const UNKNOWN_LOCATION = 'England';

/** Where a club is, in words and on the map. */
export type ClubPlace = Pick<Club, 'location'> & {
  [Field in 'county' | 'region' | 'postcode' | 'outwardCode']: string;
} & { [Field in 'latitude' | 'longitude']: number };

/** A club that isn't listed yet; anything unknown stays empty until its managers fill it in. */
export type NewClub = Pick<Club, 'name' | 'location' | 'sport' | 'description'> &
  Partial<Profile & ClubPlace & StoredFacts & Pick<Club, 'leagues' | 'homeGround' | 'imageUrl'>>;

type Profile = Pick<
  Club,
  'website' | 'aboutUs' | 'teams' | 'trainingSchedule' | 'instagram' | 'facebook' | 'xTwitter'
>;

/** What an import file can say about a club. */
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
  | 'teamDetails'
  | 'cost'
  | 'welfareOfficer'
  | FactKey
>;

/** A club that is now listed. */
export type ListedClub = Pick<Club, 'id' | 'name' | 'slug'>;

/** A listed club with a name that was looked for. */
export type Namesake = ListedClub & Pick<Club, 'location'>;

const MAX_NAMESAKES = 50;

/** Adds clubs to the directory, with everything that recountStoredValues would compute for them. */
@Injectable()
export class ClubListing {
  constructor(private readonly database: Database) {}

  /**
   * Lists a club in the transaction of `manager`: with its own slug, findable by its texts, and counted.
   * @param source where its facts come from
   */
  async add(manager: EntityManager, club: NewClub, source: FactSource, at: Date): Promise<ListedClub> {
    await this.waitForTurn(manager);
    const searchName = normaliseSearchText(club.name);
    const searchLocation = normaliseSearchText(club.location);
    const slug = await freeSlug(manager, slugStem(club.name));
    const factSources = getNewSources(club, () => source);
    const listed = { ...club, slug, searchName, searchLocation, factSources };
    const { identifiers } = await manager.insert(Club, {
      leagues: [],
      teams: [],
      photos: [],
      ...listed,
      createdAt: at,
      updatedAt: at,
    });
    const id = (identifiers[0] as { id: number }).id;
    await count(manager, 1);
    invalidateClubs(manager, [id]);
    invalidateListings(manager);
    return { id, name: club.name, slug };
  }

  /** Lists many clubs in the transaction of `manager`. @returns their ids, in the order of `clubs` */
  async addMany(
    manager: EntityManager,
    clubs: readonly (DirectoryEntry & Pick<Club, 'factSources'>)[],
    at: Date,
  ): Promise<number[]> {
    await this.waitForTurn(manager);
    const slugs = await freeSlugs(
      manager,
      clubs.map(({ name }) => slugStem(name)),
    );
    // The club comes first: V8 copies the object that a literal begins with ten times faster than any later one.
    const values = clubs.map((club, index) => ({
      ...club,
      ...{ slug: slugs[index], teams: [], photos: [], createdAt: at, updatedAt: at },
    }));
    // Afterwards, `insert` of the manager would read every column of every row.
    for (const batch of statementBatches(values))
      await manager.createQueryBuilder().insert().into(Club).values(batch).updateEntity(false).execute();
    const stored = await manager.find(Club, { where: { slug: In(slugs) }, select: { id: true, slug: true } });
    const toId = new Map(stored.map(({ id, slug }) => [slug, id]));
    const ids = slugs.map((slug) => toId.get(slug) ?? 0);
    await count(manager, ids.length);
    invalidateClubs(manager, ids);
    invalidateListings(manager);
    return ids;
  }

  /** Removes clubs from the directory that nothing else refers to. */
  async removeMany(manager: EntityManager, ids: readonly number[]): Promise<void> {
    await this.waitForTurn(manager);
    await count(manager, -(await manager.countBy(Club, { id: In([...ids]), state: 'listed' })));
    await manager.delete(ClubAddress, { clubId: In([...ids]) });
    await manager.delete(Club, { id: In([...ids]) });
    invalidateClubs(manager, ids);
    invalidateListings(manager);
  }

  /** Counts the listed clubs anew, after many have been added or removed. */
  async recount(manager: EntityManager): Promise<void> {
    await this.waitForTurn(manager);
    await manager.query(
      `UPDATE site_counters SET value = (SELECT COUNT(*) FROM clubs WHERE state = 'listed') WHERE name = 'clubs'`,
    );
    invalidateListings(manager);
  }

  /** Reads a club for a change of its entry; no other entry changes before the transaction of `manager` ends. */
  async lock(manager: EntityManager, clubId: number): Promise<Club | null> {
    await this.waitForTurn(manager);
    return manager.findOne(Club, { where: { id: clubId }, ...this.database.dialect.rowLock });
  }

  /** Takes a locked club off every list and search; `state` decides what happens to its page. */
  async unlist(
    manager: EntityManager,
    { id, state: before }: Pick<Club, 'id' | 'state'>,
    {
      state,
      successorId,
      at,
    }: { state: Exclude<Club['state'], 'listed'>; successorId: number | null; at: Date },
  ): Promise<void> {
    await manager.update(Club, id, {
      state,
      successorId,
      stateSince: at,
      updatedAt: at,
    });
    invalidateClubs(manager, [id]);
    invalidateListings(manager);
    if (before === 'listed') await count(manager, -1);
  }

  /** Puts a locked, unlisted club back into lists and searches. */
  async relist(manager: EntityManager, { id }: Pick<Club, 'id'>, at: Date): Promise<void> {
    await manager.update(Club, id, { state: 'listed', successorId: null, stateSince: at, updatedAt: at });
    invalidateClubs(manager, [id]);
    invalidateListings(manager);
    await count(manager, 1);
  }

  /**
   * What else a new name changes: how it's searched, and the address of the club's page. The old address redirects to
   * the club for ever. The club has been locked; its row is up to the caller.
   * @param earlier the address to go back to, if a rename is undone
   */
  async readdress(
    manager: EntityManager,
    { id, slug, name: before }: Pick<Club, 'id' | 'slug' | 'name'>,
    name: string,
    { at, earlier }: { at: Date; earlier?: string | undefined },
  ): Promise<Pick<Club, 'searchName' | 'slug'>> {
    await this.waitForTurn(manager);
    const searchName = normaliseSearchText(name);
    const stem = slugStem(name);
    // A new spelling of the same words doesn't change the address.
    const isRespelt = earlier === undefined && slugStem(before) === stem;
    if (slug === stem || isRespelt) return { searchName, slug };
    const own = await manager.findBy(ClubAddress, { clubId: id });
    const kept =
      own.find((address) => address.slug === earlier) ??
      own.find((address) => address.slug === stem || isNumbered(address.slug, stem));
    const next = kept?.slug ?? (await freeSlug(manager, stem));
    if (kept) await manager.delete(ClubAddress, { slug: kept.slug });
    await manager.insert(ClubAddress, { slug, clubId: id, until: at });
    return { searchName, slug: next };
  }

  /** Clubs with this name, as searched; none is added before the transaction of `manager` ends. */
  async findByName(manager: EntityManager, name: string): Promise<Namesake[]> {
    await this.waitForTurn(manager);
    return manager.find(Club, {
      where: { state: 'listed', searchName: normaliseSearchText(name) },
      select: { id: true, name: true, slug: true, location: true },
      order: { id: 'ASC' },
      take: MAX_NAMESAKES,
    });
  }

  /** Clubs are listed one after the other, so that two can't take the same slug. */
  private async waitForTurn(manager: EntityManager): Promise<void> {
    await manager.query(
      `SELECT value FROM site_counters WHERE name = 'clubs' ${this.database.dialect.lockRows}`,
    );
  }
}

/** How many clubs are listed changes by so many. */
async function count(manager: EntityManager, by: number): Promise<void> {
  await manager.query(`UPDATE site_counters SET value = value + ? WHERE name = 'clubs'`, [by]);
}

/** A slug for each stem, none of them taken, and no two the same. */
async function freeSlugs(manager: EntityManager, stems: readonly string[]): Promise<string[]> {
  const taken = await takenSlugs(manager, stems);
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
    const taken = await takenSlugs(manager, candidates);
    const free = candidates.find((candidate) => !given.has(candidate) && !taken.has(candidate));
    if (free) return free;
  }
}

/** Those of the slugs that lead to a club, now or before it was renamed. */
async function takenSlugs(manager: EntityManager, slugs: readonly string[]): Promise<Set<string>> {
  const where = { where: { slug: In([...slugs]) }, select: { slug: true } } as const;
  const rows = [...(await manager.find(Club, where)), ...(await manager.find(ClubAddress, where))];
  return new Set(rows.map(({ slug }) => slug));
}

/** Whether a slug is the stem and a number, as given to a club whose name others have too. */
function isNumbered(slug: string, stem: string): boolean {
  return slug.startsWith(`${stem}-`) && /^\d+$/.test(slug.slice(stem.length + 1));
}
