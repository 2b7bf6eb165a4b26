import { deadlineInWords } from '@club-reviews/domain/deadline-labels';
import { endOfFifthDay, within48Hours } from '@club-reviews/domain/notice-clock';
import { storeClubs } from '../../../test/support/factories.js';
import { noticeForm, sendNotice } from '../../../test/support/notice-form.js';
import { reviewForm } from '../../../test/support/review-form.js';
import { postJson, siteAdminHeaders } from '../../../test/support/sessions.js';
import { staffHeaders, storeStaff } from '../../../test/support/staff.js';
import { newestToken, storedMails, tokenIn } from '../../../test/support/stored-mails.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { until } from '../../../test/support/until.js';
import { Notice, NoticeEvent } from '../../model/notices/notice.entity.js';
import { ArchivedReview } from '../../model/reviews/archived-review.js';
import { Review } from '../../model/reviews/review.entity.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import type { ErrorResponse } from '../../platform/http/api-list.js';
import type { AdminNotice, AdminNoticeEntry } from './admin-notices.dto.js';
import type { MyNotice, NoticeForAuthor } from './notice-form.dto.js';

const AUTHOR = 'parent@home.example';
const ANSWER = {
  answer: 'keep',
  fullName: 'Jo Reed',
  postalAddress: '4 Mill Lane\nLeeds LS6 1AA',
  mayShare: false,
};

