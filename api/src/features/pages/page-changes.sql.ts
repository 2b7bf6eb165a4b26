import { DIRECTORY } from '../../model/clubs/club-versions.js';
import type { Sql } from '../../platform/database/sql.js';
import { sql } from '../../platform/database/sql.js';

/** More clubs than this aren't named one by one. */
export const CHANGES_AT_MOST = 1000;

/**
 * The directory's version, and the rows that have changed since another one along their index, one more than are named at
 * most. One statement sees one state of the database.
 */
export function versionsSince(version: number): Sql {
  return sql`
    SELECT club_id AS id, version FROM club_versions WHERE club_id = ${DIRECTORY}
    UNION ALL
    SELECT changed.club_id, changed.version FROM (
      SELECT c.club_id, c.version FROM club_versions c
      WHERE c.version > ${version} AND c.club_id <> ${DIRECTORY}
      ORDER BY c.version LIMIT ${CHANGES_AT_MOST + 1}
    ) changed`;
}
