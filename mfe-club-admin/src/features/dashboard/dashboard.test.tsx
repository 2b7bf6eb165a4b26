import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '@club-reviews/shared-ui/testing';
import userEvent from '@testing-library/user-event';
import { aClubReview, anOwnClub, INSIGHTS, STATS } from '../../testing/factories';
import { ACCEPTED, beLoggedIn, showClubAdmin } from '../../testing/show-club-admin';

// A canvas cannot be drawn in jsdom; what the chart says is its name and its table.
jest.mock('chart.js', () => ({
  Chart: class {
    static register() {}
    destroy() {}
  },
}));

const user = userEvent.setup({ delay: null });
const toast = () => within(screen.getByRole('status'));
const dashboardOf = (club = anOwnClub(), stats = STATS) => ({
  'GET /club-admin/dashboard': { body: { club, stats, reviews: [] } },
});

beforeAll(() => {
  window.matchMedia ??= () =>
    Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
});

beforeEach(() => {
  localStorage.clear();
  beLoggedIn();
});

describe('dashboard', () => {
  it('shows the club, its numbers and where help is', async () => {
    await showClubAdmin('/club-admin', { 'GET /club-admin/insights': { body: INSIGHTS } });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Leeds Lions - Admin Dashboard' }),
    ).toBeVisible();
    expect(screen.getByText("Manage your club's presence on Youth Football Club Reviews UK")).toBeVisible();
    for (const [name, value] of [
      ['Average Rating', '4.3'],
      ['Total Reviews', '12'],
      ['Total Families', '14'],
      ['Responses Sent', '5'],
    ] as const) {
      expect(screen.getByText(name).closest('div')).toHaveTextContent(value);
    }
    expect(screen.getByText('Need Technical Support?')).toBeVisible();
    expect(screen.getByRole('link', { name: 'support@example.org' })).toHaveAttribute(
      'href',
      'mailto:support@example.org',
    );
    expect(screen.getByRole('tab', { name: 'Reviews & Responses' })).toHaveAttribute('aria-selected', 'true');
    expect(
      await screen.findByRole('img', { name: /^Average rating by month: from 3.9 in January 2026/ }),
    ).toBeVisible();
    await expectAccessible();
  });

  it('has no average before the first review', async () => {
    await showClubAdmin('/club-admin', dashboardOf(anOwnClub(), { ...STATS, averageRating: null }));
    expect(await screen.findByText('N/A')).toBeVisible();
  });

  it('says that the club could not be loaded, and tries again', async () => {
    const { api } = await showClubAdmin('/club-admin', { 'GET /club-admin/dashboard': { status: 500 } });
    expect(await screen.findByText('Your club could not be loaded')).toBeVisible();
    api.answer('GET /club-admin/dashboard', dashboardOf()['GET /club-admin/dashboard']);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { name: 'Leeds Lions - Admin Dashboard' });
  });
});

