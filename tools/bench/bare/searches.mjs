import { SUMMARY, toSummary } from './club-rows.mjs';
import { locate } from './place-table.mjs';
import { rowsOf } from './reads.mjs';
import { clubsContaining, clubsOfSport, normalise } from './text-search.mjs';

const EARTH_RADIUS_MILES = 3958.7613;
const RADIANS = Math.PI / 180;
const REACH = 1000;
const SPORTS_REMEMBERED_MS = 60_000;

// The square of the sine of half the angle grows with the distance: it is filtered and sorted by, and only the rows
// of the page are turned into miles.
const NEARNESS = `POW(SIN(RADIANS(k.latitude - ?) / 2), 2)
  + ? * COS(RADIANS(k.latitude)) * POW(SIN(RADIANS(k.longitude - ?) / 2), 2)`;

const around = (condition) => `
  SELECT ${SUMMARY}, p.nearness, p.total
  FROM (
    SELECT w.id, w.nearness, COUNT(*) OVER () AS total
    FROM (
      SELECT k.id, ${NEARNESS} AS nearness FROM clubs k
      WHERE k.latitude BETWEEN ? AND ? AND k.longitude BETWEEN ? AND ? ${condition} HAVING nearness <= ?
    ) w ORDER BY w.nearness, w.id LIMIT ? OFFSET ?
  ) p STRAIGHT_JOIN clubs c ON c.id = p.id ORDER BY p.nearness, p.id`;

/** Remembered as the product remembers them. */
let sports = { names: [], until: 0 };

const AROUND = around('');
const NAMED_AROUND = (sports) =>
  around(`AND (k.search_name LIKE ?${' OR k.sport = ?'.repeat(sports.length)})`);

/** The search of the home screen, by name, sport or place, around a postcode, or both. */
export async function searchClubs(query) {
  const page = Number(query.page);
  const limit = Number(query.limit);
  if (query.postcode !== undefined) return readAround(query, page, limit);
  const { rows, total } = await findByText(query, page, limit);
  return { body: rows.map((row) => toResult(row, null)), total: Math.min(total, REACH) };
}

async function findByText({ sport, location }, page, limit) {
  if (location !== undefined) return clubsContaining({ location }, page, limit);
  const text = normalise(sport);
  const sports = await sportsContaining(text);
  return sports.length === 0
    ? clubsContaining({ name: sport }, page, limit)
    : clubsOfSport(text, sports, page, limit);
}

async function sportsContaining(text) {
  if (Date.now() > sports.until) {
    const rows = await rowsOf('SELECT DISTINCT sport FROM clubs');
    sports = { names: rows.map(({ sport }) => sport), until: Date.now() + SPORTS_REMEMBERED_MS };
  }
  return sports.names.filter((sport) => normalise(sport).includes(text));
}

async function readAround({ postcode, radiusMiles, sport }, page, limit) {
  const name = sport === undefined ? undefined : normalise(sport);
  const sports = name === undefined ? [] : await sportsContaining(name);
  const centre = await locate(postcode);
  const angle = Number(radiusMiles) / EARTH_RADIUS_MILES;
  const height = angle / RADIANS;
  const width = Math.asin(Math.sin(angle) / Math.cos(centre.latitude * RADIANS)) / RADIANS;
  const rows = await rowsOf(name === undefined ? AROUND : NAMED_AROUND(sports), [
    centre.latitude,
    Math.cos(centre.latitude * RADIANS),
    centre.longitude,
    centre.latitude - height,
    centre.latitude + height,
    centre.longitude - width,
    centre.longitude + width,
    ...(name === undefined ? [] : [`%${name}%`, ...sports]),
    Math.sin(angle / 2) ** 2,
    limit,
    (page - 1) * limit,
  ]);
  return { body: rows.map((row) => toResult(row, milesOf(row.nearness))), total: rows[0]?.total ?? 0 };
}

function milesOf(nearness) {
  return Math.round(2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(nearness)) * 100) / 100;
}

function toResult(row, distanceMiles) {
  return { ...toSummary(row), latitude: row.latitude, longitude: row.longitude, distanceMiles };
}
