import { expectAccessible, fillIn } from '@club-reviews/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdminClaim } from '../../../../testing/factories';
import { beSignedIn, showAdmin } from '../../../../testing/show-admin';

beforeEach(beSignedIn);

const claimCard = async () => (await screen.findByRole('heading', { name: 'Otley Otters' })).closest('li')!;

describe('the logins of a club', () => {
  const END = 'DELETE /admin/club-logins/12';
  const LOGIN = {
    id: 12,
    name: 'Sam Carter',
    email: 'sam@otters.example.org',
    clubCount: 1,
    hasSecondFactor: false,
  };
  const MANAGED = anAdminClaim({ status: 'approved', clubId: 7, isClubManaged: true, clubLogins: [LOGIN] });
  const show = (answers = {}) =>
    showAdmin('/admin/claims', { 'GET /admin/claims': { body: [MANAGED] }, ...answers });
  const open = async () => {
    const claim = within(await claimCard());
    await userEvent.click(claim.getByRole('button', { name: 'End login of Sam Carter' }));
    return within(await screen.findByRole('dialog', { name: 'End this login?' }));
  };

  it('are shown if there are any, even with an unreadable address', async () => {
    await showAdmin('/admin/claims', {
      'GET /admin/claims': {
        body: [
          anAdminClaim({ id: 4, clubName: 'Leeds Lions', status: 'approved', clubId: 8 }),
          { ...MANAGED, clubLogins: [LOGIN, { ...LOGIN, id: 13, name: 'Kim', email: null, clubCount: 2 }] },
        ],
      },
    });
    const claim = within(await claimCard());
    const logins = within(claim.getByRole('heading', { name: 'This club’s logins' }).parentElement!);
    expect(logins.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sam Carter, sam@otters.example.orgEnd login of Sam Carter',
      'Kim, email address no longer readable (manages 2 clubs)End login of Kim',
    ]);
    expect(screen.getAllByRole('heading', { name: 'This club’s logins' })).toHaveLength(1);
    expect(claim.queryByText(/already has an administrator/)).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('end after a question that requires a reason, and the focus moves to the list', async () => {
    const { api, calls } = await show({ [END]: { status: 204 } });
    const dialog = await open();
    expect(
      dialog.getByText(/^Sam Carter \(sam@otters\.example\.org\) will be logged out straight away/),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'End login' }));
    expect(await dialog.findByText('Please give a reason')).toBeVisible();
    expect(calls(END)).toEqual([]);

    api.answer('GET /admin/claims', { body: [{ ...MANAGED, isClubManaged: false, clubLogins: [] }] });
    await fillIn(dialog.getByLabelText('Reason'), ' Passed on ');
    await userEvent.click(dialog.getByRole('button', { name: 'End login' }));
    expect(await screen.findByText('Login ended')).toBeVisible();
    expect(calls(END)[0]!.body).toEqual({ reason: 'Passed on', clubId: 7 });
    await waitFor(() => expect(screen.queryByText('This club’s logins')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Claims', level: 2 })).toHaveFocus());
  });

  it('only end for this club if someone has several', async () => {
    await show({
      'GET /admin/claims': { body: [{ ...MANAGED, clubLogins: [{ ...LOGIN, clubCount: 2 }] }] },
    });
    const dialog = await open();
    expect(dialog.getByText(/They can still log in and manage their other clubs\./)).toBeVisible();
  });

  it('lose a second factor that its owner has lost, after a question', async () => {
    const RESET = 'DELETE /admin/club-logins/12/second-factors';
    const isProtected = (hasSecondFactor: boolean) => ({
      body: [{ ...MANAGED, clubLogins: [{ ...LOGIN, hasSecondFactor }] }],
    });
    const { api, calls } = await show({
      'GET /admin/claims': isProtected(true),
      [RESET]: { status: 204 },
    });
    const name = 'Reset second factor of Sam Carter';
    await userEvent.click(within(await claimCard()).getByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Reset the second factor of / }));
    expect(dialog.getByText(/^For when Sam Carter has lost their phone.*email them/)).toBeVisible();
    expect(calls(RESET)).toEqual([]);
    api.answer('GET /admin/claims', isProtected(false));
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
    expect(await screen.findByText('Second factor reset')).toBeVisible();
    expect(calls(RESET)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());
  });

  it('are kept on Cancel, which returns the focus', async () => {
    const { calls } = await show();
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'End login of Sam Carter' })).toHaveFocus(),
    );
    expect(calls(END)).toEqual([]);
  });

  it('say why ending one failed, and keep the reason', async () => {
    await show({ [END]: { status: 404, body: { message: 'This login doesn’t exist, or has ended' } } });
    const dialog = await open();
    await fillIn(dialog.getByLabelText('Reason'), 'Passed on');
    await userEvent.click(dialog.getByRole('button', { name: 'End login' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This login doesn’t exist, or has ended');
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
    await showAdmin('/admin/claims');
    const claim = within(await claimCard());
    expect(claim.queryByRole('button', { name: /^Erase/ })).not.toBeInTheDocument();
  });

  it('asks first, and then shows when it was done instead of who claimed', async () => {
    const { api, calls } = await showAdmin('/admin/claims', {
      'GET /admin/claims': { body: [REJECTED] },
      [ERASE]: { status: 204 },
    });
    const dialog = await open();
    expect(
      dialog.getByText(/^Otley Otters, claimed by Sam Carter\..*with the reason for rejecting it\.$/),
    ).toBeVisible();
    expect(dialog.queryByText(/^The club’s logins stay/)).not.toBeInTheDocument();
    expect(calls(ERASE)).toEqual([]);
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
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Claims', level: 2 })).toHaveFocus());
  });

  it('warns that logins stay', async () => {
    const login = { id: 12, name: 'Sam Carter', email: null, clubCount: 1, hasSecondFactor: false };
    await showAdmin('/admin/claims', {
      'GET /admin/claims': {
        body: [anAdminClaim({ status: 'approved', clubId: 7, clubLogins: [login] })],
      },
    });
    expect((await open()).getByText(/^The club’s logins stay/)).toBeVisible();
  });

  it('says why it failed', async () => {
    await showAdmin('/admin/claims', {
      'GET /admin/claims': { body: [REJECTED] },
      [ERASE]: { status: 409, body: { message: 'This claim’s contact details have already been erased' } },
    });
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Erase details' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('already been erased');
    expect(screen.getAllByText('Failed to erase the contact details.').length).toBeGreaterThan(0);
  });
});
