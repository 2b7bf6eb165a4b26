import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aYearOfReviews } from '../../testing/factories';
import { showPage } from '../../testing/show-page';

const CALL = 'GET /stats/reviews-by-month';

const user = userEvent.setup({ delay: null });

const figure = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).parentElement!.querySelector('dd')!.textContent;

it('says what is checked, what “Verified” means and what money can’t buy', async () => {
  await showPage('/how-reviews-work');
  expect(screen.getByRole('heading', { level: 1, name: 'How Reviews Work' })).toBeVisible();
  const part = (name: string) => screen.getByRole('region', { name });
  expect(part('What we check')).toHaveTextContent('whether it gives one star or five');
  expect(part('What “Verified” means')).toHaveTextContent('It doesn’t prove that their child plays');
  expect(part('How we rank clubs')).toHaveTextContent('as if it had 5 more reviews of 3.5 stars');
  expect(part('How we rank clubs')).toHaveTextContent(
    'counts as 3.75, and one with forty reviews averaging 4.7 as 4.57',
  );
  expect(part('How we rank clubs')).toHaveTextContent('one from last season half');
  expect(part('How we compare costs')).toHaveTextContent('£6 a session is about £26 a month');
  expect(part('What money can’t buy')).toHaveTextContent('The removal, delay or rewording of a review.');
});

it('totals twelve months, draws them, and lists the numbers', async () => {
  await showPage('/how-reviews-work');
  expect(await screen.findByText('Held', { selector: 'dt' })).toBeVisible();
  expect(['Submitted', 'Confirmed', 'Held', 'Published', 'Removed', 'Put back'].map(figure)).toEqual([
    '264',
    '228',
    '6',
    '216',
    '12',
    '2',
  ]);
  const chart = screen.getByRole('img', { name: /^Reviews submitted and published by month/ });
  expect(chart).toHaveAccessibleName(/264 reviews submitted and 216 published, most of them in May 2026\.$/);
  await user.click(screen.getByText('Show the numbers for each month'));
  const rows = within(screen.getByRole('table', { name: 'Reviews by month' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    'MonthSubmittedConfirmedHeldPublishedRemovedPut back',
    'Nov 2026 (so far)411020',
    'Oct 20261070610',
  ]);
  expect(rows).toHaveLength(13);
});

it('says why reviews are removed, what their authors can do, and how often it happened', async () => {
  await showPage('/how-reviews-work');
  const rules = screen.getByRole('region', { name: 'When we remove a review' });
  expect(rules).toHaveTextContent('Personal details. The review names or identifies a child');
  expect(rules).toHaveTextContent('can appeal once');
  expect(rules).toHaveTextContent('put it back for 30 days');
  const figures = within(await screen.findByRole('region', { name: 'Removed, by reason' }));
  const getCount = (label: string) =>
    figures.getByText(label, { selector: 'dt' }).parentElement!.querySelector('dd')!.textContent;
  expect(['Abuse or threats', 'Personal details', 'Advertising'].map(getCount)).toEqual(['6', '6', '0']);
  expect(figures.queryByText('No reason recorded')).not.toBeInTheDocument();
  await user.click(figures.getByText('Show the removals for each month'));
  const table = figures.getByRole('table', { name: 'Removed reviews by month and reason' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Nov 2026 (so far)02');
});

it('draws nothing if no review was removed', async () => {
  const body = aYearOfReviews().map((month) => ({ ...month, removed: 0, removals: [] }));
  await showPage('/how-reviews-work', { [CALL]: { body } });
  expect(await screen.findByText('No review was removed in the last 12 months.')).toBeVisible();
  expect(screen.queryByText('Advertising', { selector: 'dt' })).not.toBeInTheDocument();
});

it('says how many reports there were, and how long moderators took', async () => {
  await showPage('/how-reviews-work');
  expect(await screen.findByText('Upheld', { selector: 'dt' })).toBeVisible();
  expect(['Reports', 'Upheld', 'To decide on a report', 'To decide on a held review'].map(figure)).toEqual([
    '9',
    '3',
    '5 hours',
    '4 days',
  ]);
  await user.click(screen.getByText('Show the reports for each month'));
  const rows = within(screen.getByRole('table', { name: 'Reports by month' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('Nov 2026 (so far)9835 hours–');
  expect(rows).toHaveLength(13);
});

it('lists every decision by stars', async () => {
  await showPage('/how-reviews-work');
  const name = 'What happened to reviews and reports, by stars';
  const table = within(await screen.findByRole('table', { name }));
  expect(table.getByRole('row', { name: /^Published/ })).toHaveTextContent('Published800019');
});

it('says if there were no reviews', async () => {
  const none = { submitted: 0, confirmed: 0, held: 0, published: 0, removed: 0, restored: 0, removals: [] };
  const body = aYearOfReviews().map(({ month }) => ({ month, ...none }));
  await showPage('/how-reviews-work', { [CALL]: { body } });
  expect(await screen.findByText('No reviews in the last 12 months')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('offers a retry if the figures could not be loaded', async () => {
  let isAway = true;
  await showPage('/how-reviews-work', {
    [CALL]: () => (isAway ? { status: 500, body: { message: 'Away' } } : { body: aYearOfReviews() }),
  });
  expect(await screen.findByText('Unable to load the figures')).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('264')).toBeVisible();
});
