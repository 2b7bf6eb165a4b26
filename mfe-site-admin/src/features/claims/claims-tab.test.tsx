import { expectAccessible } from '@club-reviews/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdminClaim } from '../../testing/factories';
import { beSignedIn, showAdmin } from '../../testing/show-admin';

beforeEach(() => {
  sessionStorage.clear();
  beSignedIn();
});

const claimCard = async () => (await screen.findByRole('heading', { name: 'Otley Otters' })).closest('li')!;

describe('list of claims', () => {
  it('opens by its tab, which the address keeps', async () => {
    await showAdmin();
    await userEvent.click(await screen.findByRole('tab', { name: 'Claims' }));
    await claimCard();
    expect(window.location.search).toBe('?tab=claims');
  });

  it('shows who claims, and unfolds the rest', async () => {
    await showAdmin('/admin?tab=claims');
    const claim = within(await claimCard());
    expect(claim.getByText('Sam Carter, Head coach')).toBeVisible();
    expect(claim.getByRole('link', { name: 'sam@otters.example.org' })).toHaveAttribute(
      'href',
      'mailto:sam@otters.example.org',
    );
    expect(claim.getByText('By an email address of the club’s domain')).toBeVisible();
    expect(claim.getByText('Pending')).toBeVisible();
    await userEvent.click(claim.getByText('What they say about the club'));
    expect(claim.getByText('Two grass pitches and a clubhouse.')).toBeVisible();
    expect(claim.getByRole('link', { name: 'https://otters.example.org' })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow',
    );
    await expectAccessible();
  });

  it('leads to the claimed club, or helps to look whether it is listed', async () => {
    await showAdmin('/admin?tab=claims', {
      'GET /admin/claims': {
        body: [
          anAdminClaim(),
          anAdminClaim({ id: 6, clubId: 7, clubName: 'Leeds Lions', contactEmail: null }),
        ],
      },
    });
    await claimCard();
    expect(screen.getByRole('link', { name: 'Look for its name' })).toHaveAttribute(
      'href',
      '/browse-clubs?q=Otley%20Otters',
    );
    expect(screen.getByRole('link', { name: 'Page of the club' })).toHaveAttribute('href', '/clubs/7');
    expect(screen.getByText('No longer readable')).toBeVisible();
  });

  it('tells of an administrator who was there before, and not of the one whom the claim has made', async () => {
    const managed = { clubId: 7, isClubManaged: true };
    await showAdmin('/admin?tab=claims', {
      'GET /admin/claims': {
        body: [anAdminClaim(managed), anAdminClaim({ ...managed, id: 6, status: 'approved' })],
      },
    });
    expect(await screen.findAllByRole('link', { name: 'Page of the club' })).toHaveLength(2);
    expect(screen.getAllByText(/has an administrator already/)).toHaveLength(1);
  });

  it('makes no link of a website that is none', async () => {
    await showAdmin('/admin?tab=claims', {
      'GET /admin/claims': { body: [anAdminClaim({ websiteUrl: 'javascript:alert(1)' })] },
    });
    const claim = within(await claimCard());
    await userEvent.click(claim.getByText('What they say about the club'));
    expect(claim.getByText('javascript:alert(1)')).toBeVisible();
    expect(claim.queryByRole('link', { name: 'javascript:alert(1)' })).not.toBeInTheDocument();
  });

  it('asks for what the address says', async () => {
    const { calls } = await showAdmin('/admin?tab=claims&q=otters');
    await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Rejected');
    await waitFor(() =>
      expect(Object.fromEntries(calls('GET /admin/claims').at(-1)!.query)).toEqual({
        search: 'otters',
        status: 'rejected',
        limit: '25',
      }),
    );
    expect(window.location.search).toBe('?tab=claims&q=otters&status=rejected');
  });

  it('says that there are none, and that none match', async () => {
    await showAdmin('/admin?tab=claims&q=zzz', { 'GET /admin/claims': { body: [] } });
    expect(await screen.findByText('No claims match')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all claims' }));
    expect(await screen.findByText('No claims yet')).toBeVisible();
  });

  it('says that they could not be loaded, and tries again', async () => {
    const { api } = await showAdmin('/admin?tab=claims', { 'GET /admin/claims': { status: 500 } });
    expect(await screen.findByText('The claims could not be loaded')).toBeVisible();
    api.answer('GET /admin/claims', { body: [anAdminClaim()] });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await claimCard();
  });

  it('goes on among older claims when a search found none in the newest', async () => {
    await showAdmin('/admin?tab=claims&q=otters', {
      'GET /admin/claims': ({ query }) =>
        query.get('cursor') === null
          ? { body: [], headers: { Link: '</api/admin/claims?cursor=9>; rel="next"' } }
          : { body: [anAdminClaim()] },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Look among older claims' }));
    await claimCard();
  });
});

describe('decisions about claims', () => {
  const UPDATE = 'PATCH /admin/claims/5';
  const open = async (action: 'Approve' | 'Reject') => {
    const claim = within(await claimCard());
    await userEvent.click(claim.getByRole('button', { name: action }));
    return within(await screen.findByRole('dialog'));
  };

  it('are asked for on pending claims alone', async () => {
    await showAdmin('/admin?tab=claims', {
      'GET /admin/claims': { body: [anAdminClaim({ status: 'approved' })] },
    });
    const claim = within(await claimCard());
    expect(claim.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    expect(claim.queryByRole('button', { name: 'Reject' })).not.toBeInTheDocument();
  });

  it('approve a claim, and show it so', async () => {
    const { api, calls } = await showAdmin('/admin?tab=claims');
    const dialog = await open('Approve');
    await expectAccessible();
    api.answer(UPDATE, { body: anAdminClaim({ status: 'approved' }) });
    api.answer('GET /admin/claims', { body: [anAdminClaim({ status: 'approved' })] });
    await userEvent.click(dialog.getByRole('button', { name: 'Approve claim' }));
    expect(await screen.findByText('Claim status updated')).toBeVisible();
    expect(calls(UPDATE)[0]!.body).toEqual({ status: 'approved' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument());
  });

  it('reject a claim with a reason, which must be given', async () => {
    const { calls } = await showAdmin('/admin?tab=claims', {
      [UPDATE]: { body: anAdminClaim({ status: 'rejected' }) },
    });
    const dialog = await open('Reject');
    await userEvent.type(dialog.getByLabelText('Reason'), '   ');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject claim' }));
    expect(await dialog.findByText('Please give a reason for the rejection')).toBeVisible();
    expect(calls(UPDATE)).toEqual([]);
    await userEvent.type(dialog.getByLabelText('Reason'), 'Not of the club.');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject claim' }));
    expect(await screen.findByText('Claim status updated')).toBeVisible();
    expect(calls(UPDATE)[0]!.body).toEqual({ status: 'rejected', rejectionReason: 'Not of the club.' });
  });

  it('say why they failed, and let the moderator say which club it is', async () => {
    const words = 'A club named Otley Otters is listed already.';
    const { api, calls } = await showAdmin('/admin?tab=claims', {
      [UPDATE]: { status: 409, body: { message: words } },
    });
    const dialog = await open('Approve');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve claim' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getAllByText('Failed to update claim status.').length).toBeGreaterThan(0);
    api.answer(UPDATE, { body: anAdminClaim({ status: 'approved' }) });
    await userEvent.selectOptions(
      dialog.getByLabelText('Which club is it?'),
      'The club of this name that is listed already',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Approve claim' }));
    await waitFor(() => expect(calls(UPDATE).at(-1)!.body).toEqual({ status: 'approved', club: 'listed' }));
  });
});

describe('the logins of a club', () => {
  const END = 'DELETE /admin/club-logins/12';
  const LOGIN = { id: 12, name: 'Sam Carter', email: 'sam@otters.example.org' };
  const MANAGED = anAdminClaim({ status: 'approved', clubId: 7, isClubManaged: true, clubLogins: [LOGIN] });
  const show = (answers = {}) =>
    showAdmin('/admin?tab=claims', { 'GET /admin/claims': { body: [MANAGED] }, ...answers });
  const open = async () => {
    const claim = within(await claimCard());
    await userEvent.click(claim.getByRole('button', { name: 'End login of Sam Carter' }));
    return within(await screen.findByRole('dialog', { name: 'End this login?' }));
  };

  it('are shown where there are some, also with an address that cannot be read', async () => {
    await showAdmin('/admin?tab=claims', {
      'GET /admin/claims': {
        body: [
          anAdminClaim({ id: 4, clubName: 'Leeds Lions', status: 'approved', clubId: 8 }),
          { ...MANAGED, clubLogins: [LOGIN, { id: 13, name: 'Kim', email: null }] },
        ],
      },
    });
    const claim = within(await claimCard());
    const logins = within(claim.getByRole('heading', { name: 'Logins of this club' }).parentElement!);
    expect(logins.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sam Carter, sam@otters.example.orgEnd login of Sam Carter',
      'Kim, email address no longer readableEnd login of Kim',
    ]);
    expect(screen.getAllByRole('heading', { name: 'Logins of this club' })).toHaveLength(1);
    expect(claim.queryByText(/has an administrator already/)).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('end after a question that needs a reason, and the focus goes to the list', async () => {
    const { api, calls } = await show({ [END]: { status: 204 } });
    const dialog = await open();
    expect(dialog.getByText(/^Sam Carter \(sam@otters\.example\.org\) is logged out at once/)).toBeVisible();
    await expectAccessible();
    await userEvent.click(dialog.getByRole('button', { name: 'End login' }));
    expect(await dialog.findByText('Please give a reason')).toBeVisible();
    expect(calls(END)).toEqual([]);

    api.answer('GET /admin/claims', { body: [{ ...MANAGED, isClubManaged: false, clubLogins: [] }] });
    await userEvent.type(dialog.getByLabelText('Reason'), ' Passed on ');
    await userEvent.click(dialog.getByRole('button', { name: 'End login' }));
    expect(await screen.findByText('Login ended')).toBeVisible();
    expect(calls(END)[0]!.body).toEqual({ reason: 'Passed on' });
    await waitFor(() => expect(screen.queryByText('Logins of this club')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Claims' })).toHaveFocus());
  });

  it('stay on Cancel, and give the focus back', async () => {
    const { calls } = await show();
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'End login of Sam Carter' })).toHaveFocus(),
    );
    expect(calls(END)).toEqual([]);
  });

  it('say why ending one failed, and keep the reason', async () => {
    await show({ [END]: { status: 404, body: { message: 'This login does not exist, or has ended' } } });
    const dialog = await open();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Passed on');
    await userEvent.click(dialog.getByRole('button', { name: 'End login' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This login does not exist, or has ended');
    expect(screen.getAllByText('Failed to end the login.').length).toBeGreaterThan(0);
    expect(dialog.getByLabelText('Reason')).toHaveValue('Passed on');
  });
});

describe('erasing the contact details of a claim', () => {
  const ERASE = 'DELETE /admin/claims/5/contact';
  const REJECTED = anAdminClaim({ status: 'rejected', rejectionReason: 'No proof.' });
  const ERASED = anAdminClaim({
    status: 'rejected',
    rejectionReason: 'No proof.',
    contactName: '',
    contactEmail: null,
    contactPhone: '',
    position: '',
    clubDescription: '',
    facilities: '',
    ageGroups: '',
    trainingDays: '',
    websiteUrl: null,
    contactErasedAt: '2026-04-02T09:00:00.000Z',
  });
  const open = async () => {
    const claim = within(await claimCard());
    await userEvent.click(claim.getByRole('button', { name: /^Erase contact details/ }));
    return within(await screen.findByRole('dialog', { name: 'Erase the contact details?' }));
  };

  it('is offered once a claim is decided', async () => {
    await showAdmin('/admin?tab=claims');
    const claim = within(await claimCard());
    expect(claim.queryByRole('button', { name: /^Erase/ })).not.toBeInTheDocument();
  });

  it('asks first, and then shows when it was done in place of the person', async () => {
    const { api, calls } = await showAdmin('/admin?tab=claims', {
      'GET /admin/claims': { body: [REJECTED] },
      [ERASE]: { status: 204 },
    });
    const dialog = await open();
    expect(
      dialog.getByText(/^Otley Otters, claimed by Sam Carter\..*with the reason for rejecting\.$/),
    ).toBeVisible();
    expect(dialog.queryByText(/^Logins of the club stay/)).not.toBeInTheDocument();
    expect(calls(ERASE)).toEqual([]);
    await expectAccessible();
    api.answer('GET /admin/claims', { body: [ERASED] });
    await userEvent.click(dialog.getByRole('button', { name: 'Erase details' }));
    expect(await screen.findByText('Contact details erased')).toBeVisible();
    expect(calls(ERASE)).toHaveLength(1);
    const claim = within(await claimCard());
    await waitFor(() =>
      expect(claim.getByText(/^Contact details erased on/)).toHaveTextContent(
        'Contact details erased on 2 April 2026',
      ),
    );
    for (const gone of ['Claimed by', 'Email', 'Telephone', 'What they say about the club']) {
      expect(claim.queryByText(gone)).not.toBeInTheDocument();
    }
    expect(claim.getByText('No proof.')).toBeVisible();
    expect(claim.queryByRole('button', { name: /^Erase/ })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Claims' })).toHaveFocus());
    await expectAccessible();
  });

  it('warns that logins stay', async () => {
    const login = { id: 12, name: 'Sam Carter', email: null };
    await showAdmin('/admin?tab=claims', {
      'GET /admin/claims': {
        body: [anAdminClaim({ status: 'approved', clubId: 7, clubLogins: [login] })],
      },
    });
    expect((await open()).getByText(/^Logins of the club stay/)).toBeVisible();
  });

  it('says why it failed', async () => {
    await showAdmin('/admin?tab=claims', {
      'GET /admin/claims': { body: [REJECTED] },
      [ERASE]: { status: 409, body: { message: 'The contact details of this claim are erased already' } },
    });
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Erase details' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('erased already');
    expect(screen.getAllByText('Failed to erase the contact details.').length).toBeGreaterThan(0);
  });
});
