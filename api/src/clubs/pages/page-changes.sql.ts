import { DIRECTORY } from '../../model/clubs/club-versions.js';
import type { Sql } from '../../platform/database/sql.js';
import { sql } from '../../platform/database/sql.js';

/** More clubs than this aren't listed one by one. */
export const CHANGES_AT_MOST = 1000;

/** The rows of `club_versions` changed since a version, along their index: at most one more than are listed. */
export function rowsSince(version: number): Sql {
  return sql`
    SELECT v.club_id AS id FROM club_versions v
    WHERE v.version > ${version} AND v.club_id <> ${DIRECTORY}
    ORDER BY v.version LIMIT ${CHANGES_AT_MOST + 1}`;
}
