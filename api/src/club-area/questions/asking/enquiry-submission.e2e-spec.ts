import { AskedSite, PARENT, QUESTION } from '../../../../test/support/enquiries.js';
import { postJson } from '../../../../test/support/sessions.js';
import { storedMails, getStoredMails } from '../../../../test/support/stored-mails.js';
import { useSite } from '../../../../test/support/started.js';
import { Club } from '../../../model/clubs/club.entity.js';
import { SafetyAlert } from '../../../model/queue/alerts.js';
import type { ErrorResponse } from '../../../platform/http/api-list.js';
import { Enquiry } from '../enquiry.entity.js';
import type { EnquiryProgress } from './enquiry.dto.js';

const DAY_MS = 24 * 3_600_000;
const TAKEN = { message: 'Please check your inbox to send your question.', mailbox: '/dev/mailbox' };

describe('asking a club over HTTP', () => {
  const site = useSite('suite', () => AskedSite.start());

  const mine = (token: unknown) => postJson(site.api, '/enquiries/mine', { token });
  const putClub = (state: Club['state'], successorId: number | null = null) =>
    site.manager.update(Club, site.lions, { state, successorId });

  beforeEach(async () => {
    for (const table of ['enquiries', 'enquiry_blocks', 'mails'])
      await site.api.database.dataSource.query(`DELETE FROM ${table}`);
    await putClub('listed');
  });

  it('keeps the question private until the address is confirmed', async () => {
    const askedAt = Date.now();
    const answer = await site.ask({ message: ` ${QUESTION}\r\n` });
    expect([answer.status, await answer.json()]).toEqual([202, TAKEN]);
    const stored = await site.newest();
    expect(stored).toMatchObject({
      ...{ clubId: site.lions, state: 'unconfirmed', list: null, ageGroup: 'U10s', message: QUESTION },
      ...{ confirmedAt: null, queueUrgency: null, isModerated: false },
    });
    expect(stored.eraseAt.getTime() - askedAt).toBeGreaterThanOrEqual(7 * DAY_MS);
    expect(JSON.stringify(stored)).not.toContain('parent@');
    const mails = await storedMails(site.api.database);
    expect(mails.map(({ to, mail }) => [to, mail.kind])).toEqual([[PARENT, 'enquiry-confirmation']]);
    expect(mails[0]?.text).toContain('/confirm-enquiry#token=');
    // The address may be someone else's: what was written isn't sent to it.
    expect(mails[0]?.text).not.toContain('weeknight');
  });

  it('relays it to everyone who manages the club, without the address', async () => {
    await site.ask();
    const token = await site.newestToken();
    expect(await (await mine(token)).json()).toEqual({
      ...{ status: 'unconfirmed', clubName: 'Leeds Lions', clubSlug: 'leeds-lions' },
      ...{ ageGroup: 'U10s', message: QUESTION },
    });
    expect(await getStoredMails(site.api.database, 'enquiry-received')).toEqual([]);
    const confirmed = await site.confirm(token);
    expect([confirmed.status, await confirmed.json()]).toEqual([
      200,
      expect.objectContaining({ status: 'sent' }),
    ]);
    const mails = await getStoredMails(site.api.database, 'enquiry-received');
    expect(mails.map(({ to }) => to).sort()).toEqual(['kim@lions.example', 'sam@lions.example']);
    for (const mail of mails) {
      expect(mail.text).toContain(QUESTION);
      expect(mail.text).toContain(`/club-admin?club=${site.lions}&tab=questions`);
      expect(JSON.stringify({ ...mail, to: '' })).not.toContain('home.example');
      expect(mail.replyTo).toBeUndefined();
    }
    expect(await site.newest()).toMatchObject({ state: 'waiting', list: 'waiting' });
    expect((await site.newest()).eraseAt.getTime()).toBeGreaterThan(Date.now() + 364 * DAY_MS);
  });

  it('sends it once, however often the link is used', async () => {
    await site.ask();
    const token = await site.newestToken();
    const answers = await Promise.all(Array.from({ length: 5 }, () => site.confirm(token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(((await (await site.confirm(token)).json()) as EnquiryProgress).status).toBe('sent');
    expect(await getStoredMails(site.api.database, 'enquiry-received')).toHaveLength(2);
  });

  it('sends it to a moderator first if a child may be at risk', async () => {
    await site.ask({ message: 'My daughter was bullied at her last club. Any places?' });
    const confirmed = await site.confirm(await site.newestToken());
    expect(await confirmed.json()).toMatchObject({ status: 'held' });
    const stored = await site.newest();
    expect(stored).toMatchObject({ state: 'held', list: null, queueUrgency: 0, isModerated: true });
    expect(await getStoredMails(site.api.database, 'enquiry-received')).toEqual([]);
    expect(await site.manager.existsBy(SafetyAlert, { kind: 'enquiry', entryId: stored.id })).toBe(true);
    expect(await site.read('/club-admin/enquiries')).toEqual([]);
  });

  it.each([
    'Any places? Ring me on 07700–900–123.',
    'Any places? Kit is cheaper at kit-shop . com.',
    'Any places? Write to me@home.example.',
    'Any places, you useless w*nkers?',
  ])('sends it to a moderator first, without an alert: %s', async (message) => {
    const alerts = await site.manager.count(SafetyAlert);
    await site.ask({ message });
    expect(await (await site.confirm(await site.newestToken())).json()).toMatchObject({ status: 'held' });
    expect(await site.newest()).toMatchObject({ state: 'held', queueUrgency: 1, isModerated: true });
    expect(await getStoredMails(site.api.database, 'enquiry-received')).toEqual([]);
    expect(await site.manager.count(SafetyAlert)).toBe(alerts);
  });

  it('sends a child’s name on, which is between the parent and the club', async () => {
    await site.ask({ message: 'Any places? My son Jack Smith is nine.' });
    expect(await (await site.confirm(await site.newestToken())).json()).toMatchObject({ status: 'sent' });
  });

  it('rejects unknown and expired links', async () => {
    for (const token of ['', 'unknown', 'x'.repeat(5000), "' OR 1=1 --"]) {
      expect((await site.confirm(token)).status).toBe(404);
      expect((await mine(token)).status).toBe(404);
    }
    for (const token of [undefined, null, 7, ['a']]) expect((await site.confirm(token)).status).toBe(400);
    await site.ask();
    const token = await site.newestToken();
    await site.manager.update(Enquiry, (await site.newest()).id, { eraseAt: new Date(Date.now() - 1) });
    expect((await mine(token)).status).toBe(410);
    const expired = await site.confirm(token);
    expect([expired.status, ((await expired.json()) as ErrorResponse).message]).toEqual([
      410,
      'This link has expired, and nothing was sent. Please write your question again.',
    ]);
    expect(await getStoredMails(site.api.database, 'enquiry-received')).toEqual([]);
  });

  it('is for open clubs with a manager', async () => {
    const unclaimed = await site.ask({}, 'ashby-rovers');
    expect(unclaimed.status).toBe(409);
    expect(((await unclaimed.json()) as ErrorResponse).message).toContain('No one at this club answers');
    for (const club of ['nobody', '0', '424242', 'a b']) expect((await site.ask({}, club)).status).toBe(404);
    expect((await site.ask({}, site.lions)).status).toBe(202);
    await putClub('closed');
    expect((await site.ask()).status).toBe(409);
    await putClub('hidden');
    expect((await site.ask()).status).toBe(404);
    await putClub('merged', site.yaks);
    expect((await site.ask()).status).toBe(202);
    expect((await site.newest()).clubId).toBe(site.yaks);
  });

  it.each([
    ['closed', 409],
    ['hidden', 404],
  ] as const)('isn’t sent to a club that has since been %s', async (state, status) => {
    await site.ask();
    await putClub(state);
    expect((await site.confirm(await site.newestToken())).status).toBe(status);
    expect(await site.newest()).toMatchObject({ state: 'unconfirmed' });
  });

  it.each([
    [{ email: 'parent' }, 'Please enter a valid email address'],
    [{ email: undefined }, 'Please enter a valid email address'],
    [{ message: ' too short ' }, 'Please write a message of at least 10 characters'],
    [{ message: 7 }, 'Please write a message of at least 10 characters'],
    [{ message: 'x'.repeat(1001) }, 'Your message must be at most 1,000 characters'],
    [{ ageGroup: 'U99s' }, 'Please select an age group from the list, or leave it empty'],
  ])('is refused with %j', async (changes, message) => {
    const answer = await site.ask(changes);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as ErrorResponse).fields).toEqual({
      [Object.keys(changes)[0] ?? '']: message,
    });
    expect(await site.manager.count(Enquiry)).toBe(0);
  });

  it('needs no age group', async () => {
    for (const ageGroup of [undefined, null, '']) expect((await site.ask({ ageGroup })).status).toBe(202);
    expect((await site.newest()).ageGroup).toBeNull();
  });
});

describe('the number of questions', () => {
  const site = useSite('suite', () => AskedSite.start({ rateLimits: true }));

  const from = (client: string, changes: Record<string, unknown>, club = 'leeds-lions') =>
    site.ask(changes, club, { 'x-forwarded-for': client });

  it('is limited by network, more for one club than for all', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent += 1)
      statuses.push((await from('203.0.113.7', { email: `p${sent}@home.example` })).status);
    expect(statuses).toEqual([...Array<number>(5).fill(202), 429]);
    for (let sent = 0; sent < 5; sent += 1)
      statuses.push((await from('203.0.113.7', { email: `q${sent}@home.example` }, 'york-yaks')).status);
    expect(statuses.slice(6)).toEqual([202, 202, 202, 202, 429]);
    expect((await from('203.0.113.8', {})).status).toBe(202);
  });
});
