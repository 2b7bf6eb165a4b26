import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from '@club-reviews/shared-ui/testing';
import { ACCEPTED, beLoggedIn, showClubAdmin } from '../../testing/show-club-admin';

const user = userEvent.setup({ delay: null });
const toast = () => within(screen.getByRole('status'));

beforeEach(beLoggedIn);

describe('settings', () => {
  const CHANGE = 'POST /club-admin/change-password';
  const change = async (currentPassword: string, newPassword: string, confirmPassword: string) => {
    await user.click(await screen.findByRole('button', { name: 'Settings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Password' }));
    await fillIn(dialog.getByLabelText('Current Password'), currentPassword);
    await fillIn(dialog.getByLabelText('New Password'), newPassword);
    await fillIn(dialog.getByLabelText('Confirm New Password'), confirmPassword);
    await user.click(dialog.getByRole('button', { name: 'Update Password' }));
    return dialog;
  };

  it('change the password and keep the session', async () => {
    const { calls } = await showClubAdmin('/club-admin', {
      [CHANGE]: ACCEPTED,
    });
    await change('over the bar', 'under the bar', 'under the bar');
    expect(await toast().findByText('Password Updated')).toBeVisible();
    expect(calls(CHANGE)[0]!.body).toEqual({ currentPassword: 'over the bar', newPassword: 'under the bar' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // How long the session lasts now.
    await waitFor(() => expect(calls('GET /club-admin/session')).toHaveLength(2));
  });

  it('say beside the field that the current password is wrong', async () => {
    const words = 'Your current password isn’t correct';
    await showClubAdmin('/club-admin', {
      [CHANGE]: { status: 400, body: { message: words, fields: { currentPassword: words } } },
    });
    const dialog = await change('wrong', 'under the bar', 'under the bar');
    expect(await toast().findByText('Password Change Failed')).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByLabelText('Current Password')).toBeInvalid());
  });

  it('reject two new passwords that differ', async () => {
    const { calls } = await showClubAdmin();
    const dialog = await change('over the bar', 'under the bar', 'under the car');
    expect(await toast().findByText('Password Mismatch')).toBeInTheDocument();
    expect(calls(CHANGE)).toEqual([]);
    await waitFor(() => expect(dialog.getByLabelText('Confirm New Password')).toHaveFocus());
    expect(dialog.getByRole('button', { name: 'Update Password' })).toBeEnabled();
  });
});
