import { rated } from '../../../test/support/factories.js';
import { MANAGER, ReportedSite } from '../../../test/support/reported-site.js';
import { postJson } from '../../../test/support/sessions.js';
import { tokenIn } from '../../../test/support/stored-mails.js';
import { TEST_KEYS, testSettings } from '../../../test/support/test-settings.js';
import { Claim } from '../../club-area/claims/claim.entity.js';
import { recountStoredValues } from '../../model/reviews/recount.js';
import { claimForm } from '../../../test/support/claim-form.js';
import { useSite } from '../../../test/support/started.js';
import { AuthorLinks } from '../../reviews/author-links.js';

const SAFETY = { reason: 'child-at-risk', words: 'It says where a child waits alone.' };
const TEXTS = {
  hidden: 'They train every Tuesday.',
  kept: 'The club house is warm.',
  shielded: 'Subs are fair and clear.',
  edited: 'Parking is a nightmare.',
  replaced: 'The kit is included.',
  approved: 'Everybody gets to play.',
};

describe('a report that a child may be at risk', () => {
  const site = useSite('suite', () => ReportedSite.start(Object.values(TEXTS)));

  afterEach(() => site.expectExactTotals());

  it('hides the review and reaches a moderator at once, without the reporter’s address', async () => {
    const token = await site.submitted({ review: TEXTS.hidden, ...SAFETY, email: 'worried@home.example' });
    expect(await site.publicTexts()).toContain(TEXTS.hidden);
    expect((await site.confirm(token)).status).toBe(200);
    expect(await site.publicTexts()).not.toContain(TEXTS.hidden);
    const { id } = await site.review(TEXTS.hidden);
    expect((await site.api.call(`/reviews/${id}`)).status).toBe(404);
    expect(await site.status(token)).toMatchObject({ state: 'open', review: null });
    const [alert] = await site.mailsOnce('safety-report', 1);
    expect(alert).toMatchObject({
      to: 'support@example.org',
      subject: expect.stringMatching(/child may be at risk/),
    });
    const { id: entryId } = await site.entry(TEXTS.hidden);
    expect(alert?.text).toContain(`/admin?kinds=report&entry=report-${entryId}`);
    expect(JSON.stringify(alert)).not.toMatch(/worried@|waits alone/);
    expect(await site.entry(TEXTS.hidden)).toMatchObject({
      isSafety: true,
      ...{ hidReview: true, hideRefusal: null },
      review: { isHeld: true, holdReasons: ['reported'] },
    });
  });

  it('brings the review back when a moderator keeps it, and doesn’t hide it again', async () => {
    const { id } = await site.entry(TEXTS.hidden);
    const words = 'We spoke to the welfare officer: there is nothing in it.';
    expect((await site.decide(id, { decision: 'stand', words })).status).toBe(200);
    expect(await site.publicTexts()).toContain(TEXTS.hidden);
    const history = await site.api.call(`/admin/reviews/${(await site.review(TEXTS.hidden)).id}/history`, {
      headers: site.moderator,
    });
    expect(((await history.json()) as { action: string }[]).map(({ action }) => action)).toEqual([
      'held',
      'approved',
    ]);
    await site.reported({ review: TEXTS.hidden, ...SAFETY, email: 'another@home.example' });
    expect(await site.publicTexts()).toContain(TEXTS.hidden);
    expect(await site.entry(TEXTS.hidden)).toMatchObject({
      ...{ isSafety: true, hidReview: false, hideRefusal: 'kept-before' },
    });
  });

  it.each([
    ['Sam@Leeds-Lions.example', 'club-people'],
    ['office@leeds-lions.example', 'club-people'],
    ['kim@claimant.example', 'club-people'],
    ['x@mailinator.com', 'unknown-sender'],
  ])('hides nothing when it comes from %s, and says why', async (email, hideRefusal) => {
    if (email === 'kim@claimant.example') {
      const form = { ...claimForm(), clubId: site.clubId, contactEmail: 'lee@claimant.example' };
      expect((await postJson(site.api, '/clubs/claim', form)).status).toBe(201);
      expect(await site.api.database.dataSource.manager.countBy(Claim, { clubId: site.clubId })).toBe(1);
    }
    await site.reported({ review: TEXTS.shielded, ...SAFETY, email });
    expect(await site.publicTexts()).toContain(TEXTS.shielded);
    expect(await site.entry(TEXTS.shielded)).toMatchObject({ isSafety: true, hidReview: false, hideRefusal });
    expect(MANAGER).toMatch(/@leeds-lions\.example$/);
  });

  it('keeps the review hidden whatever its author changes in the text', async () => {
    await site.reported({ review: TEXTS.edited, ...SAFETY });
    const links = new AuthorLinks(testSettings({ dataDir: '' }), TEST_KEYS);
    const token = tokenIn({ text: links.manage(await site.review(TEXTS.edited), new Date()) });
    const edit = {
      token,
      ageGroup: 'U9s',
      ...rated(4),
      reviewText: 'Parking is a bit better now.',
    };
    expect((await postJson(site.api, '/reviews/mine/edit', edit)).status).toBe(200);
    expect(await site.publicTexts()).not.toContain(edit.reviewText);
    expect(await site.entry(edit.reviewText)).toMatchObject({ hidReview: true });
    expect((await postJson(site.api, '/reviews/mine/withdraw', { token })).status).toBe(200);
    expect((await postJson(site.api, '/reviews/mine/restore', { token })).status).toBe(200);
    expect(await site.publicTexts()).not.toContain(edit.reviewText);
  });

  it('keeps its place among the held reviews when its author sends another one instead', async () => {
    const { manager } = site.api.database.dataSource;
    const original = await site.review(TEXTS.replaced);
    await manager.query('UPDATE season_places SET season = 2026 WHERE review_id = ?', [original.id]);
    await manager.query('UPDATE reviews SET season = 2026 WHERE id = ?', [original.id]);
    await recountStoredValues(site.api.database);
    await site.reported({ review: TEXTS.replaced, ...SAFETY });
    const text = 'The kit is included, and so are the socks.';
    const index = Object.keys(TEXTS).indexOf('replaced');
    const sent = await postJson(site.api, '/reviews', {
      clubId: site.clubId,
      authorEmail: `author${index}@home.example`,
      ageGroup: 'U9s',
      ...rated(4),
      reviewText: text,
    });
    expect(sent.status).toBe(201);
    const [mail] = (await site.mails('review-verification')).slice(-1);
    const link = { token: tokenIn(mail ?? { text: '' }) };
    const preview = await postJson(site.api, '/reviews/verify/preview', link);
    expect(await preview.json()).toMatchObject({ status: 'unconfirmed', isHeld: true });
    const verified = await postJson(site.api, '/reviews/verify', link);
    expect(await verified.json()).toMatchObject({ status: 'verified', isHeld: true });
    expect(await site.publicTexts()).not.toContain(text);
    expect((await site.review(text)).holdReason).toBe('reported');
  });

  it('is also answered by an approval in the list of reviews', async () => {
    const token = await site.reported({ review: TEXTS.approved, ...SAFETY, email: 'by-list@home.example' });
    const { id } = await site.review(TEXTS.approved);
    expect((await postJson(site.api, `/reviews/${id}/approve`, {}, site.moderator)).status).toBe(200);
    expect(await site.publicTexts()).toContain(TEXTS.approved);
    expect(await site.status(token)).toMatchObject({ state: 'decided', outcome: 'stands' });
  });

  it('hides nothing if it’s by the club itself, but is still urgent', async () => {
    expect((await site.reportAsClub(TEXTS.kept, SAFETY)).status).toBe(201);
    expect(await site.publicTexts()).toContain(TEXTS.kept);
    expect(await site.entry(TEXTS.kept)).toMatchObject({
      ...{ isSafety: true, hidReview: false, hideRefusal: 'club-people' },
    });
  });
});
