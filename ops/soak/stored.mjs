import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { apiPackage } from '../faults/support/api-packages.mjs';

// Every review sent by the load names its number in its text.
const SENT = `SELECT review_text AS text FROM reviews WHERE review_text LIKE '%My child has been there for % days.'`;

/**
 * The texts of the load's reviews, as stored in the database once everything has stopped.
 * @param {{databaseUrl: string, dataDir: string}} product an empty `databaseUrl` is SQLite in `dataDir`
 * @returns {Promise<string[]>}
 */
export async function storedTexts({ databaseUrl, dataDir }) {
  if (databaseUrl === '') {
    const Sqlite = apiPackage('better-sqlite3');
    const database = new Sqlite(join(dataDir, 'club-reviews.sqlite'), { readonly: true });
    try {
      return database.prepare(SENT).pluck().all();
    } finally {
      database.close();
    }
  }
  const connection = await createConnection(databaseUrl);
  try {
    const [rows] = await connection.query(SENT);
    return rows.map(({ text }) => text);
  } finally {
    await connection.end();
  }
}
