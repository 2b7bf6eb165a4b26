import { weeksUntil, weekStart } from '@club-reviews/domain/weeks';
import { In, MoreThan } from 'typeorm';
import { QueueSite } from '../../../../test/support/queue-site.js';
import { reviewForm } from '../../../../test/support/review-form.js';
import { newestToken } from '../../../../test/support/stored-mails.js';
import { useSite } from '../../../../test/support/started.js';
import { ReportCase } from '../../../model/reviews/report-case.js';
import { AuditEntry } from '../../../platform/audit/audit-entry.entity.js';
import type { QueueFigures, QueueWeekFigures } from './queue-figures.dto.js';
import { QueueWeek } from './queue-week.entity.js';

const HOUR_MS = 3_600_000;
const ARRIVALS = ['submitted', 'verified', 'edit-submitted', 'appealed'];
const REFUSAL = { verdict: 'refuse', reason: 'Please see our rules.' };

describe('the figures of the queue', () => {
  const queueSite = useSite('suite', () => QueueSite.start());
  const week = weeksUntil(new Date(), 3)[0] ?? '';
  const momentAfter = (hours: number): Date => new Date(weekStart(week).getTime() + (48 + hours) * HOUR_MS);
  const figures = () => queueSite.get<QueueFigures>('/admin/desk/figures');
  const ofWeek = async (): Promise<QueueWeekFigures | undefined> =>
    (await figures()).weeks.find((one) => one.week === week);
  const manager = () => queueSite.site.api.database.dataSource.manager;

  /** A review that arrives the way visitors send it. */
  const submitReview = async (reviewText: string, client: string): Promise<void> => {
    const { clubId } = await queueSite.site.review('First to wait.');
    const form = reviewForm(clubId, { reviewText, authorEmail: `${client}@home.example` });
    const answer = await queueSite.send('/reviews', form, { 'x-forwarded-for': client });
    expect(answer.status).toBe(201);
    const token = await newestToken(queueSite.site.api.database);
    expect((await queueSite.send('/reviews/verify', { token }, {})).status).toBe(200);
  };

  beforeAll(async () => {
    // As recorded by the author's page and the appeal form.
    for (const [kind, action] of [
      ['edit', 'edit-submitted'],
      ['appeal', 'appealed'],
    ] as const) {
      const { id: subjectId } = await queueSite.entry(kind);
      await manager().insert(AuditEntry, {
        ...{ subjectType: 'review', subjectId, actor: 'reviewer', action, fromStatus: null, toStatus: null },
        createdAt: new Date(),
      });
    }
    await submitReview('They train on two evenings and everyone gets a game.', '198.51.100.1');
    await submitReview('The pitch is a long walk from the car park, but it is level.', '198.51.100.2');
  });

  it('show what is waiting, with the oldest and the median wait', async () => {
    const { waiting } = await figures();
    expect(waiting.kinds.map(({ kind, count }) => `${kind} ${count}`)).toEqual([
      'report 2',
      'held 1',
      'review 5',
      'edit 1',
      'appeal 1',
      'notice 1',
      'claim 1',
      'suggestion 1',
      'photo 1',
      'enquiry 1',
      'change 1',
    ]);
    const queue = (await queueSite.entries()).map(({ waitingSince }) => waitingSince).toSorted();
    expect(waiting.medianSince).toBe(queue[Math.floor((queue.length - 1) / 2)]);
    expect(waiting.kinds.find(({ kind }) => kind === 'claim')?.oldestSince).toBe('2026-03-01T10:01:00.000Z');
  });

  it('show what came in during a week, how long decisions took and why reviews were removed', async () => {
    const reviews = await queueSite.entries('?kinds=review');
    const toText = (index: number) => reviews[index]?.review?.reviewText;
    const [urgent, ordinary] = await queueSite.entries('?kinds=report');
    const [edit, appeal, claim] = [
      await queueSite.entry('edit'),
      await queueSite.entry('appeal'),
      await queueSite.entry('claim'),
    ];
    const { refused } = await queueSite.decide([
      { kind: 'review', id: reviews[3]?.id, verdict: 'accept', reviewText: toText(3) },
      { kind: 'review', id: reviews[4]?.id, reviewText: toText(4), reasonCode: 'abuse', ...REFUSAL },
      { kind: 'report', id: urgent?.id, reasonCode: 'safeguarding', ...REFUSAL },
      { kind: 'report', id: ordinary?.id, verdict: 'accept', reason: 'It’s an opinion.' },
      { kind: 'edit', id: edit.id, verdict: 'accept', reviewText: edit.review?.waitingEdit?.reviewText },
      { kind: 'appeal', id: appeal.id, ...REFUSAL },
      { kind: 'claim', id: claim.id, ...REFUSAL },
    ]);
    expect(refused).toEqual([]);
    await queueSite.execute();
    expect(await queueSite.decisions()).toEqual([]);
    await manager().update(AuditEntry, { id: MoreThan(0) }, { createdAt: momentAfter(5) });
    await manager().update(AuditEntry, { action: In(ARRIVALS) }, { createdAt: momentAfter(0) });
    await manager().update(
      ReportCase,
      { id: MoreThan(0) },
      { openedAt: momentAfter(0), closedAt: momentAfter(9) },
    );
    await manager().clear(QueueWeek);

    const found = await ofWeek();
    expect(found?.kinds).toEqual([
      { kind: 'report', arrived: 2, decided: 2 },
      { kind: 'review', arrived: 2, decided: 2 },
      { kind: 'edit', arrived: 1, decided: 1 },
      { kind: 'appeal', arrived: 1, decided: 1 },
      { kind: 'claim', arrived: 1, decided: 1 },
    ]);
    expect(found).toMatchObject({ medianHours: 5, longestHours: 9 });
    // One was published, one was kept, two removed; and one was removed without a reason at the start.
    expect(found?.reviewsDecided).toBe(5);
    expect(found?.removals.toSorted((a, b) => a.reasonCode.localeCompare(b.reasonCode))).toEqual([
      { reasonCode: 'abuse', count: 1 },
      { reasonCode: 'none-given', count: 1 },
      { reasonCode: 'safeguarding', count: 1 },
    ]);
  });

  it('keep a finished week, and read the current one again', async () => {
    const before = await ofWeek();
    await manager().update(AuditEntry, { id: MoreThan(0) }, { createdAt: new Date() });
    const after = await figures();
    expect(after.weeks.find((one) => one.week === week)).toEqual(before);
    expect(after.weeks.at(-1)?.kinds.find(({ kind }) => kind === 'claim')).toMatchObject({ decided: 1 });
    expect(after.weeks.map((one) => one.week)).toEqual(weeksUntil(new Date(), 12));
  });
});
