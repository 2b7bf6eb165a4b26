import { ReportedSite } from '../../../test/support/reported-site.js';
import { postJson, send } from '../../../test/support/sessions.js';
import { useSite } from '../../../test/support/started.js';
import { ReportCase } from '../../model/reviews/report-case.js';
import type { ModerationFigures } from '../../clubs/statistics/moderation-figures.service.js';

const TEXTS = Array.from({ length: 8 }, (_, index) => `Review ${index} for moderators.`);
const [
  REMOVED = '',
  STANDS = '',
  WITHDRAWN = '',
  DELETED = '',
  RACE = '',
  URGENT = '',
  LATE = '',
  BOTH = '',
] = TEXTS;
const REMOVE = { decision: 'remove', reasonCode: 'fake', words: 'The club doesn’t have such a team.' };
const STAND = { decision: 'stand', words: 'It’s an opinion, and a polite one.' };

describe('the reports moderators read', () => {
  const site = useSite('suite', () => ReportedSite.start(TEXTS));

  const deletion = async (text: string) => {
    const { id } = await site.review(text);
    return send(site.api, 'DELETE', `/reviews/${id}`, site.moderator, {
      reasonCode: 'abuse',
      reason: 'Insults a coach.',
    });
  };
  const openReports = async (): Promise<number> => {
    const stats = await site.api.call('/admin/stats', { headers: site.moderator });
    return ((await stats.json()) as { openReports: number }).openReports;
  };

  afterEach(() => site.expectExactTotals());

  it('shows one entry for a review with all its reports, and removes it for all of them', async () => {
    const tokens = [
      await site.reported({
        review: REMOVED,
        email: 'one@home.example',
        words: 'I coach there, it is made up.',
      }),
      await site.reported({ review: REMOVED, email: 'two@home.example', reason: 'interest' }),
    ];
    expect((await site.reportAsClub(REMOVED)).status).toBe(201);
    expect(await openReports()).toBe(1);
    const entry = await site.entry(REMOVED);
    expect(entry.reports.map(({ source, reason }) => [source, reason])).toEqual([
      ['public', 'not-genuine'],
      ['public', 'interest'],
      ['club', 'interest'],
    ]);
    expect(JSON.stringify(entry)).not.toMatch(/(one|two)@home/);
    const answer = await site.decide(entry.id, REMOVE);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      state: 'decided',
      outcome: 'removed',
      removalReason: 'fake',
      decisionWords: REMOVE.words,
      review: null,
    });
    expect(await site.publicTexts()).not.toContain(REMOVED);
    expect(await openReports()).toBe(0);
    for (const token of tokens) {
      expect(await site.status(token)).toMatchObject({
        state: 'decided',
        outcome: 'removed',
        removalReason: 'fake',
        decisionWords: REMOVE.words,
        review: null,
      });
    }
    const mails = await site.mailsOnce('report-outcome', 2);
    expect(mails.map(({ to }) => to).sort()).toEqual(['one@home.example', 'two@home.example']);
    expect(mails[0]?.text).toMatch(/Not a real experience/);
    expect(mails[0]?.text).toContain(REMOVE.words);
    const [toClub] = await site.mailsOnce('club-report-outcome', 1);
    expect(toClub).toMatchObject({
      to: 'sam@leeds-lions.example',
      subject: expect.stringMatching(/removed/),
    });
    const [toAuthor] = await site.mailsOnce('review-removed', 1);
    expect(toAuthor?.text).toContain(REMOVE.words);
  });

  it('keeps a review, and tells everyone why', async () => {
    const token = await site.reported({ review: STANDS, email: 'three@home.example' });
    const { id } = await site.entry(STANDS);
    expect((await site.decide(id, STAND)).status).toBe(200);
    expect(await site.publicTexts()).toContain(STANDS);
    expect(await site.status(token)).toMatchObject({
      state: 'decided',
      outcome: 'stands',
      removalReason: null,
      decisionWords: STAND.words,
      review: { reviewText: STANDS },
    });
    const mails = await site.mailsOnce('report-outcome', 3);
    expect(mails.at(-1)).toMatchObject({ to: 'three@home.example', subject: expect.stringMatching(/stays/) });
    const again = await site.decide(id, REMOVE);
    expect(again.status).toBe(409);
    expect(await site.publicTexts()).toContain(STANDS);
  });

  it('closes reports when the review is gone, for whatever reason', async () => {
    const withdrawn = await site.reported({ review: WITHDRAWN, email: 'four@home.example' });
    const deleted = await site.reported({ review: DELETED, email: 'five@home.example' });
    const { id } = await site.entry(WITHDRAWN);
    expect((await site.withdraw(WITHDRAWN)).status).toBe(200);
    expect((await deletion(DELETED)).status).toBe(204);
    expect(await site.status(withdrawn)).toMatchObject({
      state: 'decided',
      outcome: 'gone',
      decisionWords: null,
    });
    expect(await site.status(deleted)).toMatchObject({
      state: 'decided',
      outcome: 'removed',
      removalReason: 'abuse',
      decisionWords: 'Insults a coach.',
    });
    expect((await site.decide(id, STAND)).status).toBe(409);
    const mails = await site.mailsOnce('report-outcome', 5);
    expect(
      mails
        .slice(-2)
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['five@home.example', 'four@home.example']);
  });

  it('settles a report at once if its review was gone before it was confirmed', async () => {
    const token = await site.submitted({ review: LATE, email: 'six@home.example' });
    expect((await deletion(LATE)).status).toBe(204);
    const confirmed = await (await site.confirm(token)).json();
    expect(confirmed).toMatchObject({ state: 'decided', outcome: 'removed', number: expect.any(String) });
    expect(await openReports()).toBe(0);
  });

  it('decides once, however many moderators press at once', async () => {
    await site.reported({ review: RACE, email: 'seven@home.example' });
    const { id } = await site.entry(RACE);
    const answers = await Promise.all([REMOVE, STAND, REMOVE, STAND].map((body) => site.decide(id, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const decided = await site.api.database.dataSource.manager.findOneByOrFail(ReportCase, { id });
    expect((await site.publicTexts()).includes(RACE)).toBe(decided.outcome === 'stands');
    expect(await site.mailsOnce('report-outcome', 6)).toHaveLength(6);
  });

  it('has one outcome when a report is confirmed while the author withdraws', async () => {
    const token = await site.submitted({
      review: BOTH,
      email: 'eight@home.example',
      reason: 'child-at-risk',
    });
    const [confirmed, withdrawn] = await Promise.all([site.confirm(token), site.withdraw(BOTH)]);
    expect([confirmed.status, withdrawn.status]).toEqual([200, 200]);
    expect(await site.status(token)).toMatchObject({ state: 'decided', outcome: 'gone' });
    expect(await site.publicTexts()).not.toContain(BOTH);
    expect(await openReports()).toBe(0);
  });

  it('lists what is waiting with safety first and the oldest first, in pages', async () => {
    await site.reported({ review: STANDS, email: 'nine@home.example' });
    await site.reported({ review: URGENT, email: 'ten@home.example', reason: 'child-at-risk' });
    const texts = async (query: string) =>
      (await site.reports(query)).map(({ review }) => review?.reviewText ?? null);
    const all = await texts('');
    expect(all).toEqual([URGENT, STANDS]);
    const first = await site.api.call('/admin/reports?limit=1', { headers: site.moderator });
    const [, cursor] = /cursor=([\d-]+)/.exec(first.headers.get('link') ?? '') ?? [];
    expect(await texts(`?limit=1&cursor=${cursor}`)).toEqual([STANDS]);
    const decided = await site.reports('?state=decided&limit=100'.replace('100', '50'));
    expect(decided.length).toBeGreaterThanOrEqual(6);
    const moments = decided.map(({ decidedAt }) => decidedAt ?? '');
    expect(moments).toEqual([...moments].sort().reverse());
    const half = await site.api.call('/admin/reports?state=decided&limit=3', { headers: site.moderator });
    const [, next] = /cursor=([\d-]+)/.exec(half.headers.get('link') ?? '') ?? [];
    const ids = (entries: { id: number }[]) => entries.map(({ id }) => id);
    expect([
      ...ids((await half.json()) as { id: number }[]),
      ...ids(await site.reports(`?state=decided&cursor=${next}`)),
    ]).toEqual(ids(decided));
  });

  it.each([
    [{ decision: 'remove', words: 'No reason code.' }, 'reasonCode'],
    [{ decision: 'remove', reasonCode: 'boring', words: 'Unknown code.' }, 'reasonCode'],
    [{ decision: 'stand' }, 'words'],
    [{ decision: 'stand', words: '  ' }, 'words'],
    [{ decision: 'maybe', words: 'Unknown.' }, 'decision'],
  ])('refuses an incomplete decision: %j', async (body, field) => {
    const { id } = await site.entry(STANDS);
    const answer = await site.decide(id, body);
    expect(answer.status).toBe(400);
    expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toEqual([field]);
  });

  it('returns 404 for what isn’t there', async () => {
    expect((await site.decide(999_999, STAND)).status).toBe(404);
    expect((await postJson(site.api, '/admin/reports/x/decision', STAND, site.moderator)).status).toBe(404);
  });

  it('counts the outcomes of reports, publicly', async () => {
    const { total, months } = await site.api.read<ModerationFigures>('/stats/moderation-by-month');
    expect(months).toHaveLength(12);
    const { month: _month, ...last } = months[11] ?? { month: '' };
    expect(last).toEqual(total);
    const upheld = (await site.reports('?state=decided')).filter(({ outcome }) => outcome === 'removed');
    expect(total).toMatchObject({
      reportsReceived: 11,
      hoursToDecideReport: 0,
      heldDecided: 0,
      hoursToDecideHeld: null,
    });
    // Two by the public and one by the club, one by a deletion, and the race's winner; what came too late wasn't
    // decided by anyone.
    expect([4, 5]).toContain(total.reportsUpheld);
    expect(total.reportsDecided).toBe(6);
    expect(upheld.length).toBeGreaterThan(0);
  });
});
