import { testOperator } from '../../../test/support/test-operator.js';
import { MailRenderer } from '../../platform/mail/mail-renderer.js';
import type { WaitingLine } from './staff-notification-mails.js';
import { dailySummaryMail, safetyDigestMail } from './staff-notification-mails.js';

const HELD = { one: 'review on hold', many: 'reviews on hold' };
const CLAIM = { one: 'club claim', many: 'club claims' };
const REVIEW = { one: 'review to approve', many: 'reviews to approve' };

const HOUR_MS = 3_600_000;
const LINK = 'https://site.example/admin';
const renderer = new MailRenderer(
  testOperator({ brandName: 'Grassroots', supportEmail: 'help@site.example' }),
);

describe('the daily summary', () => {
  const getSummary = (waiting: Partial<WaitingLine>[]) =>
    renderer.render(
      'sam@staff.example',
      dailySummaryMail({
        waiting: waiting.map((line) => ({ name: HELD, count: 1, isCapped: false, oldestMs: 0, ...line })),
        link: LINK,
      }),
    );

  it.each([
    [{ oldestMs: HOUR_MS - 1 }, '1 review on hold, waiting for less than an hour'],
    [{ oldestMs: HOUR_MS }, '1 review on hold, waiting for 1 hour'],
    [{ count: 2, oldestMs: 47.9 * HOUR_MS }, '2 reviews on hold, the oldest waiting for 47 hours'],
    [{ name: CLAIM, oldestMs: 48 * HOUR_MS }, '1 club claim, waiting for 2 days'],
    [
      { name: REVIEW, count: 1000, isCapped: true, oldestMs: 2400 * HOUR_MS },
      'At least 1,000 reviews to approve, the oldest waiting for 100 days',
    ],
  ] as const)('says for %j: %s', async (line, words) => {
    expect((await getSummary([line])).text).toContain(`\n${words}\n`);
  });

  it('says in its subject how much is waiting', async () => {
    const subjects = await Promise.all(
      [
        [{}],
        [{ count: 2 }, { name: CLAIM }],
        [{ count: 3 }, { name: REVIEW, count: 1000, isCapped: true }],
      ].map(async (waiting) => (await getSummary(waiting)).subject),
    );
    expect(subjects).toEqual([
      'In the queue today: 1 entry waiting',
      'In the queue today: 3 entries waiting',
      'In the queue today: at least 1,003 entries waiting',
    ]);
  });
});

it('the combined mail about safety counts the entries', () => {
  const getSubject = (count: number) => safetyDigestMail({ count, reader: 'staff', link: LINK }).subject;
  expect([1, 7].map(getSubject)).toEqual([
    'Child safety: one more entry in the queue',
    'Child safety: 7 more entries in the queue',
  ]);
});
