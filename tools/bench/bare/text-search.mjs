import { SUMMARY, toSummary } from './club-rows.mjs';
import { rowsOf } from './reads.mjs';

const REACH = 1000;
const TERM_LENGTH = 32;
const NAME = 1;
const LOCATION = 2;

// The page of the clubs that a list of ids holds, in name order, and how many these are.
const page = (ids) => `
  SELECT ${SUMMARY}, p.total
  FROM (
    SELECT k.id, k.list_position, COUNT(*) OVER () AS total
    FROM (${ids} LIMIT ${REACH + 1}) m STRAIGHT_JOIN clubs k ON k.id = m.id ORDER BY k.list_position LIMIT ? OFFSET ?
  ) p STRAIGHT_JOIN clubs c ON c.id = p.id ORDER BY p.list_position`;

const TERMS = 'SELECT DISTINCT club_id AS id FROM club_search_terms WHERE term >= ? AND term < ?';
const ANYWHERE = page(TERMS);
const IN_FIELD = page(`${TERMS} AND field = ?`);
const OF_SPORT = `(SELECT id FROM clubs WHERE sport = ? ORDER BY list_position LIMIT ${REACH + 1})`;
const OF_SPORTS = (count) =>
  page(
    `SELECT DISTINCT id FROM (${[`${TERMS} AND field = ?`, ...Array(count).fill(OF_SPORT)].join(' UNION ALL ')}) u`,
  );

/**
 * A page of the clubs that contain a text in name or location (`anywhere`), or in one of the two.
 * @returns {Promise<{clubs: object[], total: number}>}
 */
export async function clubsContaining({ anywhere, name, location }, pageNumber, limit) {
  const [start, end] = rangeOf(normalise(anywhere ?? name ?? location));
  const field = name === undefined ? LOCATION : NAME;
  const offset = (pageNumber - 1) * limit;
  return toPage(
    anywhere === undefined
      ? await rowsOf(IN_FIELD, [start, end, field, limit, offset])
      : await rowsOf(ANYWHERE, [start, end, limit, offset]),
  );
}

/** A page of the clubs whose name contains a text or that play one of some sports. */
export async function clubsOfSport(text, sports, pageNumber, limit) {
  const [start, end] = rangeOf(text);
  const offset = (pageNumber - 1) * limit;
  const parameters = [start, end, NAME, ...sports, limit, offset];
  return toPage(await rowsOf(OF_SPORTS(sports.length), parameters));
}

function rangeOf(text) {
  const start = text.slice(0, TERM_LENGTH);
  return [start, start.slice(0, -1) + String.fromCharCode(start.charCodeAt(start.length - 1) + 1)];
}

function toPage(rows) {
  return { clubs: rows.map(toSummary), total: rows[0]?.total ?? 0 };
}

/** What is compared; the measured texts hold only signs that this covers. */
export function normalise(text) {
  return text
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
