import { Club, ClubAgeGroupCount } from '../../src/model/clubs/club.entity.js';
import type { Database } from '../../src/platform/database/database.js';
import { ReviewHandlingCount } from '../../src/model/reviews/handling-counts.js';
import { recountStoredValues } from '../../src/model/reviews/recount.js';
import { AgeGroupCount, SiteCounter } from '../../src/model/reviews/review-totals.js';

const STORED = [AgeGroupCount, Club, ClubAgeGroupCount, SiteCounter];

/** Every stored sum and count, in a comparable form; without summaries, which are written in the background. */
export async function storedTotals({ dataSource }: Database): Promise<string[][]> {
  const tables = await Promise.all(STORED.map((entity) => dataSource.getRepository(entity).find()));
  return tables.map((rows) => rows.map((row) => JSON.stringify({ ...row, aiSummary: undefined })).sort());
}

/** Fails if a stored number differs from a recount, those of what happened to reviews too. */
export async function expectExactTotals(database: Database): Promise<void> {
  const read = async (): Promise<unknown> => [
    await storedTotals(database),
    (await database.dataSource.manager.find(ReviewHandlingCount)).map((row) => JSON.stringify(row)).sort(),
  ];
  const kept = await read();
  await recountStoredValues(database);
  expect(kept).toEqual(await read());
}