describe('reviews', () => {
  const RESPOND = 'POST /club-admin/reviews/31/respond';
  const card = async (text: string) => within((await screen.findByText(text)).closest('li')!);

  it('show their ratings and the reply', async () => {
    await showClubAdmin('/club-admin', {
      'GET /club-admin/reviews': { body: [aClubReview({ responseText: 'Thank you!' })] },
    });
    const review = await card('Patient coaches, and every child gets a game.');
    expect(review.getByText('Under 12s')).toBeVisible();
    for (const name of ['Coaching', 'Communication', 'Facilities', 'Inclusivity', 'Value']) {
      expect(review.getByText(name)).toBeVisible();
    }
    expect(review.getByRole('heading', { name: 'Club Response' })).toBeVisible();
    expect(review.getByRole('button', { name: /^Edit Response/ })).toBeVisible();
  });

  it('are replied to', async () => {
    const { calls, api } = await showClubAdmin();
    await user.click(await screen.findByRole('button', { name: /^Respond/ }));
    const editor = screen.getByLabelText('Respond to Review');
    expect(editor).toHaveFocus();
    expect(editor).toHaveAttribute('placeholder', 'Write a professional response to this review...');
    const save = screen.getByRole('button', { name: 'Save Response' });
    expect(save).toBeDisabled();
    await user.type(editor, '   ');
    expect(save).toBeDisabled();
    await user.type(editor, 'Thank you ');
    await expectAccessible();
    api.answer(RESPOND, { body: { id: 31, responseText: 'Thank you', respondedAt: '2026-03-14T12:00:00Z' } });
    api.answer('GET /club-admin/reviews', { body: [aClubReview({ responseText: 'Thank you' })] });
    await user.click(save);
    expect(await toast().findByText('Response Saved')).toBeVisible();
    expect(calls(RESPOND)[0]!.body).toEqual({ responseText: 'Thank you' });
    expect(await screen.findByText('Thank you')).toBeVisible();
    expect(screen.queryByLabelText('Respond to Review')).not.toBeInTheDocument();
  });

  it('keep the reply when it could not be saved', async () => {
    await showClubAdmin('/club-admin', { [RESPOND]: { status: 500, body: {} } });
    await user.click(await screen.findByRole('button', { name: /^Respond/ }));
    await user.type(screen.getByLabelText('Respond to Review'), 'Thank you');
    await user.click(screen.getByRole('button', { name: 'Save Response' }));
    expect(await toast().findByText('Save Failed')).toBeVisible();
    expect(toast().getByText('Failed to save your response')).toBeVisible();
    expect(screen.getByLabelText('Respond to Review')).toHaveValue('Thank you');
  });

  it('have one editor at a time, and unsaved words are not lost without a question', async () => {
    await showClubAdmin('/club-admin', {
      'GET /club-admin/reviews': {
        body: [
          aClubReview(),
          aClubReview({ id: 30, reviewText: 'Muddy pitch.', responseText: 'We drain it.' }),
        ],
      },
    });
    const first = await card('Patient coaches, and every child gets a game.');
    const second = await card('Muddy pitch.');
    await user.click(first.getByRole('button', { name: /^Respond/ }));
    await user.type(screen.getByLabelText('Respond to Review'), 'Thank');
    await user.click(second.getByRole('button', { name: /^Edit Response/ }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Keep writing' }));
    expect(screen.getByLabelText('Respond to Review')).toHaveValue('Thank');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByLabelText('Respond to Review')).not.toBeInTheDocument());
    await user.click(second.getByRole('button', { name: /^Edit Response/ }));
    expect(screen.getByLabelText('Edit Response')).toHaveValue('We drain it.');
  });

  it('keep the unsaved reply while one looks at the profile', async () => {
    await showClubAdmin();
    await user.click(await screen.findByRole('button', { name: /^Respond/ }));
    await user.type(screen.getByLabelText('Respond to Review'), 'Thank');
    await user.click(screen.getByRole('tab', { name: 'Club Profile' }));
    await screen.findByRole('heading', { name: 'Club Information' });
    await user.click(screen.getByRole('tab', { name: 'Reviews & Responses' }));
    expect(await screen.findByLabelText('Respond to Review')).toHaveValue('Thank');
  });

  it('are filtered as the address says', async () => {
    const { calls } = await showClubAdmin('/club-admin?age=U12s');
    await user.selectOptions(await screen.findByLabelText('Rating'), '2 stars');
    await user.click(screen.getByRole('button', { name: 'Unanswered only' }));
    await waitFor(() =>
      expect(Object.fromEntries(calls('GET /club-admin/reviews').at(-1)!.query)).toEqual({
        ageGroup: 'U12s',
        rating: '2',
        unanswered: 'true',
        limit: '20',
      }),
    );
    expect(window.location.search).toBe('?rating=2&age=U12s&unanswered=yes');
  });

  it('come in pages', async () => {
    await showClubAdmin('/club-admin', {
      'GET /club-admin/reviews': ({ query }) =>
        query.get('cursor') === null
          ? { body: [aClubReview()], headers: { Link: '</api/club-admin/reviews?cursor=9>; rel="next"' } }
          : { body: [aClubReview({ id: 9, reviewText: 'An older one.' })] },
    });
    await user.click(await screen.findByRole('link', { name: 'Next page' }));
    expect(await screen.findByText('An older one.')).toBeVisible();
    expect(window.location.search).toBe('?cursor=9');
  });

  it('say that there are none, and that none match', async () => {
    await showClubAdmin('/club-admin?rating=1', { 'GET /club-admin/reviews': { body: [] } });
    expect(await screen.findByText('No reviews match your filters')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all reviews' }));
    expect(
      await screen.findByText(
        "No approved reviews yet. Reviews will appear here once they're submitted and approved.",
      ),
    ).toBeVisible();
  });
});

describe('profile', () => {
  const PATCH = 'PATCH /club-admin/club';

  it('names everything that is not set', async () => {
    await showClubAdmin('/club-admin?tab=profile', dashboardOf());
    await screen.findByRole('heading', { name: 'Club Information' });
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

  it('links what is set, and no script', async () => {
    await showClubAdmin(
      '/club-admin?tab=profile',
      dashboardOf(
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

  it('is edited: teams one per line, the first three photos, emptied fields cleared', async () => {
    const { calls, api } = await showClubAdmin(
      '/club-admin?tab=profile',
      dashboardOf(anOwnClub({ homeGround: 'Beckett Park' })),
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

  it('keeps what was typed when it could not be saved, and asks before it is thrown away', async () => {
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

describe('settings', () => {
  const CHANGE = 'POST /club-admin/change-password';
  const change = async (currentPassword: string, newPassword: string, confirmPassword: string) => {
    await user.click(await screen.findByRole('button', { name: 'Settings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Password' }));
    await user.type(dialog.getByLabelText('Current Password'), currentPassword);
    await user.type(dialog.getByLabelText('New Password'), newPassword);
    await user.type(dialog.getByLabelText('Confirm New Password'), confirmPassword);
    await user.click(dialog.getByRole('button', { name: 'Update Password' }));
    return dialog;
  };

  it('change the password and go on with the new session', async () => {
    const { calls } = await showClubAdmin('/club-admin', {
      [CHANGE]: { body: { ...ACCEPTED.body, token: 'd.e.f' } },
    });
    await change('over the bar', 'under the bar', 'under the bar');
    expect(await toast().findByText('Password Updated')).toBeVisible();
    expect(calls(CHANGE)[0]!.body).toEqual({ currentPassword: 'over the bar', newPassword: 'under the bar' });
    expect(localStorage.getItem('club-admin-token')).toBe('d.e.f');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // How long the new one lasts.
    await waitFor(() =>
      expect(calls('GET /club-admin/session').at(-1)!.headers.get('Authorization')).toBe('Bearer d.e.f'),
    );
  });

  it('say beside its field that the current password is wrong', async () => {
    const words = 'Your current password is not correct';
    await showClubAdmin('/club-admin', { [CHANGE]: { status: 400, body: { message: words } } });
    const dialog = await change('wrong', 'under the bar', 'under the bar');
    expect(await toast().findByText('Password Change Failed')).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByLabelText('Current Password')).toBeInvalid());
  });

  it('refuse two new passwords that differ', async () => {
    const { calls } = await showClubAdmin();
    await change('over the bar', 'under the bar', 'under the car');
    expect(await toast().findByText('Password Mismatch')).toBeInTheDocument();
    expect(calls(CHANGE)).toEqual([]);
  });
});
