import { ClubAgeGroupCount } from '../../src/clubs/club-age-group-count.entity.js';
import { Club } from '../../src/clubs/club.entity.js';
import type { Database } from '../../src/database/database.js';
import { AgeGroupCount } from '../../src/stats/age-group-count.entity.js';
import { SiteCounter } from '../../src/stats/site-counter.entity.js';

const STORED = [AgeGroupCount, Club, ClubAgeGroupCount, SiteCounter];

/** Every stored sum and count, in a form that can be compared. */
export async function storedTotals({ dataSource }: Pick<Database, 'dataSource'>): Promise<string[][]> {
  const tables = await Promise.all(STORED.map((entity) => dataSource.getRepository(entity).find()));
  return tables.map((rows) => rows.map((row) => JSON.stringify(row)).sort());
}
