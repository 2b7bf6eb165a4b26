import { onContentChange } from '@club-reviews/shared-ui/platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdminReview } from '../testing/factories';
import { beSignedIn, refusal, reviewCard, showAdmin } from '../testing/show-admin';

const announced = jest.fn();
let stopListening = () => {};

beforeEach(() => {
  beSignedIn();
  announced.mockClear();
  stopListening = onContentChange(announced);
});
afterEach(() => stopListening());

describe('the public pages open in the same tab are notified', () => {
  it('of an approval', async () => {
    await showAdmin('/admin/reviews', { 'POST /reviews/31/approve': { body: anAdminReview() } });
    await userEvent.click(within(await reviewCard()).getByRole('button', { name: /^Approve/ }));
    await waitFor(() => expect(announced).toHaveBeenCalledTimes(1));
  });

  it('of a deletion', async () => {
    await showAdmin('/admin/reviews', { 'DELETE /reviews/31': { status: 204 } });
    await userEvent.click(within(await reviewCard()).getByRole('button', { name: /^Delete/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'Advertising');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete review' }));
    await waitFor(() => expect(announced).toHaveBeenCalledTimes(1));
  });

  it('of a decision in which someone else was quicker', async () => {
    await showAdmin('/admin/reviews', {
      'POST /reviews/31/approve': refusal(409, 'This review is already approved'),
    });
    await userEvent.click(within(await reviewCard()).getByRole('button', { name: /^Approve/ }));
    await waitFor(() => expect(announced).toHaveBeenCalledTimes(1));
  });

  it('of nothing that only moderators see', async () => {
    await showAdmin();
    await reviewCard();
    expect(announced).not.toHaveBeenCalled();
  });
});
