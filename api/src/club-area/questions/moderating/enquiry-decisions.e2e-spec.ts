import { AskedSite, PARENT, QUESTION } from '../../../../test/support/enquiries.js';
import { postJson, send } from '../../../../test/support/sessions.js';
import { storedMails, getStoredMails } from '../../../../test/support/stored-mails.js';
import { useSite } from '../../../../test/support/started.js';
import { SafetyAlert } from '../../../model/queue/alerts.js';
import { AuditEntry } from '../../../platform/audit/audit-entry.entity.js';
import type { ErrorResponse } from '../../../platform/http/api-list.js';
import type { PersonCopy } from '../../../privacy/people/people.dto.js';
import type { ClubEnquiry } from '../answering/club-enquiries.dto.js';
import { Enquiry, EnquiryBlock } from '../enquiry.entity.js';
import type { AdminEnquiry } from './admin-enquiries.dto.js';

const HELD = 'My daughter was bullied at her last club. Any places?';
const SPAM = { reason: 'spam', words: 'It sells shirts.' };

describe('moderating questions to clubs', () => {
  const site = useSite('each', () => AskedSite.start());

  const listed = (query = '') => site.read<AdminEnquiry[]>(`/admin/enquiries${query}`, site.moderator);
  const held = () => site.asked({ message: HELD });
  const reported = async (body: object = SPAM): Promise<Enquiry> => {
    const enquiry = await site.asked();
    expect((await site.act(enquiry.id, 'report', body)).status).toBe(200);
    return enquiry;
  };
  const clubs = (list: string) => site.read<ClubEnquiry[]>(`/club-admin/enquiries?list=${list}`);
  const block = (id: number, isBlocked: boolean) =>
    send(site.api, 'PUT', `/admin/enquiries/${id}/block`, site.moderator, { isBlocked });

  it('shows those that were held or reported, and no others', async () => {
    const { id: secret } = await site.asked({ message: 'Between the club and me' });
    const { id } = await reported();
    await held();
    expect((await listed()).map(({ message }) => message)).toEqual([HELD, QUESTION]);
    expect((await listed('?state=reported'))[0]).toEqual({
      ...{ id, clubName: 'Leeds Lions', clubSlug: 'leeds-lions', state: 'reported', ageGroup: 'U10s' },
      ...{ message: QUESTION, answer: null, reportReason: 'spam', reportWords: 'It sells shirts.' },
      ...{ reportedAt: expect.any(String) as string, isBlocked: false, hasAddress: true },
      ...{ decisionReason: null, decidedBy: null, decidedAt: null },
      createdAt: expect.any(String) as string,
    });
    expect(JSON.stringify(await listed())).not.toContain('home.example');
    const unread = await site.api.call(`/admin/enquiries/${secret}`, { headers: site.moderator });
    expect(unread.status).toBe(404);
    expect((await site.decide(secret, { decision: 'keep' })).status).toBe(404);
    expect((await block(secret, true)).status).toBe(404);
  });

  it('passes a held question on to the club, as if nothing had happened', async () => {
    const { id } = await held();
    expect(await (await site.decide(id, { decision: 'keep' })).json()).toMatchObject({
      ...{ state: 'waiting', decidedBy: 'Site password' },
    });
    expect((await clubs('waiting')).map(({ message }) => message)).toEqual([HELD]);
    expect(await getStoredMails(site.api.database, 'enquiry-received')).toHaveLength(2);
    expect((await site.act(id, 'answer', { answer: 'Of course.' })).status).toBe(200);
  });

  it('removes a held question, which never reaches the club, and the parent is told why', async () => {
    const { id } = await held();
    const without = await site.decide(id, { decision: 'remove', reason: ' ' });
    expect(without.status).toBe(400);
    expect(((await without.json()) as ErrorResponse).fields).toEqual({ reason: 'Please give a reason' });
    expect((await site.decide(id, { decision: 'remove', reason: 'Please ring the police.' })).status).toBe(
      200,
    );
    const [mail] = await getStoredMails(site.api.database, 'enquiry-removed');
    expect(mail?.to).toBe(PARENT);
    expect(mail?.text).toMatch(/hasn’t passed it on[\s\S]*Please ring the police\./);
    expect([...(await clubs('waiting')), ...(await clubs('done'))]).toEqual([]);
    expect(await site.newest()).toMatchObject({ state: 'removed', emailEncrypted: null });
  });

  it('dismisses a report: the question is waiting again, or stays answered', async () => {
    const { id } = await reported();
    expect((await site.act(id, 'answer', { answer: 'No.' })).status).toBe(409);
    expect((await clubs('done'))[0]).toMatchObject({ state: 'reported', reportReason: 'spam' });
    await site.decide(id, { decision: 'keep' });
    expect((await clubs('waiting'))[0]).toMatchObject({ id, state: 'waiting' });
    await site.act(id, 'answer', { answer: 'Two places.' });
    await site.act(id, 'report', SPAM);
    await site.decide(id, { decision: 'keep' });
    expect((await clubs('done'))[0]).toMatchObject({ id, state: 'answered', answer: 'Two places.' });
    expect(await getStoredMails(site.api.database, 'enquiry-received')).toHaveLength(2);
  });

  it('removes a reported question for the club, too', async () => {
    const { id } = await reported();
    await site.decide(id, { decision: 'remove', reason: 'This is advertising.' });
    expect((await clubs('done'))[0]).toMatchObject({ state: 'removed', message: null });
    const [mail] = await getStoredMails(site.api.database, 'enquiry-removed');
    expect(mail?.text).toMatch(/taken down your question[\s\S]*This is advertising\./);
    expect(mail?.text).not.toContain('for a year');
    expect((await site.ask()).status).toBe(202);
    expect(await getStoredMails(site.api.database, 'enquiry-confirmation')).toHaveLength(2);
  });

  it('blocks and unblocks an address, and the form never tells', async () => {
    const { id } = await reported();
    await site.ask({ message: 'Another one before that' });
    const token = await site.newestToken();
    await site.decide(id, { decision: 'remove', reason: 'This is advertising.', blocksAddress: true });
    expect((await listed())[0]).toMatchObject({ isBlocked: true, state: 'removed' });
    const [told] = await getStoredMails(site.api.database, 'enquiry-removed');
    expect(told?.text).toContain('for a year');
    const mails = (await storedMails(site.api.database)).length;
    const answers = await Promise.all([site.ask(), site.ask({ email: 'other@home.example' })]);
    const texts = await Promise.all(answers.map(async (one) => `${one.status} ${await one.text()}`));
    expect(new Set(texts).size).toBe(1);
    const confirmed = await site.confirm(token);
    expect([confirmed.status, ((await confirmed.json()) as ErrorResponse).message]).toEqual([
      409,
      'We don’t pass on messages from this address. Please write to us if you think that’s wrong.',
    ]);
    // Only the other one's.
    expect(await storedMails(site.api.database)).toHaveLength(mails + 1);
    expect(await (await block(id, false)).json()).toMatchObject({ isBlocked: false });
    expect((await site.confirm(token)).status).toBe(200);
    expect(await (await block(id, true)).json()).toMatchObject({ isBlocked: true });
    await site.manager.query(`UPDATE enquiry_blocks SET ends_at = '2026-01-01 00:00:00.000'`);
    expect((await listed('?state=removed'))[0]).toMatchObject({ isBlocked: false });
    const actions = await site.manager.findBy(AuditEntry, { subjectType: 'enquiry', subjectId: id });
    expect(actions.map(({ actor, action }) => [actor, action])).toEqual([
      ['club-admin', 'reported'],
      ['site-admin', 'removed'],
      ['site-admin', 'address-blocked'],
      ['site-admin', 'address-unblocked'],
      ['site-admin', 'address-blocked'],
    ]);
  });

  it('treats one about a child at risk as urgent, and notifies the staff', async () => {
    const { id } = await reported({ reason: 'child-at-risk', words: 'He asks to meet children.' });
    expect(await site.newest()).toMatchObject({ queueUrgency: 0 });
    expect(await site.manager.existsBy(SafetyAlert, { kind: 'enquiry', entryId: id })).toBe(true);
  });

  it('decides once, whoever is faster', async () => {
    const { id } = await reported();
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        site.decide(id, index % 2 ? { decision: 'keep' } : { decision: 'remove', reason: 'Advertising.' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await site.manager.countBy(AuditEntry, { actor: 'site-admin', subjectType: 'enquiry' })).toBe(1);
  });

  it('finds, copies and erases a person’s questions; a block outlives that', async () => {
    const { id: open } = await reported();
    await site.asked({ message: 'Another question of mine' });
    await site.asked({ message: 'Of somebody else', email: 'other@home.example' });
    await block(open, true);
    const request = { email: PARENT, reference: 'Request 17' };
    const copy = await postJson(site.api, '/admin/people/export', request, site.moderator);
    expect(JSON.stringify((await copy.json()) as PersonCopy)).toMatch(/weeknight.*Another question of mine/);
    const erasure = { ...request, confirmation: PARENT };
    expect((await postJson(site.api, '/admin/people/erase', erasure, site.moderator)).status).toBeLessThan(
      300,
    );
    const left = await site.manager.find(Enquiry, { order: { id: 'ASC' } });
    expect(left.map(({ message, emailHash }) => [message, emailHash !== null])).toEqual([
      [QUESTION, false],
      ['Of somebody else', true],
    ]);
    expect(await site.manager.count(EnquiryBlock)).toBe(1);
    expect((await block(open, false)).status).toBe(409);
    const decided = await site.decide(open, { decision: 'remove', reason: 'Spam.', blocksAddress: true });
    expect(decided.status).toBe(200);
    expect(await getStoredMails(site.api.database, 'enquiry-removed')).toEqual([]);
    const kept = await site.manager.findOneByOrFail(Enquiry, { id: open });
    expect(kept.eraseAt.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('merges clubs with their questions, and separates them again', async () => {
    const { id } = await site.asked();
    const merge = { into: site.yaks, reason: 'Listed twice' };
    const merged = await postJson(site.api, `/admin/clubs/${site.lions}/merge`, merge, site.moderator);
    expect(merged.status).toBeLessThan(300);
    expect((await site.newest()).clubId).toBe(site.yaks);
    expect(
      (await site.read<ClubEnquiry[]>('/club-admin/enquiries', site.rival)).map((one) => one.id),
    ).toEqual([id]);
  });
});
