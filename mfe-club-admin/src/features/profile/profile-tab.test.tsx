import { screen, within } from '@testing-library/react';
import { fillIn } from '@club-reviews/shared-ui/testing';
import userEvent from '@testing-library/user-event';
import { anOwnClub } from '../../testing/factories';
import { beLoggedIn, getDashboard, showClubAdmin } from '../../testing/show-club-admin';

const user = userEvent.setup({ delay: null });
const toast = () => within(screen.getByRole('status'));

beforeEach(beLoggedIn);

describe('profile', () => {
  const PATCH = 'PATCH /club-admin/club';

  it('names everything that is missing', async () => {
    await showClubAdmin('/club-admin?tab=profile', getDashboard());
    await screen.findByRole('heading', { name: 'Club Information' });
    await screen.findByText('No photos uploaded');
    for (const text of [
      'No club introduction set',
      'No teams listed',
      'No training schedule set',
      'No home ground set',
      'No membership fees listed',
      'No website set',
      'No email set',
      'No logo uploaded',
      'No photos uploaded',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getAllByText('Not set')).toHaveLength(3);
    expect(screen.queryByText('Training Ground Address')).not.toBeInTheDocument();
  });

  it('links what is set, but never a script', async () => {
    await showClubAdmin(
      '/club-admin?tab=profile',
      getDashboard(
        anOwnClub({
          website: 'https://lions.example.org',
          instagram: '@leedslions',
          facebook: 'https://www.facebook.com/leedslions',
          xTwitter: 'javascript:alert(1)',
          trainingGroundAddress: 'Beckett Park, Leeds',
          teams: ['U7s Lions', 'U8s Cubs'],
        }),
      ),
    );
    const link = (name: RegExp) => screen.getByRole('link', { name });
    expect(await screen.findByRole('link', { name: /lions.example.org/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    expect(link(/@leedslions/)).toHaveAttribute('href', 'https://www.instagram.com/leedslions');
    expect(link(/facebook.com/)).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull();
    expect(screen.getByText('Beckett Park, Leeds')).toBeVisible();
    expect(screen.getByText('U8s Cubs')).toBeVisible();
  });

  it('can be edited as a whole: teams one per line, emptied fields cleared, pictures uploaded', async () => {
    const { calls, api } = await showClubAdmin(
      '/club-admin?tab=profile',
      getDashboard(anOwnClub({ homeGround: 'Beckett Park' })),
    );
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    await user.click(screen.getByLabelText('Teams'));
    await user.paste('U7s Lions\n\n  U8s Cubs  \n');
    await user.clear(screen.getByLabelText('Home Ground'));
    expect(await screen.findByRole('button', { name: 'Add a photo' })).toBeVisible();
    api.answer(PATCH, { body: anOwnClub() });
    await user.click(screen.getByRole('button', { name: 'Save All Changes' }));
    expect(await toast().findByText('Club Updated')).toBeVisible();
    expect(calls(PATCH)[0]!.body).toMatchObject({
      teams: ['U7s Lions', 'U8s Cubs'],
      homeGround: null,
      description: 'A friendly club for girls and boys.',
    });
    expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
  });

  it('can be edited by section: the first field has the focus, and only the section is sent', async () => {
    const { calls, api } = await showClubAdmin('/club-admin?tab=profile', getDashboard());
    await user.click(await screen.findByRole('button', { name: 'Edit Fees & Accreditation' }));
    expect(screen.getByLabelText('Cost in £')).toHaveFocus();
    await user.keyboard('27.50');
    api.answer(PATCH, { body: anOwnClub() });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await toast().findByText('Club Updated')).toBeVisible();
    expect(calls(PATCH)[0]!.body).toEqual({
      cost: { pence: 2750, per: 'month', note: null, freeTrial: null },
      membershipFees: null,
      accreditation: null,
      siblingDiscount: null,
    });
    expect(await screen.findByRole('button', { name: 'Edit Fees & Accreditation' })).toHaveFocus();
  });

  it('keeps a draft for each section, and takes them all into the whole form', async () => {
    await showClubAdmin('/club-admin?tab=profile', getDashboard());
    await user.click(await screen.findByRole('button', { name: 'Edit Your Ground' }));
    await fillIn(screen.getByLabelText('Home Ground'), 'Beckett Park');
    await user.click(screen.getByRole('button', { name: 'Edit Club Info' }));
    await user.type(screen.getByLabelText('Club Introduction'), 'Hello');
    await user.click(screen.getByRole('tab', { name: 'Figures' }));
    await user.click(screen.getByRole('tab', { name: 'Club Profile' }));
    expect(await screen.findByLabelText('Home Ground')).toHaveValue('Beckett Park');
    await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
    expect(await screen.findByLabelText('Home Ground')).toHaveValue('Beckett Park');
    expect(screen.getByLabelText('Club Introduction')).toHaveValue('Hello');
    expect(screen.getByLabelText('Description')).toHaveValue('A friendly club for girls and boys.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('No home ground set')).toBeVisible();
  });

  it('keeps what was typed if it couldn’t be saved, and asks before discarding it', async () => {
    await showClubAdmin('/club-admin?tab=profile', { [PATCH]: { status: 500, body: {} } });
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    await fillIn(screen.getByLabelText('Home Ground'), 'Beckett Park');
    await user.click(screen.getByRole('button', { name: 'Save All Changes' }));
    expect(await toast().findByText('Update Failed')).toBeVisible();
    expect(toast().getByText('Failed to update club information')).toBeVisible();
    expect(screen.getByLabelText('Home Ground')).toHaveValue('Beckett Park');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('No home ground set')).toBeVisible();
  });
});
