import { screen, within } from '@testing-library/react';
import { expectAccessible } from '@club-reviews/shared-ui/testing';
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
    await expectAccessible();
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

  it('can be edited: teams one per line, the first three photos, emptied fields cleared', async () => {
    const { calls, api } = await showClubAdmin(
      '/club-admin?tab=profile',
      getDashboard(anOwnClub({ homeGround: 'Beckett Park' })),
    );
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    await user.click(screen.getByLabelText('Teams'));
    await user.paste('U7s Lions\n\n  U8s Cubs  \n');
    await user.click(screen.getByLabelText('Photos'));
    await user.paste([1, 2, 3, 4].map((number) => `https://lions.example.org/${number}.jpg`).join('\n'));
    await user.clear(screen.getByLabelText('Home Ground'));
    await expectAccessible();
    api.answer(PATCH, { body: anOwnClub() });
    await user.click(screen.getByRole('button', { name: 'Save All Changes' }));
    expect(await toast().findByText('Club Updated')).toBeVisible();
    expect(calls(PATCH)[0]!.body).toMatchObject({
      teams: ['U7s Lions', 'U8s Cubs'],
      photos: [1, 2, 3].map((number) => `https://lions.example.org/${number}.jpg`),
      homeGround: null,
      description: 'A friendly club for girls and boys.',
    });
    expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
  });

  it('keeps what was typed if it couldn’t be saved, and asks before discarding it', async () => {
    await showClubAdmin('/club-admin?tab=profile', { [PATCH]: { status: 500, body: {} } });
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    await user.type(screen.getByLabelText('Home Ground'), 'Beckett Park');
    await user.click(screen.getByRole('button', { name: 'Save All Changes' }));
    expect(await toast().findByText('Update Failed')).toBeVisible();
    expect(toast().getByText('Failed to update club information')).toBeVisible();
    expect(screen.getByLabelText('Home Ground')).toHaveValue('Beckett Park');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('No home ground set')).toBeVisible();
  });
});
