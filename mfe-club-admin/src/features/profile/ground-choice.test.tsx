import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOwnClub } from '../../testing/factories';
import { beLoggedIn, getDashboard, showClubAdmin } from '../../testing/show-club-admin';

const user = userEvent.setup({ delay: null });
const PATCH = 'PATCH /club-admin/club';
const SEARCH = 'GET /club-admin/grounds';
const ROUNDHAY = { id: 1002003, name: 'Roundhay Park', town: 'Leeds', postcode: 'LS8 1JQ' };
const CHOSEN = {
  ...ROUNDHAY,
  ...{ isListed: true, groundSurfaces: ['grass' as const], groundAccess: ['floodlights' as const] },
};

beforeEach(beLoggedIn);

const show = async (values: Parameters<typeof anOwnClub>[0] = {}) => {
  const club = anOwnClub(values);
  const { calls } = await showClubAdmin('/club-admin?tab=profile', {
    ...getDashboard(club),
    [SEARCH]: { body: [ROUNDHAY] },
    [PATCH]: { body: { ...club, ground: CHOSEN } },
  });
  return calls;
};
const edit = async () => user.click(await screen.findByRole('button', { name: /^Edit.*Ground/ }));
const field = () => screen.getByRole('combobox', { name: 'Ground in Active Places' });

describe('the choice of a ground', () => {
  it('searches while typing, and saves the chosen ground', async () => {
    const calls = await show();
    expect(await screen.findByText('No ground chosen')).toBeVisible();
    await edit();
    await user.type(field(), 'round');
    await user.click(await screen.findByRole('option', { name: /Roundhay Park.*Leeds, LS8 1JQ/ }));
    expect(field()).toHaveValue('Roundhay Park');
    expect(calls(SEARCH).at(-1)?.call).toBe(`${SEARCH}?clubId=7&q=round`);
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    await waitFor(() =>
      expect(calls(PATCH)[0]?.body).toMatchObject({
        groundId: ROUNDHAY.id,
        homeGround: null,
      }),
    );
  });

  it('can be taken back', async () => {
    const calls = await show({ ground: CHOSEN });
    await edit();
    expect(field()).toHaveValue('Roundhay Park');
    await user.click(screen.getByRole('button', { name: 'Choose no ground' }));
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(calls(PATCH)[0]?.body).toMatchObject({ groundId: null }));
  });

  it('shows what comes from the ground, and that the register has dropped it', async () => {
    await show({ ground: { ...CHOSEN, isListed: false }, groundAccess: ['parking'] });
    expect(await screen.findByText(/no longer in Active Places/)).toBeVisible();
    expect(screen.getByText('Roundhay Park, from the ground you chose')).toBeVisible();
    expect(screen.getByText('Grass, from the ground you chose')).toBeVisible();
    const own = within(screen.getByText('At the ground').closest('div')!);
    expect(own.getByText('Parking')).toBeVisible();
  });
});
