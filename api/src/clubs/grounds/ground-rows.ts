import type { GroundAccess, GroundSurface } from '@club-reviews/domain/club-facts';
import type { ClubGround } from './ground.dto.js';

/** Columns of the ground `g` that a club `c` has chosen; with {@link GROUND_JOIN}. */
export const GROUND_COLUMNS = `g.id AS groundId, g.name AS groundName, g.town AS groundTown, g.postcode AS groundPostcode,
  g.is_listed AS groundIsListed, g.surfaces AS groundHas, g.access AS groundOffers`;

/** Joins the ground that a club has chosen. */
export const GROUND_JOIN = 'LEFT JOIN grounds g ON g.id = c.ground_id';

/** A row of {@link GROUND_COLUMNS}: all null if the club has chosen none. */
export interface GroundRow {
  groundId: number | null;
  groundName: string | null;
  groundTown: string | null;
  groundPostcode: string | null;
  groundIsListed: number | null;
  groundHas: string | null;
  groundOffers: string | null;
}

/** Reads {@link GROUND_COLUMNS}. */
export function toClubGround(row: GroundRow): ClubGround | null {
  if (row.groundId === null) return null;
  return {
    ...{ id: row.groundId, name: row.groundName ?? '', town: row.groundTown, postcode: row.groundPostcode },
    isListed: Number(row.groundIsListed) === 1,
    groundSurfaces: JSON.parse(row.groundHas ?? '[]') as GroundSurface[],
    groundAccess: JSON.parse(row.groundOffers ?? '[]') as GroundAccess[],
  };
}
