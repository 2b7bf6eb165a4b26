import { expectAccessible, fillIn } from '@club-reviews/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdminReview, EDITED, HELD } from '../../../../testing/factories';
import { beSignedIn, refusal, reviewCard, showAdmin } from '../../../../testing/show-admin';

beforeEach(beSignedIn);

describe('decisions', () => {
  it('approve at once, refresh list and numbers, and keep the focus on the review', async () => {
    const { api, calls } = await showAdmin('/admin/reviews', {
      'POST /reviews/31/approve': { body: anAdminReview({ status: 'approved' }) },
    });
    const review = within(await reviewCard());
    api.answer('GET /admin/reviews', { body: [anAdminReview({ status: 'approved' })] });
    await userEvent.click(review.getByRole('button', { name: /^Approve the review of Leeds Lions/ }));
    expect(await screen.findByText('Review Approved')).toBeVisible();
    expect(calls('POST /reviews/31/approve')[0]!.body).toEqual({ reviewText: anAdminReview().reviewText });
    await waitFor(() => expect(review.getByText('Approved')).toBeVisible());
    expect(calls('GET /admin/stats').length).toBe(2);
    await waitFor(async () => expect(await reviewCard()).toHaveFocus());
  });

  it('say that an approval failed, and why', async () => {
    await showAdmin('/admin/reviews', {
      'POST /reviews/31/approve': refusal(409, 'This review is already approved.'),
    });
    await userEvent.click(within(await reviewCard()).getByRole('button', { name: /^Approve/ }));
    expect(await screen.findByText('Failed to approve review.')).toBeVisible();
    expect(screen.getByText('This review is already approved.')).toBeVisible();
  });

  it('need a question to approve a held review, and send the reason', async () => {
    const { calls } = await showAdmin('/admin/reviews', {
      'GET /admin/reviews': { body: [HELD] },
      'POST /reviews/32/approve': { body: HELD },
    });
    await userEvent.click(within(await reviewCard()).getByRole('button', { name: /^Approve/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve a review on hold?' }));
    expect(dialog.getByText('The text seems to contain a phone number and a link.')).toBeVisible();
    expect(calls('POST /reviews/32/approve')).toEqual([]);
    await fillIn(dialog.getByLabelText('Reason (optional)'), ' The club’s public number ');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve review' }));
    expect(await screen.findByText('Review Approved')).toBeVisible();
    expect(calls('POST /reviews/32/approve')[0]!.body).toEqual({
      reason: 'The club’s public number',
      reviewText: HELD.reviewText,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('delete after a question, remove the review, and move the focus to the list', async () => {
    const { api, calls } = await showAdmin('/admin/reviews', { 'DELETE /reviews/31': { status: 204 } });
    await userEvent.click(within(await reviewCard()).getByRole('button', { name: /^Delete/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this review?' }));
    expect(dialog.getByText('Patient coaches, and every child gets a game.')).toBeVisible();
    expect(calls('DELETE /reviews/31')).toEqual([]);
    await expectAccessible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete review' }));
    expect(await dialog.findByText('Please select a reason')).toBeVisible();
    expect(calls('DELETE /reviews/31')).toEqual([]);

    await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'Personal details');
    expect(dialog.getByText(/names or identifies a child/)).toBeVisible();
    await fillIn(dialog.getByLabelText('In your words (optional)'), ' It names the goalkeeper. ');
    api.answer('GET /admin/reviews', { body: [] });
    await userEvent.click(dialog.getByRole('button', { name: 'Delete review' }));
    expect(await screen.findByText('Review Deleted')).toBeVisible();
    expect(calls('DELETE /reviews/31')[0]!.body).toEqual({
      reasonCode: 'personal-data',
      reason: 'It names the goalkeeper.',
    });
    expect(await screen.findByText('No reviews yet')).toBeVisible();
    expect(calls('GET /admin/stats').length).toBe(2);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Reviews', level: 2 })).toHaveFocus());
  });

  it('delete nothing on Cancel, and return the focus', async () => {
    const { calls } = await showAdmin();
    const button = within(await reviewCard()).getByRole('button', { name: /^Delete/ });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(button).toHaveFocus());
    expect(calls('DELETE /reviews/31')).toEqual([]);
  });

  it('keep the dialog and the reason if deleting failed', async () => {
    await showAdmin('/admin/reviews', { 'DELETE /reviews/31': refusal(404, 'There is no such review.') });
    await userEvent.click(within(await reviewCard()).getByRole('button', { name: /^Delete/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this review?' }));
    await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'Advertising');
    await userEvent.type(dialog.getByLabelText('In your words (optional)'), 'Spam');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete review' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('There is no such review.');
    expect(screen.getAllByText('Failed to delete review.').length).toBeGreaterThan(0);
    expect(dialog.getByLabelText('Reason')).toHaveValue('advertising');
    expect(dialog.getByLabelText('In your words (optional)')).toHaveValue('Spam');
  });
});

describe("removing a club's reply", () => {
  const REMOVE = 'DELETE /admin/reviews/31/response';
  const ANSWERED = anAdminReview({ status: 'approved', responseText: 'Your Tom should train harder.' });
  const open = async () => {
    const review = within(await reviewCard());
    await userEvent.click(review.getByRole('button', { name: /^Remove reply to the review of Leeds Lions/ }));
    return within(await screen.findByRole('dialog', { name: 'Remove this reply?' }));
  };

  it('is offered if there is one', async () => {
    await showAdmin();
    const review = within(await reviewCard());
    expect(review.queryByRole('button', { name: /^Remove reply/ })).not.toBeInTheDocument();
    expect(review.queryByText('Club Response')).not.toBeInTheDocument();
  });

  it('asks for the reason, removes the reply, and moves the focus to the review', async () => {
    const { api, calls } = await showAdmin('/admin/reviews', {
      'GET /admin/reviews': { body: [ANSWERED] },
      [REMOVE]: { status: 204 },
    });
    const dialog = await open();
    expect(dialog.getByText('Your Tom should train harder.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Reason'), '   ');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove reply' }));
    expect(await dialog.findByText('Please give a reason')).toBeVisible();
    expect(calls(REMOVE)).toEqual([]);

    api.answer('GET /admin/reviews', { body: [{ ...ANSWERED, responseText: null }] });
    await fillIn(dialog.getByLabelText('Reason'), 'Names a child ');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove reply' }));
    expect(await screen.findByText('Reply removed')).toBeVisible();
    expect(calls(REMOVE)[0]!.body).toEqual({ reason: 'Names a child' });
    await waitFor(() => expect(screen.queryByText('Club Response')).not.toBeInTheDocument());
    await waitFor(async () => expect(await reviewCard()).toHaveFocus());
  });

  it('keeps the dialog and the reason when it failed, and says why', async () => {
    await showAdmin('/admin/reviews', {
      'GET /admin/reviews': { body: [ANSWERED] },
      [REMOVE]: refusal(409, 'This review has no reply'),
    });
    const dialog = await open();
    await fillIn(dialog.getByLabelText('Reason'), 'Names a child');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove reply' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This review has no reply');
    expect(screen.getAllByText('Failed to remove reply.').length).toBeGreaterThan(0);
    expect(dialog.getByLabelText('Reason')).toHaveValue('Names a child');
  });
});

describe('a waiting edit', () => {
  const showEdited = (answers: Parameters<typeof showAdmin>[1] = {}) =>
    showAdmin('/admin/reviews?edit=waiting', { 'GET /admin/reviews': { body: [EDITED] }, ...answers });

  it('is shown next to the text it would replace, and published as read', async () => {
    const { calls } = await showEdited({ 'POST /reviews/33/edit/approve': { body: anAdminReview() } });
    const review = within(await reviewCard());
    expect(review.getByText(EDITED.waitingEdit!.reviewText)).toBeVisible();
    expect(screen.getByText('1 review on this page, longest wait first')).toBeVisible();
    await userEvent.click(review.getByRole('button', { name: /^Publish the edit of the review of Ilkley/ }));
    await expectAccessible();
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish the edit' }),
    );
    expect(await screen.findByText('Edit published')).toBeVisible();
    expect(calls('POST /reviews/33/edit/approve')[0]!.body).toEqual({
      reviewText: EDITED.waitingEdit!.reviewText,
    });
  });

  it('is only dropped with a reason', async () => {
    const { calls } = await showEdited({ 'DELETE /reviews/33/edit': { status: 204 } });
    const review = within(await reviewCard());
    await userEvent.click(review.getByRole('button', { name: /^Keep the old text/ }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep the old text' }));
    expect(await dialog.findByText('Please give a reason')).toBeVisible();
    await fillIn(dialog.getByRole('textbox'), 'It holds a phone number.');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep the old text' }));
    expect(await screen.findByText('Edit dropped')).toBeVisible();
    expect(calls('DELETE /reviews/33/edit')[0]!.body).toEqual({ reason: 'It holds a phone number.' });
  });
});
