import { expectAccessible, fillIn } from '@club-reviews/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { APPEALED, aRemovedReview } from '../../../../testing/factories';
import { beSignedIn, refusal, showAdmin } from '../../../../testing/show-admin';

const LIST = 'GET /admin/removed-reviews';
const RESTORE = 'POST /admin/removed-reviews/41/restore';
const TURN_DOWN = 'POST /admin/removed-reviews/41/turn-down-appeal';

const show = (answers: Parameters<typeof showAdmin>[1] = {}, address = '/admin/removed') =>
  showAdmin(address, { [LIST]: { body: [APPEALED] }, ...answers });
const card = async () =>
  within((await screen.findByText('Nobody told us that training was cancelled.')).closest('li')!);

beforeEach(beSignedIn);

describe('removed reviews', () => {
  it('name the member of staff who removed them, if known', async () => {
    await show({ [LIST]: { body: [{ ...APPEALED, removedByName: 'Kim Doyle' }] } });
    expect((await card()).getByText(/by Kim Doyle/)).toBeVisible();
  });

  it('say why, when and by whom they were removed, and what their author says against it', async () => {
    await show();
    const review = await card();
    expect(review.getByText('Not a real experience')).toBeVisible();
    expect(review.getByText(/by a moderator/)).toBeVisible();
    expect(review.getByText('You were never there.')).toBeVisible();
    expect(review.getByText('Its author has appealed')).toBeVisible();
    expect(review.getByText('Our son trained there all season.')).toBeVisible();
    expect(review.getByText('Waiting for the appeal to be answered')).toBeVisible();
    await expectAccessible();
  });

  it('say how many days are left, and offer no decision without an appeal', async () => {
    const erasedAt = new Date(Date.now() + 3.5 * 86_400_000).toISOString();
    await show({ [LIST]: { body: [aRemovedReview({ erasedAt, reasonCode: 'none-given', reason: null })] } });
    const review = await card();
    expect(review.getByText('In 4 days')).toBeVisible();
    expect(review.getByText('None given')).toBeVisible();
    expect(review.queryByRole('button', { name: /^Turn down/ })).not.toBeInTheDocument();
  });

  it('are limited to those with an appeal', async () => {
    const { calls } = await show();
    await card();
    await userEvent.click(screen.getByRole('button', { name: 'With an appeal' }));
    await waitFor(() => expect(calls(LIST).at(-1)!.query.get('appeal')).toBe('open'));
    expect(window.location.search).toBe('?appeal=open');
    expect(await screen.findByText('1 review, longest wait first')).toBeVisible();
  });

  it('are restored with a reason, which grants the appeal', async () => {
    const { api, calls } = await show({ [RESTORE]: { status: 204 } });
    await userEvent.click((await card()).getByRole('button', { name: /^Restore the review of Leeds Lions/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Restore this review?' }));
    expect(dialog.getByText(/This grants the appeal/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Restore review' }));
    expect(await dialog.findByText('Please give a reason')).toBeVisible();
    api.answer(LIST, { body: [] });
    await fillIn(dialog.getByLabelText('Reason'), ' A coach confirms it. ');
    await userEvent.click(dialog.getByRole('button', { name: 'Restore review' }));
    expect(await screen.findByText('Review restored')).toBeVisible();
    expect(calls(RESTORE)[0]!.body).toEqual({ reason: 'A coach confirms it.' });
    expect(await screen.findByText('No removed reviews')).toBeVisible();
    expect(calls('GET /admin/stats').length).toBe(2);
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Removed reviews', level: 2 })).toHaveFocus(),
    );
  });

  it('stay removed when an appeal is turned down, with a reason', async () => {
    const { api, calls } = await show({ [TURN_DOWN]: { status: 204 } });
    await userEvent.click((await card()).getByRole('button', { name: /^Turn down the appeal/ }));
    api.answer(LIST, { body: [{ ...APPEALED, appeal: { ...APPEALED.appeal!, outcome: 'turned-down' } }] });
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn this appeal down?' }));
    await fillIn(dialog.getByLabelText('Reason'), 'The club has no such team.');
    await userEvent.click(dialog.getByRole('button', { name: 'Turn down' }));
    // In the toast and on the card.
    await waitFor(() => expect(screen.getAllByText('Appeal turned down')).toHaveLength(2));
    expect(calls(TURN_DOWN)[0]!.body).toEqual({ reason: 'The club has no such team.' });
  });

  it('keep the dialog and the reason if another moderator was quicker', async () => {
    await show({ [TURN_DOWN]: refusal(409, 'This appeal has already been answered') });
    await userEvent.click((await card()).getByRole('button', { name: /^Turn down the appeal/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await fillIn(dialog.getByLabelText('Reason'), 'No such team.');
    await userEvent.click(dialog.getByRole('button', { name: 'Turn down' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This appeal has already been answered');
    expect(dialog.getByLabelText('Reason')).toHaveValue('No such team.');
  });

  it('lead on to all if there are no appeals', async () => {
    const { api } = await show({ [LIST]: { body: [] } }, '/admin/removed?appeal=open');
    expect(await screen.findByText('No appeals to answer')).toBeVisible();
    api.answer(LIST, { body: [APPEALED] });
    await userEvent.click(screen.getByRole('button', { name: 'Show all removed reviews' }));
    expect(await card()).toBeDefined();
  });
});