describe('a notice of complaint, from the form to its end', () => {
  const api = useTestApi('suite');
  let clubId: number;
  let reviewId: number;
  let admin: Record<string, string>;

  const mails = () => storedMails(api.database);
  const getMail = async (kind: string) => {
    const found = (await mails()).filter(({ mail }) => mail.kind === kind).at(-1);
    if (!found) throw new Error(`No mail of the kind ${kind}`);
    return found;
  };
  const noticeId = async () =>
    (await api.database.dataSource.manager.findOneByOrFail(Notice, { reviewId })).id;
  const decide = async (decision: string, more: object = {}): Promise<Response> =>
    postJson(api, `/admin/notices/${await noticeId()}/decision`, { decision, ...more }, admin);
  const mine = async (token: string): Promise<MyNotice> =>
    (await (await postJson(api, '/notices/mine', { token })).json()) as MyNotice;
  const seenByAuthor = async (token: string): Promise<NoticeForAuthor> =>
    (await (await postJson(api, '/notices/author', { token })).json()) as NoticeForAuthor;
  const answer = (token: string, body: object) => postJson(api, '/notices/author/answer', { token, ...body });
  const isPublic = async () =>
    (await api.read<{ id: number }[]>('/clubs/leeds-lions/reviews')).some(({ id }) => id === reviewId);
  /** Sends a notice, and has a moderator forward it; returns both sides' tokens. */
  const forwarded = async (changes: Record<string, unknown> = {}) => {
    const token = await sendNotice(api, reviewId, changes);
    expect((await decide('complete')).status).toBe(200);
    return { token, authorToken: tokenIn(await getMail('notice-to-author')) };
  };

  beforeAll(async () => {
    const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
    clubId = club?.id ?? 0;
    admin = await siteAdminHeaders(api);
  });

  beforeEach(async () => {
    const tables = ['notices', 'season_places', 'archived_reviews', 'mails', 'support_alerts'];
    for (const table of tables) await api.database.dataSource.manager.query(`DELETE FROM ${table}`);
    const text = 'The head coach takes bribes. Nice pitch, though.';
    await postJson(api, '/reviews', reviewForm(clubId, { authorEmail: AUTHOR, reviewText: text }));
    await postJson(api, '/reviews/verify', { token: await newestToken(api.database) });
    const { manager } = api.database.dataSource;
    reviewId = (await manager.findOneOrFail(Review, { where: {}, order: { id: 'DESC' } })).id;
  });

  it('is only received once the complainant has sent it with the mailed link', async () => {
    const response = await postJson(api, '/notices', noticeForm(reviewId));
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({
      message: 'Please check your email to read your notice once more and send it.',
      mailbox: '/dev/mailbox',
    });
    const mail = await getMail('notice-confirmation');
    expect(mail.to).toBe('alex@carter.example');
    expect(mail.text).not.toContain('bribes');
    const token = tokenIn(mail);
    expect(await mine(token)).toMatchObject({
      state: 'unconfirmed',
      clubName: 'Leeds Lions',
      timeline: [],
      words: { name: 'Alex Carter', statement: 'The head coach takes bribes.' },
      reviewText: 'The head coach takes bribes. Nice pitch, though.',
    });
    const list = () => api.call('/admin/notices', { headers: admin });
    expect(await (await list()).json()).toEqual([]);
    await Promise.all([1, 2, 3].map(() => postJson(api, '/notices/mine/send', { token })));
    const [entry] = (await (await list()).json()) as AdminNoticeEntry[];
    expect(entry).toMatchObject({ state: 'received', clubName: 'Leeds Lions' });
    expect(new Date(entry?.dueAt ?? '')).toEqual(within48Hours(new Date(entry?.receivedAt ?? '')));
    const kinds = (await mails()).map(({ mail: { kind } }) => kind);
    expect(kinds.filter((kind) => kind === 'notice-received')).toHaveLength(1);
    await until(async () => (await mails()).some(({ mail }) => mail.kind === 'notice-to-do'));
    expect((await getMail('notice-to-do')).to).toBe('support@example.org');
    expect((await mine(token)).timeline.map(({ step }) => step)).toEqual(['sent']);
  });

  it('goes to the author, without what the complainant withholds; the author keeps the review', async () => {
    const { token, authorToken } = await forwarded();
    const letter = await getMail('notice-to-author');
    expect(letter.to).toBe(AUTHOR);
    expect(letter.text).toContain('Alex Carter');
    expect(letter.text).not.toContain('alex@carter.example');
    const { forwardedAt, dueAt } = await api.database.dataSource.manager.findOneByOrFail(Notice, {
      reviewId,
    });
    expect(dueAt).toEqual(endOfFifthDay(forwardedAt ?? new Date(0)));
    expect(letter.text.replace(/\s+/g, ' ')).toContain(deadlineInWords(dueAt ?? new Date(0)));
    expect((await getMail('notice-forwarded')).to).toBe('alex@carter.example');
    expect((await seenByAuthor(authorToken)).words).toMatchObject({ name: 'Alex Carter', email: null });

    for (const field of ['fullName', 'postalAddress', 'mayShare']) {
      const refused = await answer(authorToken, { ...ANSWER, [field]: undefined });
      expect([refused.status, Object.keys(((await refused.json()) as ErrorResponse).fields ?? {})]).toEqual([
        400,
        [field],
      ]);
    }
    expect((await answer(authorToken, ANSWER)).status).toBe(200);
    expect(await mine(token)).toMatchObject({ state: 'answered' });
    expect(JSON.stringify(await mine(token))).not.toContain('Jo Reed');
    const adminView = (await (
      await api.call(`/admin/notices/${await noticeId()}`, { headers: admin })
    ).json()) as AdminNotice;
    expect(adminView.details).toEqual({
      fullName: 'Jo Reed',
      postalAddress: '4 Mill Lane\nLeeds LS6 1AA',
      mayShare: false,
    });
    expect(adminView.decisions).toEqual(['stands', 'false-details']);
    const audited = { where: { action: 'addresses-read' }, order: { id: 'DESC' } } as const;
    expect((await api.database.dataSource.manager.find(AuditEntry, audited))[0]?.reason).toContain('notices');
    await storeStaff(api.database, 'reader');
    const reader = await staffHeaders(api, 'reader@staff.example');
    const seenByReader = await (
      await api.call(`/admin/notices/${await noticeId()}`, { headers: reader })
    ).text();
    expect(seenByReader).toContain('"fullName":"","postalAddress":""');
    expect(seenByReader).not.toMatch(/Jo Reed|Mill Lane|@/);
    expect(JSON.stringify(adminView)).not.toContain(AUTHOR);

    expect((await decide('stands')).status).toBe(200);
    const told = await getMail('notice-stands');
    expect([told.to, told.text.includes('Jo Reed')]).toEqual(['alex@carter.example', false]);
    expect((await getMail('notice-stands-to-author')).to).toBe(AUTHOR);
    expect(await isPublic()).toBe(true);
    expect((await mine(token)).timeline.map(({ step }) => step)).toEqual([
      'sent',
      'forwarded',
      'kept',
      'stands',
    ]);
  });

  it('passes the author’s details on with their consent', async () => {
    const { authorToken } = await forwarded();
    await answer(authorToken, { ...ANSWER, mayShare: true });
    await decide('stands');
    expect((await getMail('notice-stands')).text).toContain('Jo Reed');
  });

  it('ends with the removal of the review if the author agrees', async () => {
    const { token, authorToken } = await forwarded();
    expect((await answer(authorToken, { answer: 'remove' })).status).toBe(200);
    expect(await isPublic()).toBe(false);
    expect(await mine(token)).toMatchObject({ state: 'closed', outcome: 'removed-agreed', dueAt: null });
    expect((await getMail('notice-removed')).text).toContain('agreed');
    const archived = await api.database.dataSource.manager.findOneByOrFail(ArchivedReview, { reviewId });
    expect([archived.state, archived.reasonCode]).toEqual(['removed', 'unlawful']);
    expect((await answer(authorToken, ANSWER)).status).toBe(409);
  });

  it('ends with the removal if name and address are obviously false, and deletes them', async () => {
    const { authorToken } = await forwarded();
    await answer(authorToken, { ...ANSWER, fullName: 'Mickey Mouse' });
    expect((await decide('false-details')).status).toBe(200);
    expect(await isPublic()).toBe(false);
    const notice = await api.database.dataSource.manager.findOneByOrFail(Notice, { reviewId });
    expect([notice.outcome, notice.answerEncrypted]).toEqual(['removed-details', null]);
  });

  it('can be found to be incomplete', async () => {
    const token = await sendNotice(api, reviewId);
    expect((await decide('defective', { note: 'You are not named in the review.' })).status).toBe(200);
    const letter = await getMail('notice-defective');
    expect(letter.text).toContain('You are not named in the review.');
    expect(letter.text).toContain('the meaning that you attribute to the statement');
    expect(await isPublic()).toBe(true);
    expect(await mine(token)).toMatchObject({ state: 'closed', outcome: 'defective' });
    const authorMails = (await mails()).filter(
      ({ to, mail }) => to === AUTHOR && mail.kind.includes('notice'),
    );
    expect(authorMails).toEqual([]);
  });

  it('ends with the removal if the author can’t be written to and a moderator decides on that', async () => {
    await sendNotice(api, reviewId);
    expect((await decide('unreachable')).status).toBe(409);
    await api.database.dataSource.manager.update(Review, reviewId, { authorEmailEncrypted: '' });
    // To pass it on isn't to remove it: the moderator may have seen the notice while there was an address.
    expect((await decide('complete')).status).toBe(409);
    expect(await isPublic()).toBe(true);
    const seen = await api.call(`/admin/notices/${await noticeId()}`, { headers: admin });
    expect(await seen.json()).toMatchObject({ decisions: ['unreachable', 'defective'] });
    const response = await decide('unreachable');
    expect(await response.json()).toMatchObject({ state: 'closed', outcome: 'removed-unreachable' });
    expect(await isPublic()).toBe(false);
  });

  it('is treated as a repetition only if the complainant says so', async () => {
    await sendNotice(api, reviewId);
    expect((await decide('repeat')).status).toBe(409);
    await api.database.dataSource.manager.query('DELETE FROM notices');
    await sendNotice(api, reviewId, { removedTwice: true });
    expect(await (await decide('repeat')).json()).toMatchObject({ outcome: 'removed-repeat' });
    expect(await isPublic()).toBe(false);
  });

  it('is decided once, by whichever moderator is first', async () => {
    await sendNotice(api, reviewId);
    const answers = await Promise.all([decide('complete'), decide('defective'), decide('complete')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const events = await api.database.dataSource.manager.countBy(NoticeEvent, { noticeId: await noticeId() });
    expect(events).toBe(2);
  });

  it('refuses the other side’s tokens, made-up tokens, and links that are older than a week', async () => {
    const { token, authorToken } = await forwarded();
    for (const [path, wrong] of [
      ['/notices/mine', authorToken],
      ['/notices/mine/send', authorToken],
      ['/notices/author', token],
      ['/notices/author/answer', token],
      ['/notices/mine', 'nobody'],
    ] as const) {
      expect((await postJson(api, path, { token: wrong, answer: 'remove' })).status).toBe(404);
    }
    await postJson(api, '/notices', noticeForm(reviewId));
    const unsent = tokenIn(await getMail('notice-confirmation'));
    const createdAt = new Date(Date.now() - 8 * 24 * 3_600_000);
    await api.database.dataSource.manager.update(Notice, { state: 'unconfirmed' }, { createdAt });
    expect((await postJson(api, '/notices/mine/send', { token: unsent })).status).toBe(410);
  });

  it('names every field that the law requires', async () => {
    const refused = await postJson(api, '/notices', { reviewId });
    expect([
      refused.status,
      Object.keys(((await refused.json()) as ErrorResponse).fields ?? {}).sort(),
    ]).toEqual([
      400,
      [
        ...['cannotIdentify', 'defamatory', 'email', 'inaccuracies', 'meaning'],
        ...['name', 'shareEmail', 'shareName', 'statement'],
      ],
    ]);
    expect((await postJson(api, '/notices', noticeForm(999_999))).status).toBe(404);
  });
});
