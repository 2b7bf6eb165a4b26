import { sendNotice } from '../../../test/support/notice-form.js';
import { ReportedSite } from '../../../test/support/reported-site.js';
import { postJson } from '../../../test/support/sessions.js';
import { Notice } from '../../model/notices/notice.entity.js';
import { Review } from '../../model/reviews/review.entity.js';
import type { AdminNotice } from './admin-notices.dto.js';
import type { MyNotice } from './notice-form.dto.js';
import { NoticeDeadlines } from './notice-deadlines.js';

const TEXTS = Array.from({ length: 12 }, (_, index) => `Review ${10 + index} of all.`);

/** A person whom no other one has anything in common with. */
const stranger = (index: number) => ({
  changes: { email: `stranger${index}@gmail.com` },
  headers: { 'x-forwarded-for': `81.${index}.69.1`, 'user-agent': `Browser ${index}` },
});

describe('notices on many reviews of a club', () => {
  let site: ReportedSite;

  const manager = () => site.api.database.dataSource.manager;
  const notices = () => manager().find(Notice, { order: { id: 'ASC' } });
  const get = async (id: number) =>
    (await (await site.api.call(`/admin/notices/${id}`, { headers: site.moderator })).json()) as AdminNotice;
  const decide = (id: number, decision: string) =>
    postJson(site.api, `/admin/notices/${id}/decision`, { decision }, site.moderator);
  /** Sends a notice about each of the first reviews, and has moderators pass them on; returns the senders' tokens. */
  const forwarded = async (count: number, person: (index: number) => ReturnType<typeof stranger>) => {
    const tokens: string[] = [];
    for (const [index, text] of TEXTS.slice(0, count).entries()) {
      const { changes, headers } = person(index);
      tokens.push(await sendNotice(site.api, (await site.review(text)).id, changes, headers));
    }
    for (const { id } of await notices()) expect((await decide(id, 'complete')).status).toBe(200);
    return tokens;
  };
  /** What happens if no author answers. */
  const beSilent = async () => {
    const last = Math.max(...(await notices()).map(({ dueAt }) => dueAt?.getTime() ?? 0));
    await site.api.get(NoticeDeadlines).run(new Date(last));
  };

  beforeEach(async () => {
    site = await ReportedSite.start(TEXTS, { rateLimits: true });
  });

  afterEach(async () => {
    await site.expectExactTotals();
    await site.api.stop();
  });

  it('don’t empty its page when authors stay silent: a moderator decides on most of them', async () => {
    const tokens = await forwarded(12, stranger);
    await beSilent();
    expect(await site.publicTexts()).toEqual(TEXTS.slice(3));
    expect((await notices()).map(({ outcome, hideRefusal }) => outcome ?? hideRefusal)).toEqual([
      ...Array<string>(3).fill('removed-silence'),
      ...Array<string>(9).fill('club-limit'),
    ]);
    const [fourth, fifth] = (await notices()).slice(3);
    expect(await get(fourth?.id ?? 0)).toMatchObject({
      ...{ state: 'silent', hideRefusal: 'club-limit', decisions: ['stay', 'remove'] },
    });
    const queue = await site.api.call('/admin/desk?kinds=notice', { headers: site.moderator });
    expect(await queue.json()).toHaveLength(9);
    expect((await decide(fourth?.id ?? 0, 'stay')).status).toBe(200);
    expect((await decide(fifth?.id ?? 0, 'remove')).status).toBe(200);
    expect(await site.publicTexts()).toEqual([TEXTS[3], ...TEXTS.slice(5)]);
    const outcomes = [];
    for (const token of tokens.slice(3, 5)) {
      const mine = await postJson(site.api, '/notices/mine', { token });
      outcomes.push(((await mine.json()) as MyNotice).timeline.map(({ step }) => step));
    }
    expect(outcomes).toEqual([
      ['sent', 'forwarded', 'silent', 'stays'],
      ['sent', 'forwarded', 'silent', 'removed-unanswered'],
    ]);
    expect(await site.mails('notice-stays')).toHaveLength(1);
    expect(await site.mails('notice-stays-to-author')).toHaveLength(1);
  });

  it('remove two for one complainant, and then a moderator decides', async () => {
    await forwarded(3, (index) => ({ ...stranger(index), changes: { email: 'same@gmail.com' } }));
    await beSilent();
    expect((await notices()).map(({ hideRefusal }) => hideRefusal)).toEqual([null, null, 'mailbox-limit']);
  });

  it('remove none for the club itself without a moderator', async () => {
    await forwarded(1, () => ({ ...stranger(1), changes: { email: 'office@leeds-lions.example' } }));
    await beSilent();
    const [notice] = await notices();
    expect([notice?.state, notice?.hideRefusal]).toEqual(['silent', 'club-people']);
  });

  it('count together with safety reports', async () => {
    await forwarded(3, stranger);
    await beSilent();
    const review = TEXTS[11] ?? '';
    await site.reported({ review, reason: 'child-at-risk', email: 'parent@gmail.com', client: '82.1.2.3' });
    expect(await site.entry(review)).toMatchObject({ hidReview: false, hideRefusal: 'club-limit' });
  });

  it('keep where they were sent from no longer than their case is open', async () => {
    await forwarded(1, stranger);
    const [open] = await notices();
    expect([open?.networkHash, open?.browserHash]).toEqual([expect.any(String), expect.any(String)]);
    await beSilent();
    const [closed] = await notices();
    expect([closed?.networkHash, closed?.browserHash]).toEqual([null, null]);
    expect(await manager().existsBy(Review, { id: closed?.reviewId ?? 0 })).toBe(false);
  });
});
