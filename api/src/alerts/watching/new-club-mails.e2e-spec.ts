import { LEEDS, OTLEY, PARENT, SavedSearchSite, team } from '../../../test/support/saved-searches.js';
import { storeClubs } from '../../../test/support/factories.js';
import { TestMailServer } from '../../../../tools/test-mail-server.mjs';
import { tokenIn } from '../../../test/support/stored-mails.js';
import { until } from '../../../test/support/until.js';
import { createApp } from '../../app/http/create-app.js';
import { testSettings } from '../../../test/support/test-settings.js';
import { useSite } from '../../../test/support/started.js';
import { invalidateEveryClub } from '../../model/clubs/club-versions.js';
import { SavedSearchJob } from './saved-search-job.js';

const DAY_MS = 24 * 3_600_000;
const WISH = { age: 'U10s', teams: ['girls'], days: ['tue', 'thu'] };

describe('the mail about clubs with new places', () => {
  const site = useSite('suite', () => SavedSearchSite.start({ rateLimits: false }));
  const later = (days: number) => new Date(Date.now() + days * DAY_MS + 60_000);
  const opens = (id: number, ...teams: Parameters<typeof team>) =>
    site.change(id, { teamDetails: [team(...teams)] });
  const subjects = async () => (await site.mails()).map(({ subject }) => subject);

  beforeEach(() => site.clear());

  it('reports a nearby club, with what helps a parent decide', async () => {
    await site.saved(WISH);
    await site.change(site.owls, {
      teamDetails: [team(), team({ ageGroup: 'U15s', training: [{ day: 'sun', start: null, end: null }] })],
      cost: { pence: 2500, per: 'month', note: null },
    });
    await site.look();
    const [mail] = await site.mails();
    expect([mail?.to, mail?.subject]).toEqual([PARENT, 'Otley Owls has a free place']);
    const text = mail?.text.replace(/\s+/g, ' ');
    expect(text).toContain('Otley · less than a mile · U10s · Tuesday · £25 a month');
    expect(mail?.html).toContain('https://site.example/clubs/otley-owls');
    expect(text).toContain('/browse-clubs?near=Otley&radius=5&age=U10s&team=girls&day=tue%2Cthu&places=true');
    expect(text).toContain('https://site.example/end-saved-search#token=');
    expect(text).toContain('You’re getting this email from');
    const token = tokenIn(mail ?? { text: '' });
    expect(mail?.unsubscribeUrl).toBe(`https://site.example/api/saved-searches/unsubscribe?token=${token}`);
    // The link in any mail leads to the search, and ends it.
    expect(await (await site.by(token, 'mine')).json()).toMatchObject({ ...WISH, status: 'active' });
    expect((await site.by(token, 'end')).status).toBe(204);
    expect(await site.searches()).toEqual([]);
    expect((await site.by(token, 'mine')).status).toBe(404);
  });

  it.each([
    ['is too far away', () => opens(site.lions)],
    ['has places for others', () => opens(site.owls, { category: 'boys' })],
    ['has places at another age', () => opens(site.owls, { ageGroup: 'U11s' })],
    ['has places on another night', () => opens(site.owls, { training: [] })],
    ['has a waiting list', () => opens(site.owls, { places: 'waiting-list' })],
    ['is hidden', () => site.change(site.owls, { teamDetails: [team()], state: 'hidden' })],
    ['has closed', () => site.change(site.owls, { teamDetails: [team()], state: 'closed' })],
    [
      'was merged',
      () => site.change(site.owls, { teamDetails: [team()], state: 'merged', successorId: site.yaks }),
    ],
  ])('leaves out a club that %s', async (_, change) => {
    await site.saved(WISH);
    await change();
    await site.look();
    expect(await site.mails()).toEqual([]);
    expect((await site.searches())[0]?.mailDueAt).toBeNull();
  });

  it('has nothing that was there when the search was confirmed, checked or not', async () => {
    await opens(site.owls);
    await site.saved(WISH);
    await site.look();
    expect(await site.mails()).toEqual([]);
    await site.change(site.owls, { description: 'Newly told.' });
    await site.look();
    expect(await site.mails()).toEqual([]);
  });

  it('reports a club once, and again when its place was taken and is free again', async () => {
    await site.saved(WISH);
    await opens(site.owls);
    await site.look();
    await site.change(site.owls, { teamDetails: [team(), team({ ageGroup: 'U12s' })] });
    await site.look(later(2));
    expect(await subjects()).toHaveLength(1);
    await opens(site.owls, { places: 'no' });
    await site.look(later(3));
    await opens(site.owls);
    await site.look(later(4));
    expect(await subjects()).toEqual(['Otley Owls has a free place', 'Otley Owls has a free place']);
  });

  it('writes one mail a day, and then reports what still has places', async () => {
    await site.saved({ ...WISH, radius: 50 });
    await opens(site.owls);
    await site.look();
    await opens(site.lions);
    await opens(site.yaks);
    await site.look();
    expect(await subjects()).toHaveLength(1);
    await opens(site.yaks, { places: 'no' });
    await site.look(later(1));
    expect(await subjects()).toEqual(['Otley Owls has a free place', 'Leeds Lions has a free place']);
    await site.look(later(2));
    expect(await subjects()).toHaveLength(2);
  });

  it('names ten of many, the nearest first, and counts the others', async () => {
    await site.saved({ ...WISH, radius: 20 });
    const seeds = Array.from({ length: 12 }, (_, index) => index);
    const near = { ...OTLEY, teamDetails: [team()] };
    await storeClubs(
      site.api.database,
      seeds.map((number) => ({ name: `Colts ${number}`, ...near, latitude: 53.905 + (12 - number) / 200 })),
    );
    await site.look();
    const [mail] = await site.mails();
    expect(mail?.subject).toBe('12 clubs near Otley have places free');
    const named = [...(mail?.text.matchAll(/Colts (\d+)/g) ?? [])].map(([, number]) => Number(number));
    expect(named).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(mail?.text).toContain('And 2 more clubs.');
    await site.look(later(2));
    expect(await subjects()).toHaveLength(1);
    await site.api.database.dataSource.query("DELETE FROM clubs WHERE name LIKE 'Colts %'");
  });

  it('detects what is new with a recount of every club', async () => {
    await site.saved(WISH);
    await site.manager.query('UPDATE clubs SET team_details = ? WHERE id = ?', [
      JSON.stringify([team()]),
      site.owls,
    ]);
    await site.api.database.transactions.runInTransaction((manager) => {
      invalidateEveryClub(manager);
      return Promise.resolve();
    });
    await site.look();
    expect(await subjects()).toEqual(['Otley Owls has a free place']);
  });

  it('requires kinds of team together, and counts teams for all ages for each', async () => {
    await site.saved({ teams: ['girls', 'boys'], age: 'U10s' });
    await opens(site.owls);
    await site.look();
    expect(await site.mails()).toEqual([]);
    await site.change(site.owls, { teamDetails: [team(), team({ category: 'boys', ageGroup: 'all ages' })] });
    await site.look();
    expect(await subjects()).toEqual(['Otley Owls has a free place']);
  });

  it('sends nothing for a search that has ended or isn’t confirmed', async () => {
    await site.save(WISH);
    const token = await site.saved({ ...WISH, email: 'other@home.example' });
    await opens(site.owls);
    await site.manager.query('UPDATE saved_searches SET erase_at = ? WHERE confirmed_at IS NOT NULL', [
      '2020-01-01 00:00:00.000',
    ]);
    await site.look();
    expect(await site.mails()).toEqual([]);
    expect((await site.by(token, 'mine')).status).toBe(404);
  });

  it('follows a club that moves nearer', async () => {
    await site.saved(WISH);
    await site.change(site.owls, { ...LEEDS, teamDetails: [team()] });
    await site.look();
    expect(await site.mails()).toEqual([]);
    await site.change(site.owls, OTLEY);
    await site.look();
    expect(await subjects()).toEqual(['Otley Owls has a free place']);
  });

  it('is sent once when several instances are running', async () => {
    const others = await Promise.all(
      [0, 1].map(() => createApp(testSettings(site.api.place, { rateLimits: false }))),
    );
    try {
      await site.saved(WISH);
      await opens(site.owls);
      const jobs = [site.api.get(SavedSearchJob), ...others.map((app) => app.get(SavedSearchJob))];
      await Promise.all([1, 2, 3].flatMap(() => jobs.map((job) => job.run(new Date()))));
      await site.look();
      expect(await subjects()).toHaveLength(1);
    } finally {
      await Promise.all(others.map((app) => app.close()));
    }
  });
});

