import { storeClubs } from '../../../test/support/factories.js';
import { useTestDatabase } from '../../../test/support/test-database.js';
import { ClubVersion, DIRECTORY, EVERY_ANSWER, readChanges } from '../clubs/club-versions.js';
import { Club, ClubAgeGroupCount } from '../clubs/club.entity.js';
import { applyPublicationRule } from './publication-rule.js';
import { Review } from './review.entity.js';
import { SummaryJob } from './summary-job.js';
import { AgeGroupCount, SiteCounter } from './review-totals.js';
import { recountStoredValues } from './recount.js';

const STORED = [AgeGroupCount, Club, ClubAgeGroupCount, SiteCounter];

describe('stored values', () => {
  const database = useTestDatabase('each', (opened) => applyPublicationRule(opened, 'verified'));

  const stored = async () => {
    const tables = await Promise.all(
      STORED.map((entity) => database.dataSource.getRepository(entity).find()),
    );
    return tables.map((rows) => rows.map((row) => JSON.stringify(row)).sort());
  };
  const totalVisible = async () => {
    const counter = await database.dataSource
      .getRepository(SiteCounter)
      .findOneByOrFail({ name: 'visible_reviews' });
    return counter.value;
  };

  beforeEach(async () => {
    await storeClubs(database, [
      {
        name: 'Leeds Lions',
        reviews: [
          { coachingRating: 5, ageGroup: 'U8s', season: 2014 },
          { isApproved: false, season: 2026, ageGroup: 'U9s', coachingRating: 1, valueRating: 2 },
          { isVerified: false },
          { isHeld: true, isApproved: false },
        ],
      },
      { name: 'Ashby Rovers', reviews: [{ isApproved: false }] },
      { name: 'Quiet Town' },
    ]);
  });

  it('are repaired, whatever has happened to them', async () => {
    const right = await stored();
    await database.dataSource.query(
      'UPDATE clubs SET review_count = 99, coaching_sum = 7, weighted_count = 3',
    );
    await database.dataSource.query('UPDATE clubs SET search_name = ?', ['wrong']);
    await database.dataSource.query('UPDATE club_age_group_counts SET count = 3');
    await database.dataSource.query('DELETE FROM age_group_counts');
    await database.dataSource.query('UPDATE site_counters SET value = 12345');
    expect(await stored()).not.toEqual(right);
    await recountStoredValues(database);
    expect(await stored()).toEqual(right);
  });

  it('change the version only of the clubs that were wrong', async () => {
    const versions = () => database.dataSource.getRepository(ClubVersion).find({ order: { clubId: 'ASC' } });
    const [lions, rovers] = await database.dataSource.getRepository(Club).find({ order: { id: 'ASC' } });
    await database.dataSource.query('UPDATE clubs SET rating_count_5 = 9 WHERE id = ?', [lions?.id]);
    await database.dataSource.query('UPDATE club_age_group_counts SET count = 3 WHERE club_id = ?', [
      rovers?.id,
    ]);
    const before = await versions();
    await recountStoredValues(database);
    const after = await versions();
    const changed = after.filter(
      ({ clubId, version }) => before.find((row) => row.clubId === clubId)?.version !== version,
    );
    expect(changed.map(({ clubId }) => clubId)).toEqual([EVERY_ANSWER, DIRECTORY, lions?.id, rovers?.id]);
    // With nothing to repair, nobody has to read a club again.
    const { version: since = 0 } = after.find(({ clubId }) => clubId === DIRECTORY) ?? {};
    await recountStoredValues(database);
    expect([...(await readChanges(database.reads, since)).keys()]).toEqual([EVERY_ANSWER, DIRECTORY]);
  });

  it('follow the publication rule when it changes, there and back', async () => {
    const whenVerified = await stored();
    expect(await totalVisible()).toBe(3);
    await applyPublicationRule(database, 'approved');
    expect(await totalVisible()).toBe(1);
    expect(await database.dataSource.getRepository(Review).countBy({ isVisible: true })).toBe(1);
    await applyPublicationRule(database, 'verified');
    expect(await stored()).toEqual(whenVerified);
  });

  it('come with new summaries when the publication rule changes', async () => {
    const { dataSource } = database;
    await dataSource.query(`UPDATE clubs SET ai_summary = 'Quotes a review that is not public any more.'`);
    await applyPublicationRule(database, 'approved');
    expect(await dataSource.query('SELECT id FROM clubs WHERE ai_summary IS NOT NULL')).toEqual([]);
    expect(await dataSource.getRepository(SummaryJob).count()).toBe(1);
    await applyPublicationRule(database, 'verified');
    expect(await dataSource.getRepository(SummaryJob).count()).toBe(2);
  });

  it('are left alone while the rule stays the same', async () => {
    await database.dataSource.query(`UPDATE site_counters SET value = 77 WHERE name = 'visible_reviews'`);
    await applyPublicationRule(database, 'verified');
    expect(await totalVisible()).toBe(77);
  });
});
