import { storeClubs } from '../../../test/support/factories.js';
import { onMachine } from '../../../test/support/machine-clock.js';
import { reviewForm } from '../../../test/support/review-form.js';
import { postJson } from '../../../test/support/sessions.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { SummaryJobs } from '../../reviews/summaries/summary-jobs.js';
import { SummaryWorker } from '../../reviews/summaries/summary-worker.js';
import { requestSummary, SummaryJob } from '../../model/reviews/summary-job.js';
import { databaseTime } from '../database/database-clock.js';
import { MailQueue } from '../mail/delivery/mail-queue.js';
import { Mail } from '../mail/mail.entity.js';

const HOUR_MS = 3_600_000;
const SLOW = -HOUR_MS;
const FAST = HOUR_MS;

describe('jobs on machines whose clocks are hours apart', () => {
  const api = useTestApi('suite');
  let clubId: number;
  let parents = 0;

  beforeAll(async () => {
    const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
    clubId = club?.id ?? 0;
  });

  beforeEach(() => api.database.dataSource.query('DELETE FROM mails'));

  const submit = async () => {
    parents += 1;
    const form = reviewForm(clubId, { authorEmail: `parent${parents}@home.example` });
    expect((await postJson(api, '/reviews', form)).status).toBe(201);
  };
  const take = () => api.get(MailQueue).take(5);
  const takeOne = async (): Promise<Mail> => {
    const [mail] = await take();
    if (!mail) throw new Error('nothing was due');
    return mail;
  };
  /** Milliseconds from now to a given time, by the database's clock. */
  const untilThen = async (moment: Date | null | undefined) => {
    const { dataSource, dialect } = api.database;
    return (moment?.getTime() ?? NaN) - (await databaseTime(dataSource.manager, dialect)).getTime();
  };

  it('are due at once, whichever machine stores them', async () => {
    await onMachine(FAST, submit);
    expect(await onMachine(SLOW, take)).toHaveLength(1);
    await onMachine(SLOW, submit);
    expect(await onMachine(FAST, take)).toHaveLength(1);
  });

  it.each([
    ['a slow', SLOW, 'a fast', FAST],
    ['a fast', FAST, 'a slow', SLOW],
  ])('that %s machine has taken are left to it by %s one', async (_one, mine, _other, theirs) => {
    await submit();
    const mail = await onMachine(mine, takeOne);
    expect(await untilThen(mail.lockedUntil)).toBeLessThanOrEqual(20_000);
    expect(await onMachine(theirs, take)).toEqual([]);
    await onMachine(mine, () => api.get(MailQueue).renew([mail]));
    expect(await onMachine(theirs, take)).toEqual([]);
  });

  it.each([
    ['a slow', SLOW, 'a fast', FAST],
    ['a fast', FAST, 'a slow', SLOW],
  ])(
    'that %s machine has left behind are taken by %s one once their time is over',
    async (_1, gone, _2, next) => {
      await submit();
      await onMachine(gone, takeOne);
      const { dataSource, dialect } = api.database;
      const lockedUntil = await databaseTime(dataSource.manager, dialect);
      await dataSource.manager.updateAll(Mail, { lockedUntil });
      expect(await onMachine(next, take)).toHaveLength(1);
    },
  );

  it.each([
    ['slow', SLOW],
    ['fast', FAST],
  ])('that have failed on a %s machine are due again after their pause', async (_, off) => {
    await submit();
    const { dataSource, dialect } = api.database;
    const before = await databaseTime(dataSource.manager, dialect);
    const next = await onMachine(off, async () => {
      const { id, attempts, createdAt } = await takeOne();
      return api.get(MailQueue).markFailed({ id, attempts, createdAt, responseCode: 451 }, 'later');
    });
    expect((next?.getTime() ?? 0) - before.getTime()).toBeGreaterThanOrEqual(1600);
    expect(await untilThen(next)).toBeLessThanOrEqual(2400);
  });

  it('for summaries are due at once, and after their pause, too', async () => {
    const { dataSource, dialect, transactions } = api.database;
    // It would take the job as well.
    await api.get(SummaryWorker).beforeApplicationShutdown();
    await dataSource.manager.deleteAll(SummaryJob);
    await onMachine(FAST, () =>
      transactions.runInTransaction((manager) => requestSummary(manager, dialect, clubId, new Date())),
    );
    const jobs = new SummaryJobs(api.database);
    const [job] = await onMachine(SLOW, () => jobs.take(1));
    if (!job) throw new Error('nothing was due');
    await onMachine(FAST, () => jobs.postpone(job, null));
    const stored = await dataSource.manager.findOneByOrFail(SummaryJob, { clubId });
    const pause = await untilThen(stored.nextAttemptAt);
    expect(pause).toBeGreaterThan(20_000);
    expect(pause).toBeLessThanOrEqual(30_000);
  });
});