describe('what mail programs get', () => {
  const smtp = new TestMailServer();
  let site: SavedSearchSite;

  beforeAll(async () => {
    await smtp.open();
    site = await SavedSearchSite.start({ rateLimits: false, smtpUrl: smtp.url });
  });

  afterAll(async () => {
    await site.api.stop();
    await smtp.shut();
  });

  it('is a header to end the search with one click', async () => {
    await site.look();
    await site.save(WISH);
    await until(() => smtp.received.length === 1);
    const confirmation = smtp.received[0]?.raw ?? '';
    expect(confirmation).not.toContain('List-Unsubscribe');
    const token = /confirm-saved-search#token=([\w-]+)/.exec(decoded(confirmation))?.[1];
    expect((await site.by(token, 'confirm')).status).toBe(200);
    await site.change(site.owls, { teamDetails: [team()] });
    await site.look();
    await until(() => smtp.received.length === 2);
    const raw = (smtp.received[1]?.raw ?? '').replace(/\r\n[ \t]/g, '');
    expect(raw).toMatch(/^List-Unsubscribe-Post: ?List-Unsubscribe=One-Click\r$/m);
    const url = /^List-Unsubscribe: ?<https:\/\/site\.example\/api(\/\S+)>\r$/m.exec(raw)?.[1] ?? '';
    const looked = await site.api.call(url, { redirect: 'manual' });
    expect([looked.status, looked.headers.get('location')]).toEqual([
      303,
      `https://site.example/end-saved-search#token=${url.split('token=')[1]}`,
    ]);
    expect(await site.searches()).toHaveLength(1);
    const ended = await site.api.call(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(ended.status).toBe(204);
    expect(await site.searches()).toEqual([]);
  });

  it('is no way to post forms elsewhere', async () => {
    const form = new URLSearchParams({ token: 'abc' });
    for (const path of ['/saved-searches/end', '/reviews', '/saved-searches'])
      expect((await site.api.call(path, { method: 'POST', body: form })).status).toBe(415);
    const data = new FormData();
    data.set('List-Unsubscribe', 'One-Click');
    const unknown = '/saved-searches/unsubscribe?token=abc';
    expect((await site.api.call(unknown, { method: 'POST', body: data })).status).toBe(404);
    expect((await site.api.call('/saved-searches/unsubscribe', { method: 'POST' })).status).toBe(400);
  });
});

/** The text of a mail, whose lines were wrapped for transport. */
function decoded(raw: string): string {
  return raw
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}
