import { Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { WatchedTables } from '../../platform/database/write-watch.js';
import { CURRENT_VERSION, invalidateEveryClub } from './club-versions.js';

/** What public pages are read from. Anyone who adds a table to their statements adds it here. */
const TABLES = new Set([
  'age_group_counts',
  'club_addresses',
  'club_age_group_counts',
  'club_sessions',
  'club_warnings',
  'clubs',
  'grounds',
  'managed_clubs',
  'monthly_moderation_figures',
  'monthly_removal_counts',
  'monthly_review_counts',
  'outward_codes',
  'postcodes',
  'review_handling_counts',
  'reviews',
  'site_counters',
]);

/** Who manages which club is deleted with the login. */
const PARENTS = new Set(['club_admins']);

/** What happens to a transaction that changes public data, or might, without declaring it. */
export type Unnoted = (manager: EntityManager, tables: readonly string[]) => void;

/** The tables whose changes must be recorded in `club_versions`. */
export function publicTables(unanswered: Unnoted = noteEverything): WatchedTables {
  return { tables: TABLES, parents: PARENTS, version: CURRENT_VERSION, unanswered };
}

/** Pages must be right all the same: every one is invalidated. */
function noteEverything(manager: EntityManager, tables: readonly string[]): void {
  invalidateEveryClub(manager);
  new Logger('PublicTables').warn(
    `A transaction wrote to ${tables.join(', ')} without a note in club_versions: every page is made anew`,
  );
}
