import { PARENT, SavedSearchSite } from '../../../test/support/saved-searches.js';
import { postJson, siteAdminHeaders } from '../../../test/support/sessions.js';
import { storedMails } from '../../../test/support/stored-mails.js';
import { useSite } from '../../../test/support/started.js';
import type { ErrorResponse } from '../../platform/http/api-list.js';
import { RowPurge } from '../../privacy/retention/row-purge.js';
import type { FoundPerson, PersonCopy } from '../../privacy/people/people.dto.js';

const DAY_MS = 24 * 3_600_000;
const TAKEN = { message: 'Please check your inbox to confirm your saved search.' };
const WISH = { place: 'Otley', radius: 5, age: 'U10s', teams: ['girls'], days: ['tue', 'thu'] };

describe('saving a search over HTTP', () => {
  const site = useSite('suite', () => SavedSearchSite.start({ rateLimits: false }));

  beforeEach(() => site.clear());

  it('asks to confirm the address first', async () => {
    const taken = await site.save({ ...WISH, place: ' otley ', days: ['thu', 'tue', 'thu'] });
    expect([taken.status, await taken.json()]).toEqual([202, expect.objectContaining(TAKEN)]);
    const [stored] = await site.searches();
    expect(stored).toMatchObject({
      ...{ place: 'Otley', radius: 5, ageGroup: 'U10s', teams: ['girls'], days: ['tue', 'thu'] },
      ...{ latitude: 53.905, longitude: -1.69, confirmedAt: null, mailDueAt: null },
    });
    expect(JSON.stringify(stored)).not.toContain('parent@');
    const [mail] = await storedMails(site.api.database);
    expect([mail?.to, mail?.mail.kind]).toEqual([PARENT, 'saved-search-confirmation']);
    expect(mail?.text).toContain('https://site.example/confirm-saved-search#token=');
    expect(mail?.text.replace(/\s+/g, ' ')).toContain(
      'Places in U10s girls’ teams that train on Tuesday or Thursday, within 5 miles of Otley',
    );
    expect(mail?.unsubscribeUrl).toBeUndefined();
  });

  it('shows the search by its link, confirms it for six months, and ends it', async () => {
    await site.save(WISH);
    const token = await site.newestToken();
    const before = await site.by(token, 'mine');
    expect(await before.json()).toMatchObject({ ...WISH, status: 'unconfirmed' });
    for (let press = 0; press < 2; press += 1) {
      const confirmed = await site.by(token, 'confirm');
      expect([confirmed.status, await confirmed.json()]).toMatchObject([200, { ...WISH, status: 'active' }]);
    }
    const [search] = await site.searches();
    expect(search!.eraseAt.getTime()).toBeGreaterThan(Date.now() + 180 * DAY_MS);
    expect(search!.eraseAt.getTime()).toBeLessThan(Date.now() + 185 * DAY_MS);
    expect((await site.by(token, 'end')).status).toBe(204);
    expect(await site.searches()).toEqual([]);
    for (const action of ['mine', 'confirm', 'end'] as const)
      expect((await site.by(token, action)).status).toBe(404);
  });

  it.each([
    ['place', { place: 'Nowhere-on-Sea' }, 'We don’t recognise this place.'],
    ['place', { place: '  ' }, 'Please enter a postcode or a town'],
    ['place', { place: 'LS99 9ZZ' }, 'We don’t recognise this place.'],
    ['radius', { radius: 7 }, 'Please select a distance'],
    ['radius', { radius: '5' }, 'Please select a distance'],
    ['age', { age: 'U99s' }, 'Please select an age group'],
    ['teams', { teams: ['ladies'] }, 'Please select teams'],
    ['days', { days: 'tue' }, 'Please select days'],
    ['email', { email: 'nobody' }, 'valid email'],
  ])('reports what is wrong with the %s', async (field, changes, words) => {
    const answer = await site.save(changes);
    expect(answer.status).toBe(400);
    const { fields } = (await answer.json()) as ErrorResponse;
    expect(Object.keys(fields ?? {})).toEqual([field]);
    expect(fields?.[field]).toContain(words);
    expect(await site.searches()).toEqual([]);
  });

  it('returns 404 for a made-up or foreign link', async () => {
    await site.saved(WISH);
    const [search] = await site.searches();
    for (const token of ['', 'nonsense', `${search!.id}.zzzzzz.${'a'.repeat(43)}`, '__proto__'])
      for (const action of ['mine', 'confirm', 'end'] as const)
        expect((await site.by(token, action)).status).toBe(404);
    expect((await site.by({ $gt: '' }, 'end')).status).toBe(400);
    expect(await site.searches()).toHaveLength(1);
  });

  it('refuses a link that is a week old', async () => {
    await site.save(WISH);
    const token = await site.newestToken();
    await site.manager.query('UPDATE saved_searches SET erase_at = ?', ['2020-01-01 00:00:00.000']);
    for (const action of ['mine', 'confirm'] as const)
      expect((await site.by(token, action)).status).toBe(410);
  });

  it('allows an address five, and replaces an equal one', async () => {
    for (const radius of [1, 3, 5, 10, 20]) await site.saved({ radius });
    await site.saved({ radius: 5 });
    expect((await site.searches()).map(({ radius }) => radius)).toEqual([1, 3, 10, 20, 5]);
    await site.save({ radius: 50 });
    const refused = await site.by(await site.newestToken(), 'confirm');
    expect([refused.status, ((await refused.json()) as ErrorResponse).message]).toEqual([
      409,
      expect.stringContaining('You have 5 saved searches already'),
    ]);
    await site.saved({ radius: 50, email: 'other@home.example' });
  });

  it('keeps no more than five of those that are confirmed at once', async () => {
    const tokens: string[] = [];
    for (const age of ['U7s', 'U8s', 'U9s', 'U10s', 'U11s', 'U12s', 'U13s']) {
      await site.save({ age });
      tokens.push(await site.newestToken());
    }
    const answers = await Promise.all(tokens.map((token) => site.by(token, 'confirm')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409]);
  });
});

