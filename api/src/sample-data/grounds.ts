import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { TOWNS } from '../clubs/postcodes/towns.js';
import { invalidateClubs } from '../model/clubs/club-versions.js';
import { Club } from '../model/clubs/club.entity.js';
import { getCell, Ground } from '../model/clubs/ground.entity.js';
import { normaliseSearchText } from '../model/clubs/search-text.js';
import { DEMO_CLUB_INDEX } from './clubs.js';

/** The first towns have a ground each, numbered from 1; Active Places' own numbers have seven digits. */
const GROUNDS = 13;
const CLUBS_PER_GROUND = 3;
const IDS = Array.from({ length: GROUNDS }, (_, index) => index + 1);

/** The ground of a sample club, if it has chosen one; the demo club hasn't, so that whoever tries it can. */
export function sampleGroundId(clubIndex: number): number | null {
  const town = clubIndex % TOWNS.length;
  const isAmongFirst = clubIndex < CLUBS_PER_GROUND * TOWNS.length;
  // No club plays on the last one.
  return town < GROUNDS - 1 && isAmongFirst && clubIndex !== DEMO_CLUB_INDEX ? town + 1 : null;
}

/** Stores the invented grounds. */
export async function storeSampleGrounds(manager: EntityManager, now: Date): Promise<void> {
  const grounds = TOWNS.slice(0, GROUNDS).map((town, index) => {
    const name = `${town.localNames[0] ?? town.name} Playing Fields`;
    const { latitude, longitude, postcode } = town;
    return {
      ...{ id: index + 1, name, town: town.name, postcode, latitude, longitude, isListed: true },
      ...{ cell: getCell(town), searchText: normaliseSearchText(`${name} ${town.name} ${postcode ?? ''}`) },
      surfaces: index % 2 === 0 ? (['grass', '3g'] as const) : (['grass'] as const),
      access: (['parking', 'changing-rooms', 'floodlights'] as const).slice(0, 1 + (index % 3)),
      updatedAt: now,
    };
  });
  await manager.upsert(
    Ground,
    grounds.map((ground) => ({ ...ground, surfaces: [...ground.surfaces] })),
    ['id'],
  );
}

/** Removes them; clubs that stay no longer have one. */
export async function removeSampleGrounds(manager: EntityManager): Promise<void> {
  const clubs = await manager.find(Club, { where: { groundId: In(IDS) }, select: { id: true } });
  await manager.update(Club, { groundId: In(IDS) }, { groundId: null });
  await manager.delete(Ground, { id: In(IDS) });
  invalidateClubs(
    manager,
    clubs.map(({ id }) => id),
  );
}
