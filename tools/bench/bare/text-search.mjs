import { SUMMARY } from './club-rows.mjs';
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

// So many match that a walk in name order fills a page before long.
const walk = (condition) => `
  SELECT ${SUMMARY}
  FROM (SELECT k.id, k.list_position FROM clubs k WHERE ${condition} ORDER BY k.list_position LIMIT ? OFFSET ?) p
  STRAIGHT_JOIN clubs c ON c.id = p.id ORDER BY p.list_position`;

const WALK_ANYWHERE = walk('k.search_name LIKE ? OR k.search_location LIKE ?');
const WALK_NAME = walk('k.search_name LIKE ?');
const WALK_LOCATION = walk('k.search_location LIKE ?');
const WALK_SPORTS = (count) => walk(`k.search_name LIKE ?${' OR k.sport = ?'.repeat(count)}`);

/** Texts that more clubs contain than can be paged. */
const overfull = new Set();

/**
 * A page of the clubs that contain a text in name or location (`anywhere`), or in one of the two.
 * @returns {Promise<{rows: object[], total: number}>}
 */
export function clubsContaining({ anywhere, name, location }, pageNumber, limit) {
  const text = normalise(anywhere ?? name ?? location);
  const page = [limit, (pageNumber - 1) * limit];
  const range = rangeOf(text);
  const part = `%${text}%`;
  if (anywhere !== undefined)
    return find(`any ${text}`, [ANYWHERE, range], [WALK_ANYWHERE, [part, part]], page);
  return name === undefined
    ? find(`location ${text}`, [IN_FIELD, [...range, LOCATION]], [WALK_LOCATION, [part]], page)
    : find(`name ${text}`, [IN_FIELD, [...range, NAME]], [WALK_NAME, [part]], page);
}

/** A page of the clubs whose name contains a text or that play one of some sports. */
export function clubsOfSport(text, sports, pageNumber, limit) {
  return find(
    `sport ${text}`,
    [OF_SPORTS(sports.length), [...rangeOf(text), NAME, ...sports]],
    [WALK_SPORTS(sports.length), [`%${text}%`, ...sports]],
    [limit, (pageNumber - 1) * limit],
  );
}

async function find(key, [termsSql, termsParameters], [walkSql, walkParameters], page) {
  if (!overfull.has(key)) {
    const found = toPage(await rowsOf(termsSql, [...termsParameters, ...page]));
    if (found.total <= REACH) return found;
    overfull.add(key);
  }
  return { rows: await rowsOf(walkSql, [...walkParameters, ...page]), total: REACH + 1 };
}

// From the text to the first one beyond all that start with it. The collation sorts "{" before letters, so a last "z"
// goes and the sign before it counts up.
function rangeOf(text) {
  const start = text.slice(0, TERM_LENGTH).trimEnd();
  const stem = start.replace(/z+$/, '');
  return [start, stem.slice(0, -1) + nextSign(stem.at(-1))];
}

const nextSign = (sign) => ({ ' ': '0', 9: 'a' })[sign] ?? String.fromCharCode(sign.charCodeAt(0) + 1);

function toPage(rows) {
  return { rows, total: rows[0]?.total ?? 0 };
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
