import { join } from 'node:path';
import Database from 'better-sqlite3';

/**
 * Moves the stored times of a notice back, so that the author's five days are over now. It's the supported way to skip
 * them: the product has no clock that a test could set.
 */
export function endAuthorsTime(dataDir: string, reference: string): void {
  const database = new Database(join(dataDir, 'club-reviews.sqlite'), { timeout: 60_000 });
  try {
    const { changes } = database
      .prepare(
        "UPDATE notices SET due_at = '2026-01-01 00:00:00.000' WHERE reference = ? AND state = 'forwarded'",
      )
      .run(reference);
    if (changes !== 1) throw new Error(`No forwarded notice ${reference}`);
  } finally {
    database.close();
  }
}
