import { claimForm } from '../../../test/support/claim-form.js';
import { QueueSite } from '../../../test/support/queue-site.js';
import { postJson } from '../../../test/support/sessions.js';
import { storedMails } from '../../../test/support/stored-mails.js';
import { useSite } from '../../../test/support/started.js';
import type { AdminNotice } from '../notices/admin-notices.dto.js';
import { DecisionJob } from './decision-job.entity.js';
import type { DecisionsResponse } from './queue.dto.js';

describe('decisions in the queue', () => {
  let queueSite: QueueSite;

  beforeEach(async () => {
    queueSite = await QueueSite.start();
  });

  afterEach(async () => {
    try {
      await queueSite.site.expectExactTotals();
    } finally {
      await queueSite.site.api.stop();
    }
  });

  const kinds = async () => (await queueSite.entries()).map(({ kind }) => kind);
  const audited = async () =>
    (
      await queueSite.site.api.database.dataSource.query<{ action: string; staff_name: string | null }[]>(
        'SELECT action, staff_name FROM audit_entries ORDER BY id DESC LIMIT 1',
      )
    )[0];

  it('leave the queue at once and are carried out after ten seconds', async () => {
    const { id, review } = await queueSite.entry('review');
    const askedAt = Date.now();
    const decision = { kind: 'review', id, verdict: 'accept', reviewText: review?.reviewText };
    const { taken } = await queueSite.decide([decision]);
    expect(taken).toEqual([
      expect.objectContaining({ kind: 'review', entryId: id, verdict: 'accept', problem: null }),
    ]);
    expect(Date.parse(taken[0]?.dueAt ?? '') - askedAt).toBeGreaterThanOrEqual(10_000);
    expect((await queueSite.entries('?kinds=review')).map((entry) => entry.id)).not.toContain(id);
    expect(await queueSite.site.publicTexts()).not.toContain(review?.reviewText);
    await queueSite.execute();
    expect(await queueSite.site.publicTexts()).toContain(review?.reviewText);
    expect(await queueSite.decisions()).toEqual([]);
  });

  it('leave no trace once they are undone', async () => {
    const { id } = await queueSite.entry('claim');
    const { taken } = await queueSite.decide([
      { kind: 'claim', id, verdict: 'refuse', reason: 'We could not reach you.' },
    ]);
    expect(await queueSite.undo(taken[0]?.id ?? 0)).toBe(204);
    expect(await kinds()).toContain('claim');
    expect(await queueSite.undo(taken[0]?.id ?? 0)).toBe(404);
    expect((await queueSite.entry('claim')).claim?.status).toBe('pending');
  });

  it('can’t be undone once they are being carried out', async () => {
    const { id } = await queueSite.entry('claim');
    const { taken } = await queueSite.decide([
      { kind: 'claim', id, verdict: 'refuse', reason: 'We could not reach you.' },
    ]);
    const { manager } = queueSite.site.api.database.dataSource;
    await manager.update(DecisionJob, { id: taken[0]?.id }, { lockedUntil: new Date(Date.now() + 60_000) });
    expect(await queueSite.undo(taken[0]?.id ?? 0)).toBe(409);
  });

  it.each([
    ['review', { verdict: 'refuse', reasonCode: 'abuse' }, 'deleted'],
    ['held', { verdict: 'accept' }, 'approved'],
    ['edit', { verdict: 'accept', reviewText: 'Friendlier coaches.' }, 'edit-approved'],
    ['edit', { verdict: 'refuse', reason: 'It names a child.' }, 'edit-dropped'],
    ['appeal', { verdict: 'accept', reason: 'You are right.' }, 'restored'],
    ['appeal', { verdict: 'refuse', reason: 'We still think so.' }, 'appeal-turned-down'],
    ['claim', { verdict: 'accept' }, 'approved'],
    ['claim', { verdict: 'refuse', reason: 'We could not reach you.' }, 'rejected'],
    ['suggestion', { verdict: 'accept' }, 'accepted'],
    ['suggestion', { verdict: 'refuse', reason: 'They still play.' }, 'declined'],
    ['photo', { verdict: 'accept' }, 'approved'],
    ['photo', { verdict: 'refuse', reason: 'It shows a child’s name.' }, 'refused'],
    ['enquiry', { verdict: 'accept' }, 'kept'],
    ['enquiry', { verdict: 'refuse', reason: 'Advertising.' }, 'removed'],
    ['enquiry', { verdict: 'refuse', reason: 'Advertising.', blocksAddress: true }, 'address-blocked'],
  ] as const)('about %s with %j', async (kind, decision, action) => {
    const { id } = await queueSite.entry(kind);
    await queueSite.decide([{ kind, id, ...decision }]);
    await queueSite.execute();
    expect(await queueSite.decisions()).toEqual([]);
    expect(await audited()).toMatchObject({ action, staff_name: 'Site password' });
    expect((await queueSite.entries(`?kinds=${kind}`)).map((entry) => entry.id)).not.toContain(id);
  });

  it('give nobody a managed club by its name alone, however many claims are decided at once', async () => {
    const { api, clubId } = queueSite.site;
    for (const contactEmail of ['ann@stranger.example', 'lee@stranger.example'])
      expect(
        (await postJson(api, '/clubs/claim', claimForm({ clubName: 'LEEDS lions', contactEmail }))).ok,
      ).toBe(true);
    const claims = (await queueSite.entries('?kinds=claim')).filter(
      ({ claim }) => claim?.clubName === 'LEEDS lions',
    );
    expect(claims.map(({ claim }) => claim?.candidates.map(({ id }) => id))).toEqual([[clubId], [clubId]]);
    const accept = claims.map(({ id }) => ({ kind: 'claim' as const, id, verdict: 'accept' as const }));
    await queueSite.decide(accept);
    await queueSite.execute();
    const problems = (await queueSite.decisions()).map(({ problem }) => problem);
    expect(problems).toEqual(Array(2).fill(expect.stringContaining(`(clubId ${clubId})`)));
    await queueSite.decide([{ ...accept[0]!, clubId }]);
    await queueSite.execute();
    expect((await queueSite.entries('?kinds=claim')).map(({ id }) => id)).not.toContain(accept[0]!.id);
  });

  it.each([
    [{ verdict: 'accept', reason: 'An opinion.' }, 'stands'],
    [{ verdict: 'refuse', reasonCode: 'fake' }, 'removed'],
  ] as const)('about a report with %j', async (decision, outcome) => {
    const { id } = await queueSite.entry('report');
    await queueSite.decide([{ kind: 'report', id, ...decision }]);
    await queueSite.execute();
    const decided = await queueSite.get<{ id: number; outcome: string }[]>('/admin/reports?state=decided');
    expect(decided.find((one) => one.id === id)?.outcome).toBe(outcome);
  });

  it.each([
    ['accept', 'The Meadow'],
    ['refuse', null],
  ])('about what a club has changed with %s', async (verdict, homeGround) => {
    const { id } = await queueSite.entry('change');
    await queueSite.decide([{ kind: 'change', id, verdict }]);
    await queueSite.execute();
    expect(await queueSite.decisions()).toEqual([]);
    expect(await kinds()).not.toContain('change');
    const club = await queueSite.get<{ homeGround: string | null }>(`/admin/clubs/${queueSite.site.clubId}`);
    expect(club.homeGround).toBe(homeGround);
    const [last] = await queueSite.get<{ staffName: string | null }[]>(
      `/admin/clubs/${queueSite.site.clubId}/history`,
    );
    expect(last?.staffName).toBe(verdict === 'refuse' ? 'Site password' : null);
  });

  it.each([
    [{ verdict: 'accept', noticeDecision: 'complete', reason: undefined }, 'forwarded'],
    [{ verdict: 'refuse', noticeDecision: 'defective', reason: 'Which words?' }, 'closed'],
  ])('about a notice with %j, whose letters wait for it', async (decision, state) => {
    const { id } = await queueSite.entry('notice');
    // The support address is told about the notice at a moment of its own.
    const letters = async () =>
      (await storedMails(queueSite.site.api.database)).filter(({ to }) => to !== 'support@example.org')
        .length;
    const before = await letters();
    const first = await queueSite.decide([{ kind: 'notice', id, ...decision }]);
    expect(await kinds()).not.toContain('notice');
    expect(await queueSite.undo(first.taken[0]?.id ?? 0)).toBe(204);
    expect((await queueSite.entry('notice')).notice?.state).toBe('received');
    expect(await letters()).toBe(before);
    await queueSite.decide([{ kind: 'notice', id, ...decision }]);
    await queueSite.execute();
    const notice = await queueSite.get<AdminNotice>(`/admin/notices/${id}`);
    expect(notice.state).toBe(state);
    expect(notice.timeline.at(-1)?.note).toBe(decision.reason ?? null);
    expect(await letters()).toBeGreaterThan(before);
    expect(await kinds()).not.toContain('notice');
  });

  it('about a notice report that someone has taken its step elsewhere meanwhile', async () => {
    const { id } = await queueSite.entry('notice');
    await queueSite.decide([{ kind: 'notice', id, verdict: 'refuse', noticeDecision: 'defective' }]);
    expect((await queueSite.send(`/admin/notices/${id}/decision`, { decision: 'complete' })).status).toBe(
      200,
    );
    await queueSite.execute();
    expect(await queueSite.decisions()).toEqual([
      expect.objectContaining({ dueAt: null, problem: expect.stringContaining('moved on') as string }),
    ]);
    expect((await queueSite.get<AdminNotice>(`/admin/notices/${id}`)).state).toBe('forwarded');
  });

  it('about many entries at once', async () => {
    const reviews = await queueSite.entries('?kinds=review');
    expect(reviews).toHaveLength(3);
    const { taken } = await queueSite.decide(
      reviews.map(({ id }) => ({ kind: 'review', id, verdict: 'accept' })),
    );
    expect(taken).toHaveLength(3);
    await queueSite.execute();
    expect(await queueSite.site.publicTexts()).toEqual(
      expect.arrayContaining(['First to wait.', 'Third to wait.']),
    );
  });

  it('are accepted from one of two moderators who decide at the same moment', async () => {
    const { id } = await queueSite.entry('held');
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        queueSite.send(
          '/admin/desk/decisions',
          { decisions: [{ kind: 'held', id, ...(index % 2 ? { verdict: 'accept' } : REMOVAL) }] },
          index % 2 ? queueSite.other : undefined,
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const outcomes = await Promise.all(
      answers.map(async (answer) => (await answer.json()) as DecisionsResponse),
    );
    expect(outcomes.flatMap(({ taken }) => taken)).toHaveLength(1);
    expect(outcomes.flatMap(({ refused }) => refused).map(({ message }) => message)).toEqual(
      Array(5).fill('Site password decided this a moment ago'),
    );
  });

  it('say why they couldn’t be carried out, and give the entry back', async () => {
    const { id } = await queueSite.entry('review');
    const { taken } = await queueSite.decide([
      { kind: 'review', id, verdict: 'accept', reviewText: 'Another text.' },
    ]);
    await queueSite.execute();
    const [failed] = await queueSite.decisions();
    expect(failed).toMatchObject({
      id: taken[0]?.id,
      dueAt: null,
      problem: expect.stringContaining('changed'),
    });
    expect(await kinds()).toContain('review');
    // It doesn't stop anyone from deciding again.
    expect((await queueSite.decide([{ kind: 'review', id, verdict: 'accept' }])).taken).toHaveLength(1);
    await queueSite.execute();
    expect(await queueSite.decisions()).toEqual([]);
  });
});

describe('decisions that the queue refuses', () => {
  const queueSite = useSite('suite', () => QueueSite.start());

  it('are refused on what isn’t waiting', async () => {
    const decisions = [
      { kind: 'review', id: (await queueSite.entry('held')).id, verdict: 'accept' },
      { kind: 'claim', id: 999_999, verdict: 'accept' },
    ];
    const { taken, refused } = await queueSite.decide(decisions);
    expect(taken).toEqual([]);
    expect(refused.map(({ message }) => message)).toEqual(Array(2).fill('This isn’t waiting any more'));
  });

  it('are refused on a notice that isn’t at that step', async () => {
    const { id } = await queueSite.entry('notice');
    const { taken, refused } = await queueSite.decide([
      { kind: 'notice', id, verdict: 'accept', noticeDecision: 'stands' },
    ]);
    expect(taken).toEqual([]);
    expect(refused.map(({ message }) => message)).toEqual([expect.stringContaining('moved on')]);
    const repeat = { kind: 'notice', id, verdict: 'accept', noticeDecision: 'repeat' };
    expect((await queueSite.decide([repeat])).refused[0]?.message).toContain('removed twice');
  });

  it.each([
    [{ kind: 'review', verdict: 'refuse' }, 'reasonCode'],
    [{ kind: 'claim', verdict: 'refuse' }, 'reason'],
    [{ kind: 'claim', verdict: 'accept', club: 'new', clubId: 1 }, 'clubId'],
    [{ kind: 'suggestion', verdict: 'refuse' }, 'reason'],
    [{ kind: 'photo', verdict: 'refuse' }, 'reason'],
    [{ kind: 'enquiry', verdict: 'refuse' }, 'reason'],
    [{ kind: 'enquiry', verdict: 'refuse', reason: 'No.', blocksAddress: 1 }, 'decisions'],
    [{ kind: 'report', verdict: 'accept' }, 'reason'],
    [{ kind: 'report', verdict: 'refuse' }, 'reasonCode'],
    [{ kind: 'appeal', verdict: 'accept' }, 'reason'],
    [{ kind: 'edit', verdict: 'refuse' }, 'reason'],
    [{ kind: 'notice', verdict: 'accept' }, 'noticeDecision'],
    [{ kind: 'notice', verdict: 'accept', noticeDecision: 'defective' }, 'noticeDecision'],
    [{ kind: 'notice', verdict: 'accept', noticeDecision: 'walk' }, 'decisions'],
  ])('are incomplete: %j', async (decision, field) => {
    const answer = await queueSite.send('/admin/desk/decisions', { decisions: [{ id: 1, ...decision }] });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { fields: object }).fields).toHaveProperty(field);
  });

  it.each([
    {},
    { decisions: [] },
    { decisions: [{ kind: 'walk', id: 1, verdict: 'accept' }] },
    { decisions: [7] },
  ])('are refused as %j', async (body) => {
    const answer = await queueSite.send('/admin/desk/decisions', body);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { fields: object }).fields).toHaveProperty('decisions');
  });
});

const REMOVAL = { verdict: 'refuse', reasonCode: 'abuse' };