describe('what is stored about the owner of a search', () => {
  const site = useSite('suite', () => SavedSearchSite.start({ rateLimits: false }));

  it('is found by their address, copied and erased', async () => {
    await site.saved(WISH);
    await site.saved({ email: 'other@home.example' });
    const headers = await siteAdminHeaders(site.api);
    const about = { email: PARENT, reference: 'Request 1' };
    const found = await postJson(site.api, '/admin/people/find', about, headers);
    const { parts } = (await found.json()) as FoundPerson;
    expect(parts.find(({ kind }) => kind === 'saved-search')?.entries).toMatchObject([
      { title: 'Places in U10s girls’ teams that train on Tuesday or Thursday, within 5 miles of Otley' },
    ]);
    const copy = await postJson(site.api, '/admin/people/export', about, headers);
    const { entries } = (await copy.json()) as PersonCopy;
    expect(entries.find(({ kind }) => kind === 'saved-search')).toMatchObject({
      content: { ...WISH, emailAddress: PARENT },
    });
    const erased = await postJson(
      site.api,
      '/admin/people/erase',
      { ...about, confirmation: PARENT },
      headers,
    );
    expect(erased.status).toBe(200);
    expect(await site.searches()).toHaveLength(1);
  });

  it('is deleted when it expires, or after a week if it wasn’t confirmed', async () => {
    await site.clear();
    await site.saved(WISH);
    await site.save({ email: 'other@home.example' });
    const purge = site.api.get(RowPurge);
    const inDays = (days: number) => purge.run(new Date(Date.now() + days * DAY_MS));
    await inDays(6);
    expect(await site.searches()).toHaveLength(2);
    await inDays(8);
    expect((await site.searches()).map(({ ageGroup }) => ageGroup)).toEqual(['U10s']);
    await inDays(185);
    expect(await site.searches()).toEqual([]);
  });
});

describe('the number of saved searches', () => {
  const site = useSite('suite', () => SavedSearchSite.start({ rateLimits: true }));

  const from = (client: string, email: string) => site.save({ email }, { 'x-forwarded-for': client });

  it('is limited by network', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 11; sent += 1)
      statuses.push((await from('203.0.113.7', `p${sent}@home.example`)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(202), 429]);
  });
});
