import type { ClubState } from '@club-reviews/domain/club-state';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../platform/database/database.js';
import { idBatches } from '../../platform/database/batches.js';
import { noteListing } from './club-versions.js';
import { normaliseSearchText, searchTermsOf } from './search-text.js';

const CLUBS_PER_BATCH = 250;
const ROWS_PER_INSERT = 1000;

/** What the index is built from. */
interface ClubTexts {
  id: number;
  name: string;
  location: string;
  searchName: string;
  searchLocation: string;
  state: ClubState;
}

/**
 * Rebuilds search texts of all clubs and search terms of the listed ones from their names and locations, in batches.
 */
export async function indexClubTexts(
  { dataSource, transactions }: Database,
  progress: (done: number) => void,
): Promise<void> {
  for await (const { first, last, done } of idBatches(dataSource, 'clubs', CLUBS_PER_BATCH)) {
    await transactions.runInTransaction(async (manager) => {
      const clubs = await manager.query<ClubTexts[]>(
        `SELECT id, name, location, search_name AS searchName, search_location AS searchLocation, state
         FROM clubs WHERE id BETWEEN ? AND ?`,
        [first, last],
      );
      await manager.query('DELETE FROM club_search_terms WHERE club_id BETWEEN ? AND ?', [first, last]);
      await indexBatch(manager, clubs);
      noteListing(manager);
    });
    progress(done);
  }
}

async function indexBatch(manager: EntityManager, clubs: ClubTexts[]): Promise<void> {
  let values: (string | number)[] = [];
  for (const club of clubs) {
    const searchName = normaliseSearchText(club.name);
    const searchLocation = normaliseSearchText(club.location);
    if (searchName !== club.searchName || searchLocation !== club.searchLocation) {
      await manager.query('UPDATE clubs SET search_name = ?, search_location = ? WHERE id = ?', [
        searchName,
        searchLocation,
        club.id,
      ]);
    }
    if (club.state !== 'listed') continue;
    for (const { term, field } of searchTermsOf(searchName, searchLocation))
      values.push(term, field, club.id);
    if (values.length >= ROWS_PER_INSERT * 3) {
      await insertTerms(manager, values);
      values = [];
    }
  }
  if (values.length > 0) await insertTerms(manager, values);
}

async function insertTerms(manager: EntityManager, values: (string | number)[]): Promise<void> {
  const rows = Array<string>(values.length / 3)
    .fill('(?, ?, ?)')
    .join(', ');
  await manager.query(`INSERT INTO club_search_terms (term, field, club_id) VALUES ${rows}`, values);
}
