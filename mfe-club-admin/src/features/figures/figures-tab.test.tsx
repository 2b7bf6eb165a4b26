import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ClubFigures } from '../../api/types';
import { beLoggedIn, showClubAdmin } from '../../testing/show-club-admin';

const MONDAYS = ['2026-09-07', '2026-09-14', '2026-09-21', '2026-09-28', '2026-10-05', '2026-10-12'];
const LATER = ['2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23'];
const QUIET = { views: 0, shownInSearches: 0, replies: 0, medianReplyHours: null };

function theFigures(
  last: readonly Partial<ClubFigures['weeks'][number]>[],
  changes: Partial<ClubFigures> = {},
): ClubFigures {
  const weeks = [...MONDAYS, ...LATER];
  return {
    weeks: weeks.map((week, index) => ({ week, ...QUIET, ...last[index - weeks.length + last.length] })),
    ...{ countedSince: '2026-01-05', medianReplyHours: null, waiting: { count: 0, hasMore: false } },
    ...changes,
  };
}

const user = userEvent.setup({ delay: null });
const show = (figures: ClubFigures, address = '/club-admin?tab=figures') =>
  showClubAdmin(address, { 'GET /club-admin/figures': { body: figures } });
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const toRows = async (name: string) => {
  const plot = await part(name);
  await user.click(plot.getByText('Show the numbers'));
  return plot.getAllByRole('row').map((row) => row.textContent);
};

beforeEach(beLoggedIn);

it('shows how often the club was seen, as a sentence, a chart and a table', async () => {
  await show(
    theFigures([
      { views: 1200, shownInSearches: 40 },
      { views: 2, shownInSearches: 1 },
    ]),
  );
  const words = '1,202 views in the last 12 weeks, 2 so far this week.';
  const views = await part('Views of your page');
  expect(await views.findByRole('img', { name: words })).toBeVisible();
  expect(views.getByText(words)).toBeVisible();
  expect((await toRows('Views of your page')).slice(0, 4)).toEqual([
    'Week fromViews',
    '23 Nov2',
    '16 Nov1,200',
    '9 Nov0',
  ]);
  const searches = await part('Shown in searches');
  expect(
    searches.getByText(/^On 41 pages of search results in the last 12 weeks, 1 so far this week/),
  ).toBeVisible();
  expect(screen.getByText(/we don’t record who’s looking/)).toBeVisible();
});

it('says when counting began, and draws no chart of a single week', async () => {
  const before = { views: null, shownInSearches: null };
  const young = theFigures([...Array<typeof before>(11).fill(before), { views: 3 }], {
    countedSince: '2026-11-23',
  });
  await show(young);
  const views = await part('Views of your page');
  expect(
    views.getByText(/^3 views since 23 November 2026, 3 so far this week. You’ll see a chart once there are/),
  ).toBeVisible();
  expect(views.queryByRole('img')).toBeNull();
});

it('shows that counting has begun, with no numbers yet', async () => {
  const before = { views: null, shownInSearches: null };
  await show(theFigures(Array<typeof before>(12).fill(before), { countedSince: null }));
  expect((await part('Views of your page')).getByText(/^We’ve only just started counting\./)).toBeVisible();
});

it('says which weeks came before counting began', async () => {
  const figures = theFigures(
    [
      { views: null, shownInSearches: null },
      { views: 4, shownInSearches: 0 },
      { views: 0, shownInSearches: 0 },
    ],
    { countedSince: '2026-11-18' },
  );
  await show(figures);
  expect((await toRows('Views of your page')).slice(1, 4)).toEqual([
    '23 Nov0',
    '16 Nov4',
    '9 Novnot counted yet',
  ]);
  expect(
    (await part('Views of your page')).getByText(/^4 views since 18 November 2026, 0 so far/),
  ).toBeVisible();
});

it('says how soon the club replies only if there are enough replies, and links to the reviews without one', async () => {
  await show(
    theFigures(
      [
        { replies: 3, medianReplyHours: 30.2 },
        { replies: 1, medianReplyHours: 700 },
      ],
      {
        medianReplyHours: 30.2,
        waiting: { count: 2, hasMore: false },
      },
    ),
    '/club-admin?tab=figures&club=7',
  );
  const replies = await part('Your replies');
  expect(replies.getByText(/^4 replies in 12 weeks, usually within 31 hours\./)).toHaveTextContent(
    '2 reviews to answer.',
  );
  expect((await toRows('Your replies')).slice(1, 4)).toEqual(['23 Nov1–', '16 Nov330 hours', '9 Nov0–']);
  await user.click(replies.getByRole('link', { name: '2 reviews' }));
  expect(screen.getByRole('tab', { name: 'Reviews & Responses' })).toHaveAttribute('aria-selected', 'true');
});

it('says that the figures could not be loaded, and retries', async () => {
  const { api } = await showClubAdmin('/club-admin?tab=figures', {
    'GET /club-admin/figures': { status: 500 },
  });
  expect(await screen.findByText('The figures didn’t load')).toBeVisible();
  api.answer('GET /club-admin/figures', { body: theFigures([]) });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(
    (await part('Your replies')).getByText(/^0 replies in 12 weeks\. No reviews to answer\./),
  ).toBeVisible();
});
