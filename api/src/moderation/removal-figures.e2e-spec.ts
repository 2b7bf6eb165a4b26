import { rated } from '../../test/support/factories.js';
import { createHash } from 'node:crypto';
import { startAppealedSite } from '../../test/support/appealed-site.js';
import { until } from '../../test/support/until.js';
import { useSite } from '../../test/support/started.js';
import { SummaryJob } from '../model/reviews/summary-job.js';
import type { ReviewMonth } from '../clubs/statistics/stats.service.js';

const POOR = 'Nobody told us that training was cancelled, three times in one month.';
const REMOVED = {
  authorEmail: 'unhappy@home.example',
  ageGroup: 'U12s',
  reviewText: POOR,
  ...rated(1),
};
const KEPT_TEXTS = [
  'The coaches are patient and explain every exercise twice.',
  'Training is well planned, and the pitch is always ready on time.',
  'The fees are fair, and nobody is left on the bench all season.',
];
const LISTS = [
  '/reviews',
  '/reviews/recent',
  '/reviews/category/coaching?minRating=1&sortBy=lowest',
  '/reviews/category/value?minRating=1&sortBy=highest',
  '/reviews/category/communication?minRating=1&sortBy=recent',
  '/reviews/age/U12s',
  '/reviews/age/U9s?sortBy=lowest',
];
const FIGURES = ['/stats', '/stats/age-groups', '/clubs', '/clubs/paginated', '/clubs/search?sport=Leeds'];

/** Every public response about reviews reflects a removal, and a restore, at once. */
describe('the public figures', () => {
  const site = useSite('suite', startAppealedSite);

  const club = () => site.api.read<{ aiSummary: string | null }>(`/clubs/${site.clubId}`);
  /** What is public about the club, except for its summary, as comparable values. */
  const publicAnswers = async (): Promise<Record<string, unknown>> => {
    const answers: Record<string, unknown> = {};
    const { aiSummary: _summary, ...averages } = await club();
    answers['club'] = averages;
    for (const path of [`/clubs/${site.clubId}/reviews`, ...LISTS])
      answers[path] = (await site.api.read<{ reviewText: string }[]>(path)).map(
        ({ reviewText }) => reviewText,
      );
    for (const path of FIGURES)
      answers[path] = JSON.parse(
        JSON.stringify(await site.api.read(path), (key, value: unknown) =>
          key === 'aiSummary' ? null : value,
        ),
      );
    answers['badge'] = await (await fetch(`${site.api.url}/badge/club/${site.clubId}`)).text();
    const image = await site.api.call(`/og-image/club/${site.clubId}`);
    answers['image'] = createHash('sha256')
      .update(Buffer.from(await image.arrayBuffer()))
      .digest('hex');
    return answers;
  };
  const untilSummarised = () =>
    until(
      async () => !(await site.api.database.dataSource.manager.existsBy(SummaryJob, { clubId: site.clubId })),
    );
  const showSummary = (text: string) =>
    site.api.database.dataSource.query(`UPDATE clubs SET ai_summary = '${text}' WHERE id = ${site.clubId}`);

  beforeAll(async () => {
    for (const [index, reviewText] of KEPT_TEXTS.entries())
      await site.publish({ reviewText, authorEmail: `parent${index}@home.example` });
  });

  it('follow each removal and each restore at once', async () => {
    const without = await publicAnswers();
    const { id, token } = await site.publish(REMOVED);
    const withIt = await publicAnswers();
    for (const [name, answer] of Object.entries(withIt)) {
      // Everything on this list differs with and without the review, or it would prove nothing.
      if (name !== '/reviews/age/U9s?sortBy=lowest')
        expect([name, answer]).not.toEqual([name, without[name]]);
    }

    await untilSummarised();
    await showSummary('Quotes the review.');
    await site.remove(id, { reasonCode: 'fake', reason: 'You were never there.' });
    expect((await club()).aiSummary).not.toBe('Quotes the review.');
    expect(await publicAnswers()).toEqual(without);
    await untilSummarised();
    const summary = (await club()).aiSummary ?? '';
    expect(KEPT_TEXTS.some((text) => summary.includes(text))).toBe(true);
    expect(summary).not.toContain('cancelled');

    await site.appeal(token);
    expect(await publicAnswers()).toEqual(without);
    await showSummary('Of three reviews.');
    await site.restore(id);
    expect(await publicAnswers()).toEqual(withIt);
    await untilSummarised();
    expect((await club()).aiSummary).not.toBe('Of three reviews.');
    await site.expectExactTotals();
  });

  it('by month count removals with their reason, and restores', async () => {
    const { id } = await site.publishAndRemove(
      { reasonCode: 'personal-data' },
      {
        ...REMOVED,
        authorEmail: 'another@home.example',
        reviewText: 'Ask for Tom, the keeper, he knows it all.',
      },
    );
    await site.restore(id);
    await site.remove(id, {});
    const months = await site.api.read<ReviewMonth[]>('/stats/reviews-by-month');
    expect(months.at(-1)).toMatchObject({
      removed: 3,
      restored: 2,
      removals: [
        { reason: 'fake', count: 1 },
        { reason: 'personal-data', count: 1 },
        { reason: 'none-given', count: 1 },
      ],
    });
  });
});
