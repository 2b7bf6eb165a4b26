import { expectAccessible, fillIn } from '@club-reviews/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdminReview, SUSPECT } from '../../../../testing/factories';
import { aSession, beSignedIn, reviewCard, showAdmin } from '../../../../testing/show-admin';

const OTHER = anAdminReview({ id: 34, reviewText: 'Patient coaches, and every player gets a game.' });

beforeEach(beSignedIn);

describe('a review that arrived with others', () => {
  const show = (skipped: { id: number; reason: string }[] = [], more = {}) =>
    showAdmin('/admin/reviews', {
      ...more,
      'GET /admin/reviews': { body: [SUSPECT] },
      'GET /admin/reviews/33/cluster': { body: [SUSPECT, OTHER] },
      'POST /admin/reviews/33/cluster/decision': { body: { decided: [33], skipped } },
    });

  it('says what is suspicious, in words', async () => {
    await show();
    const card = within(await reviewCard());
    expect(card.getByText('There are signs that it isn’t a parent’s own review.')).toBeVisible();
    expect(card.getByText('Nearly the same text as another review of this club')).toBeVisible();
    expect(card.getByText('6 reviews, the same network, 2 hours')).toBeVisible();
  });

  it('is deleted with all the others once they have been shown, and says which were not', async () => {
    const { calls } = await show([{ id: 34, reason: 'Review not found' }]);
    await userEvent.click(within(await reviewCard()).getByRole('button', { name: /^Delete all 6/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete all of these reviews?' }));
    expect(await dialog.findByText(OTHER.reviewText)).toBeVisible();
    await expectAccessible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete all' }));
    expect(await dialog.findByText('Please select a reason')).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'Not a real experience');
    await fillIn(dialog.getByLabelText('In your words (optional)'), 'One hand');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete all' }));
    expect(await screen.findByText('Reviews deleted')).toBeVisible();
    expect(screen.getByText('Not changed, because they’re no longer in the same state: 1.')).toBeVisible();
    expect(calls('POST /admin/reviews/33/cluster/decision')[0]!.body).toEqual({
      decision: 'delete',
      reviewIds: [33, 34],
      reasonCode: 'fake',
      reason: 'One hand',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is approved with all the others', async () => {
    const { calls } = await show();
    await userEvent.click(within(await reviewCard()).getByRole('button', { name: /^Approve all 6/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve all of these reviews?' }));
    await dialog.findByText(OTHER.reviewText);
    await userEvent.click(dialog.getByRole('button', { name: 'Approve all' }));
    expect(await screen.findByText('Reviews approved')).toBeVisible();
    expect(calls('POST /admin/reviews/33/cluster/decision')[0]!.body).toMatchObject({ decision: 'approve' });
  });

  it('is only decided by moderators', async () => {
    await show([], { 'GET /admin/session': { body: aSession({ role: 'reader' }) } });
    const card = within(await reviewCard());
    expect(card.getByText('6 reviews, the same network, 2 hours')).toBeVisible();
    expect(card.queryByRole('button', { name: /all 6/ })).not.toBeInTheDocument();
  });
});
