import { DEMO_LOGIN } from '../../../api/dist/platform/config/demo-login.js';
import { ageOf } from './clubs.mjs';
import { rowsOf } from './reads.mjs';

const COUNTER = 'SELECT name, value FROM site_counters';
const AGE_GROUPS = 'SELECT age_group AS ageGroup, count FROM age_group_counts WHERE count > 0';
const MAP = {
  tilesUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© [OpenStreetMap contributors](https://www.openstreetmap.org/copyright)',
};
const SAMPLE_DATA = `SELECT value FROM site_settings WHERE name = 'sample_data'`;

/** Totals of the site. */
export async function stats() {
  const rows = await rowsOf(COUNTER);
  const valueOf = (name) => rows.find((row) => row.name === name).value;
  return { body: { totalClubs: valueOf('clubs'), totalReviews: valueOf('visible_reviews') } };
}

/** Reviews per age group. */
export async function ageGroups() {
  const rows = await rowsOf(AGE_GROUPS);
  return {
    body: rows
      .map(({ ageGroup, count }) => ({ ageGroup, count }))
      .sort((a, b) => ageOf(a.ageGroup) - ageOf(b.ageGroup)),
  };
}

/** What screens need to know of the settings. */
export async function config() {
  const [row] = await rowsOf(SAMPLE_DATA);
  const sampleData = row?.value === 'loaded';
  return {
    body: {
      brandName: 'Youth Football Club Reviews',
      supportEmail: 'support@example.org',
      sampleData,
      map: MAP,
      ...(sampleData ? { demoLogin: DEMO_LOGIN } : {}),
    },
  };
}

/** That the database answers. */
export async function health() {
  await rowsOf(COUNTER);
  return { body: { status: 'ok' } };
}
