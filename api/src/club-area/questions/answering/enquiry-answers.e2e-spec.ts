import { AskedSite, PARENT, QUESTION, storeEnquiry } from '../../../../test/support/enquiries.js';
import { getStoredMails } from '../../../../test/support/stored-mails.js';
import { useSite } from '../../../../test/support/started.js';
import type { ClubState } from '@club-reviews/domain/club-state';
import { Club } from '../../../model/clubs/club.entity.js';
import { AuditEntry } from '../../../platform/audit/audit-entry.entity.js';
import type { ErrorResponse } from '../../../platform/http/api-list.js';
import { ClubAdmin, ManagedClub } from '../../../accounts/club-admins/club-admin.entity.js';
import { Enquiry } from '../enquiry.entity.js';
import type { ClubEnquiry, WaitingEnquiries } from './club-enquiries.dto.js';

const ANSWER = 'Yes, two places on Tuesdays.';

describe('what clubs do with questions', () => {
  const site = useSite('suite', () => AskedSite.start());

  beforeEach(async () => {
    for (const table of ['enquiries', 'mails', 'audit_entries'])
      await site.api.database.dataSource.query(`DELETE FROM ${table}`);
  });

  const list = (query = '', headers = site.sam) =>
    site.read<ClubEnquiry[]>(`/club-admin/enquiries${query}`, headers);
  const toMessage = async (answer: Response) => ((await answer.json()) as ErrorResponse).message;

  it('are in two lists, newest first, in pages, without the address', async () => {
    const minutes = (count: number) => new Date(Date.UTC(2026, 8, 1, 10, count));
    for (const [count, message] of ['First question', 'Second question', 'Third question'].entries())
      await storeEnquiry(site.api.database, { clubId: site.lions, message, createdAt: minutes(count) });
    await storeEnquiry(site.api.database, { clubId: site.lions, state: 'closed', list: 'done' });
    await storeEnquiry(site.api.database, { clubId: site.lions, state: 'unconfirmed', list: null });
    await storeEnquiry(site.api.database, { clubId: site.lions, state: 'held', list: null });
    await storeEnquiry(site.api.database, { clubId: site.yaks, message: 'To somebody else' });
    const answer = await site.api.call('/club-admin/enquiries?limit=2', { headers: site.sam });
    const page = (await answer.clone().json()) as ClubEnquiry[];
    expect(page.map(({ message }) => message)).toEqual(['Third question', 'Second question']);
    expect(page[0]).toEqual({
      ...{ id: expect.any(Number) as number, clubId: site.lions, state: 'waiting', list: 'waiting' },
      ...{ ageGroup: 'U10s', message: 'Third question', askedAt: '2026-09-01T10:02:00.000Z' },
      ...{ answer: null, answeredBy: null, answeredAt: null, reportReason: null, reportedAt: null },
    });
    const [, next = ''] = /<\/api([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '') ?? [];
    expect((await site.read<ClubEnquiry[]>(next)).map(({ message }) => message)).toEqual(['First question']);
    expect((await list('?list=done')).map(({ state }) => state)).toEqual(['closed']);
    expect(await site.read<WaitingEnquiries>('/club-admin/enquiries/waiting')).toEqual({
      ...{ waiting: 3, hasMore: false },
    });
    expect((await site.api.call('/club-admin/enquiries?list=all', { headers: site.sam })).status).toBe(400);
  });

  it('can only be read by the club’s own managers', async () => {
    const { id } = await site.asked();
    for (const path of ['', '/waiting']) {
      const answer = await site.api.call(`/club-admin/enquiries${path}?clubId=${site.lions}`, {
        headers: site.rival,
      });
      expect(answer.status).toBe(403);
    }
    expect((await site.act(424_242, 'answer', { answer: ANSWER })).status).toBe(404);
    await site.manager.update(Enquiry, id, { state: 'held', list: null });
    expect((await site.act(id, 'answer', { answer: ANSWER })).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('an answer goes to the parent, who can write back to the manager', async () => {
    const { id } = await site.asked();
    const answered = (await (await site.act(id, 'answer', { answer: ` ${ANSWER} ` })).json()) as ClubEnquiry;
    expect(answered).toMatchObject({
      ...{ id, state: 'answered', list: 'done', answer: ANSWER, message: QUESTION },
      answeredBy: expect.any(String) as string,
    });
    const [mail, ...others] = await getStoredMails(site.api.database, 'enquiry-answered');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: PARENT, replyTo: { address: 'sam@lions.example' } });
    expect(mail?.text).toContain(ANSWER);
    expect(mail?.text).toContain(QUESTION);
    // Nobody needs the address any more, only whether the same one asks again.
    expect(await site.newest()).toMatchObject({ emailEncrypted: null, state: 'answered' });
    expect(JSON.stringify([answered, await list('?list=done')])).not.toContain('home.example');
    expect(
      await site.manager.find(AuditEntry, {
        where: { subjectType: 'enquiry' },
        select: { actor: true, action: true, fromStatus: true },
      }),
    ).toEqual([{ actor: 'club-admin', action: 'answered', fromStatus: 'waiting' }]);
  });

  it('is answered once: the second of two managers is told who was quicker', async () => {
    const { id } = await site.asked();
    const [one, other] = await Promise.all([
      site.act(id, 'answer', { answer: 'Yes, we have.' }),
      site.act(id, 'answer', { answer: 'No, sorry.' }, site.kim),
    ]);
    expect([one?.status, other?.status].sort()).toEqual([200, 409]);
    const late = one?.status === 409 ? one : (other as Response);
    expect(await toMessage(late)).toMatch(/ has already answered this question\.$/);
    expect(await getStoredMails(site.api.database, 'enquiry-answered')).toHaveLength(1);
    expect((await site.act(id, 'close')).status).toBe(409);
  });

  it('one that needs no reply leaves the waiting list, and can still be answered', async () => {
    const { id } = await site.asked();
    expect(await (await site.act(id, 'close')).json()).toMatchObject({ state: 'closed', list: 'done' });
    const again = await site.act(id, 'close');
    expect([again.status, await toMessage(again)]).toEqual([
      409,
      'This question is already marked as needing no reply.',
    ]);
    expect(await getStoredMails(site.api.database, 'enquiry-answered')).toEqual([]);
    expect((await site.act(id, 'answer', { answer: ANSWER })).status).toBe(200);
    expect(await getStoredMails(site.api.database, 'enquiry-answered')).toHaveLength(1);
  });

  it('one can be answered after the club has closed, but not while moderators hide the club', async () => {
    const setState = (state: ClubState) => site.manager.update(Club, site.lions, { state });
    const { id } = await site.asked();
    await setState('hidden');
    const refused = await site.act(id, 'answer', { answer: ANSWER });
    expect([refused.status, await toMessage(refused)]).toEqual([
      409,
      'Your club isn’t public here at the moment, so we can’t send its answers. Please write to us.',
    ]);
    expect(await getStoredMails(site.api.database, 'enquiry-answered')).toEqual([]);
    expect(await site.newest()).toMatchObject({ state: 'waiting', answer: null });
    await setState('closed');
    expect((await site.ask()).status).toBe(409);
    expect((await site.act(id, 'answer', { answer: 'We’ve folded: try York Yaks.' })).status).toBe(200);
    expect(await getStoredMails(site.api.database, 'enquiry-answered')).toHaveLength(1);
    await setState('listed');
  });

  it('goes to each address that confirmed it, as each may be a different person’s', async () => {
    await site.ask({ email: 'typo@home.example' });
    const first = await site.newestToken();
    await site.ask();
    const second = await site.newestToken();
    expect((await site.confirm(second)).status).toBe(200);
    expect(await list()).toHaveLength(1);
    // Whoever has the other mailbox can send it too, and neither is told about the other.
    expect((await site.confirm(first)).status).toBe(200);
    expect(await list()).toHaveLength(2);
  });

  it.each([undefined, null, '', ' \n ', 7, 'x'.repeat(2001)])('refuses the answer %j', async (answer) => {
    const { id } = await storeEnquiry(site.api.database, { clubId: site.lions });
    const refused = await site.act(id, 'answer', { answer });
    expect(refused.status).toBe(400);
    expect(((await refused.json()) as ErrorResponse).fields).toHaveProperty('answer');
  });

  it.each([
    [{ reason: 'boring' }, { reason: 'Please say what’s wrong with the question' }],
    [{ words: ' ' }, { words: 'Please tell our moderators what’s wrong' }],
  ])('refuses a report with %j', async (changes, fields) => {
    const { id } = await storeEnquiry(site.api.database, { clubId: site.lions });
    const refused = await site.act(id, 'report', { reason: 'spam', words: 'It sells shirts.', ...changes });
    expect(refused.status).toBe(400);
    expect(((await refused.json()) as ErrorResponse).fields).toEqual(fields);
  });

  it('keep the answer when its writer’s login ends, without the name', async () => {
    const { id } = await site.asked();
    await site.act(id, 'answer', { answer: ANSWER }, site.kim);
    const { answeredById } = await site.newest();
    await site.manager.delete(ManagedClub, { adminId: answeredById ?? 0 });
    await site.manager.delete(ClubAdmin, { id: answeredById ?? 0 });
    expect((await list('?list=done'))[0]).toMatchObject({ answer: ANSWER, answeredBy: null });
  });
});
