import { useTestDatabase } from '../../../test/support/test-database.js';
import { explainOn } from '../../../test/support/plans.js';
import type { Database } from '../../platform/database/database.js';
import { sql } from '../../platform/database/sql.js';
import { clubsInRadius, radiusCount } from './club-radius-search.sql.js';

const SEARCH = { centre: { latitude: 53.8, longitude: -1.55 }, miles: 1, match: {} };

describe('a search around a place', () => {
  const database = useTestDatabase('suite');

  it.each([
    ['the page', (engine: Database['dialect']) => clubsInRadius(engine, SEARCH, { limit: 5, page: 1 })],
    ['the count', (engine: Database['dialect']) => radiusCount(engine, SEARCH)],
  ])('finds clubs by their coordinates and reads no others: %s', async (_name, statement) => {
    const isMysql = database.dialect.engine === 'mysql';
    const explained = sql`${explainOn(database)} ${statement(database.dialect)}`;
    const plan = JSON.stringify(await database.reads.all(explained));
    expect(plan).toContain(
      isMysql
        ? '"key":"ix_clubs_coordinates"'
        : 'USING COVERING INDEX ix_clubs_coordinates (latitude>? AND latitude<?)',
    );
  });
});
