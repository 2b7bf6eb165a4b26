import { createConnection } from 'mysql2/promise';
import { describePlaces } from './places.mjs';

/** How many different values a call cycles through. */
export const VARIETY = 200;

const BUSIEST = 20;
const COMMON_WORDS = 10;

/**
 * Chooses what the calls request from a database: the same each time, and spread over all of it.
 * @returns {Promise<SampleValues>}
 * @typedef {object} SampleValues
 * @property {number} clubCount
 * @property {{id: number, slug: string, name: string, location: string, postcode: string | null}[]} clubs spread evenly
 * @property {{slug: string, ageGroup: string}[]} typical clubs with a typical number of reviews, and their largest
 * group
 * @property {{slug: string, ageGroup: string}[]} busiest the clubs with the most reviews, likewise
 * @property {string[]} ageGroups
 * @property {string[]} commonWords from club names
 * @property {string[]} towns
 * @property {string[]} postcodes of clubs, full postcodes
 * @property {{dense: string[], sparse: string[]}} places outward codes with the most and the fewest others around
 */
export async function readSampleValues(databaseUrl) {
  const connection = await createConnection(databaseUrl);
  const rowsOf = async (sql, parameters = []) => (await connection.execute(sql, parameters))[0];
  try {
    const [{ clubCount }] = await rowsOf('SELECT COUNT(*) AS clubCount FROM clubs');
    const clubs = await rowsOf(
      `SELECT id, slug, name, location, postcode FROM clubs
       WHERE MOD(list_position, ?) = 0 ORDER BY MOD(id, 97), id LIMIT ${VARIETY}`,
      [Math.max(1, Math.floor(clubCount / VARIETY))],
    );
    const counts = await rowsOf(
      'SELECT review_count AS count FROM clubs WHERE review_count > 0 ORDER BY review_count',
    );
    const median = counts[counts.length >> 1].count;
    const names = await rowsOf('SELECT search_name AS name FROM clubs');
    const postcodes = await rowsOf(
      'SELECT DISTINCT postcode FROM clubs WHERE postcode IS NOT NULL ORDER BY postcode',
    );
    return {
      clubCount,
      clubs,
      typical: await rowsOf(
        clubsWithGroup('WHERE c.review_count > 0 ORDER BY ABS(c.review_count - ?), c.id', VARIETY),
        [median],
      ),
      busiest: await rowsOf(clubsWithGroup('ORDER BY c.review_count DESC, c.id', BUSIEST)),
      ageGroups: (await rowsOf('SELECT age_group AS name FROM age_group_counts ORDER BY age_group')).map(
        ({ name }) => name,
      ),
      commonWords: mostCommonWords(names.map(({ name }) => name)),
      towns: [...new Set(clubs.map(({ location }) => location.split(',')[0]))],
      postcodes: postcodes.map(({ postcode }) => postcode),
      places: describePlaces(
        await rowsOf(
          `SELECT outward_code AS code, AVG(latitude) AS latitude, AVG(longitude) AS longitude
           FROM clubs WHERE outward_code IS NOT NULL GROUP BY outward_code ORDER BY outward_code`,
        ),
      ),
    };
  } finally {
    connection.destroy();
  }
}

function clubsWithGroup(condition, limit) {
  return `SELECT c.slug, (SELECT age_group FROM club_age_group_counts a WHERE a.club_id = c.id
    ORDER BY a.count DESC, age_group LIMIT 1) AS ageGroup
    FROM clubs c ${condition} LIMIT ${limit}`;
}

function mostCommonWords(names) {
  const counts = new Map();
  for (const name of names) {
    for (const word of new Set(name.split(' '))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .sort(([wordA, a], [wordB, b]) => b - a || (wordA < wordB ? -1 : 1))
    .slice(0, COMMON_WORDS)
    .map(([word]) => word);
}
