import type { Sql } from '../../platform/database/sql.js';
import { joined, raw, sql } from '../../platform/database/sql.js';
import { toStoredTimestamp } from '../../platform/database/timestamps.js';
import { boxAround } from '../../clubs/great-circle.js';
import { RADII_MILES } from '../../clubs/search/find-queries.js';
import type { Coordinates } from '../../clubs/postcodes/outward-code-centroids.js';

/** A row of {@link searchesAround}. */
export interface SearchRow extends Coordinates {
  id: number;
  radius: number;
  ageGroup: string | null;
  /** JSON. */
  teams: string;
  /** JSON. */
  days: string;
  mailedAt: string | null;
}

const COLUMNS = raw(
  's.id, s.radius, s.latitude, s.longitude, s.age_group AS ageGroup, s.teams, s.days, s.mailed_at AS mailedAt',
);

/**
 * The saved searches that may reach a point and were confirmed before a version of the directory: for each radius those
 * within its latitudes, along one index.
 */
export function searchesAround(point: Coordinates, version: number, now: Date): Sql {
  const ofRadius = (miles: number) => {
    const { south, north } = boxAround(point, miles);
    return sql`
      SELECT ${COLUMNS} FROM saved_searches s
      WHERE s.radius = ${miles} AND s.latitude BETWEEN ${south} AND ${north}
        AND s.since_version < ${version} AND s.erase_at > ${toStoredTimestamp(now)}`;
  };
  return joined(RADII_MILES.map(ofRadius), ' UNION ALL ');
}

/** At most this many clubs are in a saved search's next mail: ten are named, the others counted. */
const MAX_WAITING = 100;

/** Puts a club on the list of a search's next mail, unless it's there, the list is full or the search has ended. */
export function listClub(searchId: number, clubId: number, now: Date): Sql {
  return sql`
    INSERT INTO saved_search_clubs (search_id, club_id, noticed_at)
    SELECT s.id, ${clubId}, ${toStoredTimestamp(now)} FROM saved_searches s
    WHERE s.id = ${searchId}
      AND (SELECT COUNT(*) FROM saved_search_clubs k WHERE k.search_id = s.id) < ${MAX_WAITING}
      AND NOT EXISTS (SELECT 1 FROM saved_search_clubs l WHERE l.search_id = s.id AND l.club_id = ${clubId})`;
}
