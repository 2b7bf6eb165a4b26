import { createApp } from '../../app/http/create-app.js';
import { storeClubs } from '../../../test/support/factories.js';
import { send } from '../../../test/support/sessions.js';
import { staffHeaders, storeStaff } from '../../../test/support/staff.js';
import { getStoredMails } from '../../../test/support/stored-mails.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { testSettings } from '../../../test/support/test-settings.js';
import { until } from '../../../test/support/until.js';
import { SiteSetting } from '../../platform/database/site-setting.entity.js';
import { DailySummary } from './daily-summary.js';

/** The time on a future day, which the job's own clock doesn't reach; in summer London is an hour ahead. */
const BEFORE_SEVEN = new Date('2099-07-15T05:59:00Z');
const SEVEN = new Date('2099-07-15T06:00:00Z');
const EVENING = new Date('2099-07-15T20:00:00Z');
const NEXT_DAY = new Date('2099-07-16T06:00:00Z');

describe('the daily summary', () => {
  const api = useTestApi('each', { publicUrl: 'https://site.example' });

  const run = (at: Date) => api.get(DailySummary).run(at);
  const mails = () => getStoredMails(api.database, 'daily-summary');
  const recipients = async () => (await mails()).map(({ to }) => to).toSorted();
  const storeWaiting = () =>
    storeClubs(api.database, [
      {
        name: 'Leeds Lions',
        reviews: [
          {
            reviewText: 'Ring me on 07700 900123.',
            isApproved: false,
            isHeld: true,
            isVisible: false,
            holdReason: 'phone-number',
            createdAt: new Date(SEVEN.getTime() - 50 * 3_600_000),
          },
          { isApproved: false, createdAt: new Date(SEVEN.getTime() - 3 * 3_600_000) },
          { isApproved: false, createdAt: new Date(SEVEN.getTime() - 5 * 3_600_000) },
        ],
      },
    ]);

  beforeEach(async () => {
    // A site's first day has no summary; the job records that once it has started.
    await until(() => api.database.dataSource.manager.existsBy(SiteSetting, { name: 'daily_summary' }));
  });

  it('is sent at seven in London, once, with counts and ages only', async () => {
    for (const role of ['owner', 'moderator', 'reader'] as const) await storeStaff(api.database, role);
    await storeWaiting();
    await run(BEFORE_SEVEN);
    expect(await mails()).toEqual([]);
    await run(SEVEN);
    await run(EVENING);
    expect(await recipients()).toEqual(['moderator@staff.example', 'owner@staff.example']);
    const [mail] = await mails();
    expect(mail?.subject).toBe('In the queue today: 3 entries waiting');
    expect(mail?.text).toContain('1 review on hold, waiting for 2 days');
    expect(mail?.text).toContain('2 reviews to approve, the oldest waiting for 5 hours');
    expect(mail?.text).toMatch(/https:\/\/site\.example\/admin$/m);
    expect(mail?.text).toContain('You can switch the summary off in the site administration, under Account.');
    expect(JSON.stringify(mail)).not.toMatch(/07700|home\.example|Leeds Lions/);
    await run(NEXT_DAY);
    expect(await mails()).toHaveLength(4);
  });

  it('is sent late when no instance ran at seven, and not again after a restart', async () => {
    await storeStaff(api.database, 'moderator');
    await storeWaiting();
    await run(EVENING);
    await api.restart();
    await run(EVENING);
    expect(await mails()).toHaveLength(1);
  });

  it('is written by one of several instances running at the same moment', async () => {
    await storeStaff(api.database, 'moderator');
    await storeWaiting();
    const { place } = api;
    // Processes share a server; with SQLite it's one process that is called several times.
    const second = place.databaseUrl ? await createApp(testSettings(place)) : undefined;
    try {
      await second?.init();
      const other = second?.get(DailySummary) ?? api.get(DailySummary);
      await Promise.all([run(SEVEN), other.run(SEVEN), run(SEVEN), other.run(SEVEN)]);
      expect(await mails()).toHaveLength(1);
    } finally {
      await second?.close();
    }
  });

  it('goes to those who want it', async () => {
    for (const role of ['moderator', 'reader'] as const) await storeStaff(api.database, role);
    await storeWaiting();
    const choose = async (role: string, summary: boolean) => {
      const headers = await staffHeaders(api, `${role}@staff.example`);
      const answer = await send(api, 'PUT', '/admin/account/mails', headers, { safety: true, summary });
      expect(await answer.json()).toMatchObject({ mails: { safety: true, summary } });
      expect(await (await api.call('/admin/account', { headers })).json()).toMatchObject({
        mails: { safety: true, summary },
      });
    };
    await choose('moderator', false);
    await choose('reader', true);
    await run(SEVEN);
    expect(await recipients()).toEqual(['reader@staff.example']);
  });

  it('isn’t sent on a day when nothing is waiting, even if something comes later that day', async () => {
    await storeStaff(api.database, 'moderator');
    await run(SEVEN);
    await storeWaiting();
    await run(EVENING);
    expect(await mails()).toEqual([]);
  });

  it.each([{}, { safety: 'yes', summary: true }, { safety: true }, { safety: true, summary: null }])(
    'can be set to true or false: %j is neither',
    async (body) => {
      await storeStaff(api.database, 'moderator');
      const headers = await staffHeaders(api, 'moderator@staff.example');
      const answer = await send(api, 'PUT', '/admin/account/mails', headers, body);
      expect(answer.status).toBe(400);
      const field = 'safety' in body && body.safety === true ? 'summary' : 'safety';
      expect(await answer.json()).toMatchObject({ fields: { [field]: `${field} must be true or false` } });
    },
  );
});
