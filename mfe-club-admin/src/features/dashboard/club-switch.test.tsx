import { screen, waitFor } from '@testing-library/react';
import { fillIn } from '@club-reviews/shared-ui/testing';
import userEvent from '@testing-library/user-event';
import { aClubReview, anOwnClub, CLUBS, NONE_AWAITING, STATS } from '../../testing/factories';
import { beLoggedIn, CLUB_ANSWERS, showClubAdmin } from '../../testing/show-club-admin';

const user = userEvent.setup({ delay: null });
const YAKS = anOwnClub({ id: 9, name: 'York Yaks', slug: 'york-yaks' });

/** Responses for a representative of two clubs, each with one review. */
const TWO_CLUBS = {
  'GET /club-admin/session': {
    body: { ...(CLUB_ANSWERS['GET /club-admin/session'] as { body: object }).body, clubs: CLUBS },
  },
  'GET /club-admin/dashboard': ({ call }: { call: string }) => ({
    body: {
      club: call.endsWith('clubId=9') ? YAKS : anOwnClub(),
      stats: STATS,
      awaitingModeration: NONE_AWAITING,
      reviews: [],
    },
  }),
  'GET /club-admin/reviews': ({ call }: { call: string }) => ({
    body: [call.includes('clubId=9') ? aClubReview({ id: 41, clubId: 9 }) : aClubReview()],
  }),
};

const choice = () => screen.findByRole('combobox', { name: 'Your clubs' });
const heading = (club: string) =>
  screen.findByRole('heading', { level: 1, name: `${club} - Admin Dashboard` });

beforeEach(beLoggedIn);

describe('the choice of a club', () => {
  it('is missing for a representative of one club', async () => {
    await showClubAdmin();
    await heading('Leeds Lions');
    expect(screen.queryByRole('combobox', { name: 'Your clubs' })).not.toBeInTheDocument();
  });

  it('shows the first club, then the chosen one, with its name in the address and the focus kept', async () => {
    const { calls } = await showClubAdmin('/club-admin', TWO_CLUBS);
    expect(await choice()).toHaveDisplayValue('Leeds Lions');
    await user.selectOptions(await choice(), 'York Yaks');
    await heading('York Yaks');
    expect(await choice()).toHaveFocus();
    expect(window.location.search).toBe('?club=9');
    await waitFor(() => expect(calls('GET /club-admin/reviews').at(-1)!.call).toContain('clubId=9'));
    expect(calls('GET /club-admin/insights').at(-1)!.call).toContain('clubId=9');
  });

  it('survives switching tabs and filters, and is kept in the address', async () => {
    await showClubAdmin('/club-admin?club=9', TWO_CLUBS);
    await heading('York Yaks');
    await user.selectOptions(await screen.findByLabelText('Rating'), '5 stars');
    expect(new URLSearchParams(window.location.search).get('club')).toBe('9');
    await user.click(screen.getByRole('tab', { name: 'Club Profile' }));
    expect(window.location.search).toBe('?tab=profile&club=9');
    await heading('York Yaks');
  });

  it('keeps a draft for each club, and saves it to that club', async () => {
    const { api, calls } = await showClubAdmin('/club-admin', TWO_CLUBS);
    await user.click(await screen.findByRole('button', { name: /^Respond/ }));
    await fillIn(screen.getByLabelText('Respond to Review'), 'Thank you from Leeds');
    await user.selectOptions(await choice(), 'York Yaks');
    await heading('York Yaks');
    expect(screen.queryByLabelText('Respond to Review')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('tab', { name: 'Club Profile' }));
    await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
    await fillIn(screen.getByLabelText('Home Ground'), 'Yak Park');
    await user.selectOptions(await choice(), 'Leeds Lions');
    await heading('Leeds Lions');
    expect(screen.queryByLabelText('Home Ground')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('tab', { name: 'Reviews & Responses' }));
    expect(await screen.findByLabelText('Respond to Review')).toHaveValue('Thank you from Leeds');

    await user.selectOptions(await choice(), 'York Yaks');
    await user.click(await screen.findByRole('tab', { name: 'Club Profile' }));
    expect(await screen.findByLabelText('Home Ground')).toHaveValue('Yak Park');
    api.answer('PATCH /club-admin/club', { body: YAKS });
    await user.click(screen.getByRole('button', { name: 'Save All Changes' }));
    expect(await screen.findByText('Club Updated')).toBeVisible();
    expect(calls('PATCH /club-admin/club')[0]!.call).toContain('clubId=9');
  });

  it("is offered again when the address names someone else's club", async () => {
    await showClubAdmin('/club-admin?club=12', {
      ...TWO_CLUBS,
      'GET /club-admin/dashboard': ({ call }: { call: string }) =>
        call.endsWith('clubId=12')
          ? { status: 403, body: { message: 'You don’t manage this club' } }
          : { body: { club: anOwnClub(), stats: STATS, awaitingModeration: NONE_AWAITING, reviews: [] } },
    });
    expect(await screen.findByText('You don’t manage this club')).toBeVisible();
    expect(await choice()).toHaveDisplayValue('Select a club');
    await user.click(screen.getByRole('link', { name: 'Go to your first club' }));
    await heading('Leeds Lions');
  });
});
