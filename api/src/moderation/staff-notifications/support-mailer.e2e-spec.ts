import { sendNotice } from '../../../test/support/notice-form.js';
import { ReportedSite } from '../../../test/support/reported-site.js';
import { postJson } from '../../../test/support/sessions.js';
import { until } from '../../../test/support/until.js';
import { useSite } from '../../../test/support/started.js';
import { SupportAlert } from '../../model/queue/alerts.js';
import { SupportMailer } from './support-mailer.js';

const SAFETY = { reason: 'child-at-risk', words: 'It says where a child waits alone.' };
const TEXTS = Array.from({ length: 6 }, (_, index) => `Review ${index} of all.`);

describe('mails to the support address', () => {
  const site = useSite('each', () => ReportedSite.start(TEXTS, { publicUrl: 'https://site.example' }));

  const later = (minutes: number) => site.api.get(SupportMailer).run(new Date(Date.now() + minutes * 60_000));
  const waiting = () => site.api.database.dataSource.manager.find(SupportAlert);
  const report = (index: number) =>
    site.reported({ review: TEXTS[index] ?? '', ...SAFETY, email: `p${index}@home.example` });
  const linksIn = (text = '') => text.match(/https:\S+/g) ?? [];

  it('are sent about the first safety report at once, and then one about all others, with their links', async () => {
    await report(0);
    await site.mailsOnce('safety-report', 1);
    for (const index of [1, 2, 3, 4]) await report(index);
    await site.reportAsClub(TEXTS[5] ?? '', SAFETY);
    await later(14);
    expect(await site.mails('safety-report-digest')).toEqual([]);
    await later(16);
    const [digest, ...more] = await site.mails('safety-report-digest');
    expect(more).toEqual([]);
    expect(digest).toMatchObject({
      to: 'support@example.org',
      subject: 'A child may be at risk: 5 more reports',
    });
    const cases = await Promise.all(TEXTS.slice(1).map((text) => site.entry(text)));
    expect(linksIn(digest?.text)).toEqual(
      cases.map(({ id }) => `https://site.example/admin?kinds=report&entry=report-${id}`),
    );
    expect(digest?.text).not.toMatch(/waits alone|home\.example/);
    expect(await site.mails('safety-report')).toHaveLength(1);
    await later(60);
    expect(await site.mails('safety-report-digest')).toHaveLength(1);
  });

  it('leave out what has been decided meanwhile, which delays nothing', async () => {
    await report(0);
    await site.mailsOnce('safety-report', 1);
    await report(1);
    const { id } = await site.entry(TEXTS[1] ?? '');
    await site.decide(id, { decision: 'stand', words: 'Nothing in it.' });
    await later(16);
    expect(await site.mails('safety-report')).toHaveLength(1);
    await report(2);
    await later(16);
    expect((await site.mails('safety-report')).at(-1)?.text).toContain('R-');
    expect(await site.mails('safety-report')).toHaveLength(2);
  });

  it('combine notices too, and a safety report waits for none of them', async () => {
    const send = async (index: number) => sendNotice(site.api, (await site.review(TEXTS[index] ?? '')).id);
    await send(0);
    await site.mailsOnce('notice-to-do', 1);
    await send(1);
    await send(2);
    await report(3);
    await site.mailsOnce('safety-report', 1);
    const list = await site.api.call('/admin/notices', { headers: site.moderator });
    const entries = (await list.json()) as { id: number }[];
    await later(16);
    const [digest] = await site.mails('notice-digest');
    expect(digest?.subject).toBe('2 notices need a decision');
    expect(linksIn(digest?.text)).toEqual(
      entries.slice(1).map(({ id }) => `https://site.example/admin/notices?notice=${id}`),
    );
    const decided = { decision: 'defective' };
    await postJson(site.api, `/admin/notices/${entries[0]?.id}/decision`, decided, site.moderator);
    await until(async () => (await waiting()).every(({ toldAt }) => toldAt !== null));
  });
});
