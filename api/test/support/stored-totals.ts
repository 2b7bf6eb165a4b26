import { Club, ClubAgeGroupCount } from '../../src/model/clubs/club.entity.js';
import type { Database } from '../../src/platform/database/database.js';
import { AgeGroupCount, SiteCounter } from '../../src/model/reviews/review-totals.js';

const STORED = [AgeGroupCount, Club, ClubAgeGroupCount, SiteCounter];

/** Every stored sum and count, in a comparable form; without summaries, which are written in the background. */
export async function storedTotals({ dataSource }: Database): Promise<string[][]> {
  const tables = await Promise.all(STORED.map((entity) => dataSource.getRepository(entity).find()));
  return tables.map((rows) => rows.map((row) => JSON.stringify({ ...row, aiSummary: undefined })).sort());
}
