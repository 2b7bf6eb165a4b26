import { ReportedSite } from '../../../test/support/reported-site.js';
import { postJson } from '../../../test/support/sessions.js';
import { storedMails } from '../../../test/support/stored-mails.js';
import { useSite } from '../../../test/support/started.js';
import { ReviewReport } from '../../model/reviews/report-case.js';
import { Review } from '../../model/reviews/review.entity.js';

const NUMBER = /^R-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;
const ONE = 'The coach was never there.';
const OTHER = 'We liked every minute of it.';
const WAITING = 'Nobody has confirmed this one.';

describe('a report of a review', () => {
  const site = useSite('suite', () => ReportedSite.start([ONE, OTHER, WAITING]));

  beforeAll(async () => {
    await site.api.database.dataSource.manager.update(
      Review,
      { reviewText: WAITING },
      { isVerified: false, isApproved: false, isVisible: false },
    );
  });

  it('gets the same response, whatever the address has reported before', async () => {
    const answers: string[] = [];
    const read = async (answer: Response): Promise<void> => {
      answers.push(`${answer.status} ${await answer.text()}`);
    };
    await read(await site.submit({ review: ONE, email: 'new@home.example' }));
    await read(await site.submit({ review: ONE, email: 'new@home.example' }));
    await site.reported({ review: ONE, email: 'old@home.example' });
    await read(await site.submit({ review: ONE, email: 'Old@home.example' }));
    const { id } = await site.review(ONE);
    const trap = { reviewId: id, reason: 'abusive', words: 'This is abusive.', email: 'a@b.example' };
    const before = (await storedMails(site.api.database)).length;
    await read(await postJson(site.api, '/reports', { ...trap, website: 'https://spam.example' }));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^202 \{"message":"Please check your inbox to confirm your report\."/);
    expect(await storedMails(site.api.database)).toHaveLength(before);
  });

  it('reaches moderators when its sender confirms it, not before, and not by reading the link', async () => {
    const token = await site.submitted({
      review: OTHER,
      reason: 'interest',
      words: 'Their own coach wrote it.',
      email: 'reporter@home.example',
    });
    const [mail] = (await site.mails('report-confirmation')).slice(-1);
    expect(mail).toMatchObject({
      to: 'reporter@home.example',
      subject: expect.stringContaining('Leeds Lions'),
    });
    expect(mail?.text).not.toContain('Their own coach');
    expect(mail?.text).toContain('/report#token=');
    const unconfirmed = await site.status(token);
    expect(unconfirmed).toMatchObject({
      state: 'unconfirmed',
      number: null,
      reason: 'interest',
      words: 'Their own coach wrote it.',
      clubName: 'Leeds Lions',
      review: { reviewText: OTHER },
    });
    expect((await site.reports()).map(({ review }) => review?.reviewText)).not.toContain(OTHER);
    const confirmed = (await (await site.confirm(token)).json()) as { number: string };
    expect(confirmed).toMatchObject({ state: 'open', number: expect.stringMatching(NUMBER), outcome: null });
    expect(await (await site.confirm(token)).json()).toEqual(confirmed);
    expect(await site.status(token)).toEqual(confirmed);
    expect(await site.entry(OTHER)).toMatchObject({
      state: 'open',
      isSafety: false,
      hidReview: false,
      reports: [
        {
          number: confirmed.number,
          source: 'public',
          reason: 'interest',
          words: 'Their own coach wrote it.',
        },
      ],
    });
    expect(await site.publicTexts()).toContain(OTHER);
  });

  it('counts once for one mailbox: a second one leads to the first', async () => {
    const first = await site.status(
      await site.reported({
        review: OTHER,
        email: 'anna.smith@gmail.com',
        words: 'The first of my reports.',
      }),
    );
    const again = await site.submitted({
      review: OTHER,
      email: 'annasmith+two@gmail.com',
      words: 'And once more.',
    });
    expect(await site.status(again)).toEqual(first);
    expect(await (await site.confirm(again)).json()).toEqual(first);
    const { reports } = await site.entry(OTHER);
    expect(reports.filter(({ words }) => /first of my|once more/.test(words))).toHaveLength(1);
    const other = await site.status(await site.reported({ review: ONE, email: 'anna.smith@gmail.com' }));
    expect(other.number).not.toBe(first.number);
  });

  it('is only possible for a public review', async () => {
    const answer = await site.submit({ review: WAITING });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ fields: { reviewId: expect.any(String) } });
  });

  it.each([
    ['reason', { reason: 'boring' }],
    ['words', { words: 'Fake!' }],
    ['words', { words: 'x'.repeat(2001) }],
    ['email', { email: 'nobody' }],
    ['reviewId', { reviewId: 'x' }],
  ])('is refused with the name of the field: %s', async (field, change) => {
    const body = {
      reviewId: 1,
      reason: 'abusive',
      words: 'This is abusive.',
      email: 'a@b.example',
      ...change,
    };
    const answer = await postJson(site.api, '/reports', body);
    expect(answer.status).toBe(400);
    expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toEqual([field]);
  });

  it('is only found by its own link', async () => {
    const token = await site.reported({ review: ONE, email: 'mine@home.example' });
    const [id = '', signature = ''] = token.split('.');
    for (const forged of ['', 'x', `${Number(id) + 1}.${signature}`, `${id}.${'A'.repeat(43)}`]) {
      expect((await postJson(site.api, '/reports/mine', { token: forged })).status).toBe(404);
      expect((await site.confirm(forged)).status).toBe(404);
    }
  });

  it('keeps the address encrypted', async () => {
    await site.reported({ review: ONE, email: 'secret@home.example' });
    const stored = await site.api.database.dataSource.manager.find(ReviewReport);
    expect(JSON.stringify(stored)).not.toContain('home.example');
    expect(JSON.stringify(await site.reports())).not.toContain('secret@');
  });

  it('is confirmed once, however often and fast the button is pressed', async () => {
    const token = await site.submitted({ review: ONE, email: 'twice@home.example' });
    const again = await site.submitted({ review: ONE, email: 'twice@home.example' });
    const answers = await Promise.all([token, again, token, again].map((one) => site.confirm(one)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const numbers = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { number: string }).number),
    );
    expect(new Set(numbers).size).toBe(1);
  });
});

describe('the limits on reports', () => {
  const site = useSite('suite', () => ReportedSite.start([ONE], { rateLimits: true }));

  it('are counted for a client', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1)
      statuses.push((await site.submit({ review: ONE, email: `r${index}@home.example` })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(202), 429]);
  });
});
