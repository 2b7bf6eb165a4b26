import type { TestReport } from '../../../test/support/reported-site.js';
import { ReportedSite } from '../../../test/support/reported-site.js';
import { AutomaticHide } from '../../model/reviews/automatic-hide.js';

const SAFETY = { reason: 'child-at-risk', words: 'It says where a child waits alone.' };
const getTexts = (count: number) =>
  Array.from({ length: count }, (_, index) => `Review ${10 + index} of all.`);

/** A person whom no other one has anything in common with. */
const stranger = (index: number) => ({
  email: `stranger${index}@gmail.com`,
  client: `81.${index}.69.1`,
  browser: `Browser ${index}`,
});

describe('what safety reports may hide before a moderator has decided', () => {
  let site: ReportedSite;

  const start = async (reviews: number) => {
    site = await ReportedSite.start(getTexts(reviews), { rateLimits: true });
  };
  const report = (review: string, who: Partial<TestReport>) => site.reported({ review, ...SAFETY, ...who });
  const hiddenCount = async (reviews: number) => reviews - (await site.publicTexts()).length;

  afterEach(async () => {
    await site.expectExactTotals();
    await site.api.stop();
  });

  it('is a few of a club’s reviews, whoever reports all of them', async () => {
    await start(12);
    for (const [index, review] of getTexts(12).entries()) {
      const person = index % 4;
      await report(review, { email: `p${person}@ring.example`, client: `81.${person}.69.1` });
    }
    expect(await hiddenCount(12)).toBe(3);
    const entries = await site.reports();
    expect(entries.map(({ isSafety }) => isSafety)).toEqual(Array(12).fill(true));
    expect(entries.map(({ hidReview, hideRefusal }) => (hidReview ? null : hideRefusal))).toEqual([
      ...Array<null>(3).fill(null),
      ...Array<string>(9).fill('club-limit'),
    ]);
  });

  it('is one review of a small club, also by a private address of someone at the club', async () => {
    await start(4);
    await report(getTexts(4)[0] ?? '', { email: 'coach.private@gmail.com' });
    await report(getTexts(4)[1] ?? '', stranger(1));
    expect(await hiddenCount(4)).toBe(1);
    const first = (await site.reports())[0];
    expect((await site.decide(first?.id ?? 0, { decision: 'stand', words: 'Nothing in it.' })).status).toBe(
      200,
    );
    expect(await hiddenCount(4)).toBe(0);
    await report(getTexts(4)[2] ?? '', stranger(2));
    expect(await hiddenCount(4)).toBe(1);
  });

  it('stays the same if several people confirm at the same moment', async () => {
    await start(12);
    const tokens: string[] = [];
    for (const [index, review] of getTexts(6).entries())
      tokens.push(await site.submitted({ review, ...SAFETY, ...stranger(index) }));
    const answers = await Promise.all(
      tokens.map((token, index) => site.confirm(token, stranger(index).client, stranger(index).browser)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await hiddenCount(12)).toBe(3);
    expect(await site.api.database.dataSource.manager.count(AutomaticHide)).toBe(3);
    expect((await site.reports()).filter(({ hideRefusal }) => hideRefusal === 'club-limit')).toHaveLength(3);
  });

  it.each([
    ['mailbox', 2, { email: 'same@gmail.com' }],
    ['domain', 3, (index: number) => ({ email: `p${index}@one${index}.ring.example` })],
    ['network', 3, (index: number) => ({ client: `81.2.69.${index}` })],
    ['browser', 5, { browser: 'Same' }],
  ] as const)(
    'in a day is limited for one %s, even if moderators decide quickly',
    async (kind, times, same) => {
      await start(8);
      const refusals = [];
      for (const [index, review] of getTexts(times + 1).entries()) {
        await report(review, { ...stranger(index), ...(typeof same === 'function' ? same(index) : same) });
        const { id, hideRefusal } = await site.entry(review);
        refusals.push(hideRefusal);
        await site.decide(id, { decision: 'stand', words: 'Nothing in it.' });
      }
      expect(refusals).toEqual([...Array<null>(times).fill(null), `${kind}-limit`]);
    },
  );
});
