import { jest } from '@jest/globals';
import { useTestDatabase } from '../../../test/support/test-database.js';
import { sql } from '../../platform/database/sql.js';
import { ClubDailyFigure } from './club-daily-figure.js';
import { ClubFigureCounter } from './club-figure-counter.js';

const EVENING = new Date('2026-11-23T23:30:00.000Z');
/** Still the evening before in UTC. */
const SUMMER_NIGHT = new Date('2026-07-01T23:30:00.000Z');

describe('counting how often clubs are seen', () => {
  const database = useTestDatabase('each');

  const rows = () =>
    database.dataSource.manager.find(ClubDailyFigure, { order: { clubId: 'ASC', day: 'ASC' } });

  it('writes one row for each club and day, by the London calendar, and adds to it', async () => {
    const counter = new ClubFigureCounter(database);
    counter.countShown([2, 1], EVENING);
    counter.countView(2, EVENING);
    counter.countView(2, EVENING);
    counter.countView(2, SUMMER_NIGHT);
    await counter.flush();
    counter.countShown([2], EVENING);
    await counter.flush();
    await counter.flush();
    expect(await rows()).toEqual([
      { clubId: 1, day: '2026-11-23', views: 0, shownInSearches: 1 },
      { clubId: 2, day: '2026-07-02', views: 1, shownInSearches: 0 },
      { clubId: 2, day: '2026-11-23', views: 2, shownInSearches: 2 },
    ]);
  });

  it('writes one statement for each club and day, however often it was seen', async () => {
    const counter = new ClubFigureCounter(database);
    const clubs = Array.from({ length: 450 }, (_, index) => index + 1);
    for (let time = 0; time < 20; time += 1) counter.countShown(clubs, EVENING);
    const transactions = jest.spyOn(database.transactions, 'runInTransaction');
    await counter.flush();
    expect(transactions).toHaveBeenCalledTimes(3);
    const [sum] = await database.reads.all<Record<'clubs' | 'shown', number | string>>(
      sql`SELECT COUNT(*) AS clubs, SUM(shown_in_searches) AS shown FROM club_daily_figures`,
    );
    expect([Number(sum?.clubs), Number(sum?.shown)]).toEqual([450, 9000]);
  });

  it('keeps for the next time what couldn’t be written, and nothing twice', async () => {
    const counter = new ClubFigureCounter(database);
    counter.countShown(
      Array.from({ length: 250 }, (_, index) => index + 1),
      EVENING,
    );
    const run = database.transactions.runInTransaction.bind(database.transactions);
    const transactions = jest.spyOn(database.transactions, 'runInTransaction');
    transactions.mockImplementationOnce(run).mockRejectedValueOnce(new Error('The disk is full'));
    await expect(counter.flush()).rejects.toThrow('The disk is full');
    expect(await rows()).toHaveLength(200);
    counter.countView(250, EVENING);
    transactions.mockRestore();
    await counter.flush();
    const all = await rows();
    expect(all).toHaveLength(250);
    expect(all.every(({ shownInSearches }) => shownInSearches === 1)).toBe(true);
    expect(all.at(-1)).toMatchObject({ clubId: 250, views: 1 });
  });
});
