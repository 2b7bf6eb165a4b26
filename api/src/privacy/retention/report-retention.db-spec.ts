import { useTestDatabase } from '../../../test/support/test-database.js';
import { ReviewReport } from '../../model/reviews/report-case.js';
import { ReportRetention } from './report-retention.js';

const NOW = new Date('2026-09-30T12:00:00.000Z');
const DAY_MS = 24 * 3_600_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

describe('the retention of reports', () => {
  const database = useTestDatabase('each');

  const storeReport = (words: string, more: Partial<ReviewReport>) =>
    database.dataSource.manager.insert(ReviewReport, {
      ...{ reviewId: 1, clubId: 1, source: 'public', reason: 'abusive', words },
      ...{ reporterEmailHash: 'hash', reporterEmailEncrypted: 'v1.encrypted', createdAt: daysAgo(400) },
      ...more,
    });

  it('deletes what nobody confirmed for 30 days', async () => {
    await storeReport('old', { createdAt: daysAgo(31) });
    await storeReport('new', { createdAt: daysAgo(29) });
    await storeReport('confirmed', { caseId: 1 });
    expect(await new ReportRetention(database).run(NOW)).toBe(0);
    const left = await database.dataSource.manager.find(ReviewReport, { order: { id: 'ASC' } });
    expect(left.map(({ words }) => words)).toEqual(['new', 'confirmed']);
  });

  it('wipes who reported and what they said once it is due, and keeps what was reported', async () => {
    for (let index = 0; index < 250; index += 1)
      await storeReport('They live next door.', { caseId: 1, number: `R-${index}`, wipeAt: daysAgo(1) });
    await storeReport('Still due later.', { caseId: 2, number: 'R-later', wipeAt: daysAgo(-1) });
    await storeReport('Still open.', { caseId: 3, number: 'R-open', wipeAt: null });
    const retention = new ReportRetention(database);
    expect(await retention.run(NOW)).toBe(250);
    expect(await retention.run(NOW)).toBe(0);
    const reports = await database.dataSource.manager.find(ReviewReport, { order: { id: 'ASC' } });
    expect(reports[0]).toMatchObject({
      ...{ number: 'R-0', reason: 'abusive', words: '', wipeAt: null },
      ...{ reporterEmailHash: null, reporterEmailEncrypted: null },
    });
    expect(reports.slice(-2).map(({ words }) => words)).toEqual(['Still due later.', 'Still open.']);
    expect(reports.slice(-2).every(({ reporterEmailHash }) => reporterEmailHash === 'hash')).toBe(true);
  });
});
