import { expectAccessible, fillIn } from '@club-reviews/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCandidate, anAdminClaim } from '../../../../testing/factories';
import { beSignedIn, showAdmin } from '../../../../testing/show-admin';

beforeEach(beSignedIn);

const claimCard = async () => (await screen.findByRole('heading', { name: 'Otley Otters' })).closest('li')!;

describe('decisions on claims', () => {
  const UPDATE = 'PATCH /admin/claims/5';
  const open = async (action: 'Approve' | 'Reject') => {
    const claim = within(await claimCard());
    await userEvent.click(claim.getByRole('button', { name: action }));
    return within(await screen.findByRole('dialog'));
  };

  it('are only offered for pending claims', async () => {
    await showAdmin('/admin/claims', {
      'GET /admin/claims': { body: [anAdminClaim({ status: 'approved' })] },
    });
    const claim = within(await claimCard());
    expect(claim.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    expect(claim.queryByRole('button', { name: 'Reject' })).not.toBeInTheDocument();
  });

  it('approve a claim, and show it as approved', async () => {
    const { api, calls } = await showAdmin('/admin/claims');
    const dialog = await open('Approve');
    api.answer(UPDATE, { body: anAdminClaim({ status: 'approved' }) });
    api.answer('GET /admin/claims', { body: [anAdminClaim({ status: 'approved' })] });
    await userEvent.click(dialog.getByRole('button', { name: 'Approve claim' }));
    expect(await screen.findByText('Claim status updated')).toBeVisible();
    expect(calls(UPDATE)[0]!.body).toEqual({ status: 'approved' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument());
  });

  it('reject a claim with a required reason', async () => {
    const { calls } = await showAdmin('/admin/claims', {
      [UPDATE]: { body: anAdminClaim({ status: 'rejected' }) },
    });
    const dialog = await open('Reject');
    await userEvent.type(dialog.getByLabelText('Reason'), '   ');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject claim' }));
    expect(await dialog.findByText('Please give a reason for the rejection')).toBeVisible();
    expect(calls(UPDATE)).toEqual([]);
    await fillIn(dialog.getByLabelText('Reason'), 'Not of the club.');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject claim' }));
    expect(await screen.findByText('Claim status updated')).toBeVisible();
    expect(calls(UPDATE)[0]!.body).toEqual({ status: 'rejected', rejectionReason: 'Not of the club.' });
  });

  it('show an invalid reason’s error beside it, before and after sending', async () => {
    const { calls } = await showAdmin('/admin/claims', {
      [UPDATE]: {
        status: 400,
        body: { message: 'No good.', fields: { rejectionReason: 'Please write in English' } },
      },
    });
    const dialog = await open('Reject');
    const reason = dialog.getByLabelText('Reason');
    await userEvent.click(reason);
    await userEvent.paste('a'.repeat(2001));
    await userEvent.click(dialog.getByRole('button', { name: 'Reject claim' }));
    expect(await dialog.findByText('The reason must be at most 2,000 characters')).toBeVisible();
    expect(calls(UPDATE)).toEqual([]);
    await userEvent.clear(reason);
    await fillIn(reason, 'Pas du club.');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject claim' }));
    expect(await dialog.findByText('Please write in English')).toBeVisible();
    expect(reason).toBeInvalid();
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  });

  const MANAGED = /^Otley Otters, Otley LS21 1AA/;
  const NEW = 'None of these: a new club';

  it('need a choice if the claim can be for several clubs', async () => {
    const closed = aCandidate({ id: 8, name: 'Otley Otters (old)', state: 'closed', managers: [] });
    const { calls } = await showAdmin('/admin/claims', {
      'GET /admin/claims': { body: [anAdminClaim({ candidates: [aCandidate(), closed] })] },
      [UPDATE]: { body: anAdminClaim({ status: 'approved', clubId: 7 }) },
    });
    const dialog = await open('Approve');
    const group = within(dialog.getByRole('radiogroup', { name: 'Which club is it?' }));
    expect(group.getAllByRole('radio')).toHaveLength(2);
    expect(group.getByText(/Closed and hidden clubs can’t be claimed/)).toBeVisible();
    const radio = group.getByRole('radio', { name: MANAGED });
    expect(radio).toHaveAccessibleDescription(
      /Managed by Kim Lee \(kim@otters\.example\).*https:\/\/otters\.example.*1\.3 miles from the postcode in the claim/,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Approve claim' }));
    expect(await dialog.findByText('Please choose the club')).toBeVisible();
    expect(calls(UPDATE)).toEqual([]);
    await waitFor(() => expect(radio).toHaveFocus());
    await expectAccessible();
    await userEvent.keyboard(' ');
    expect(dialog.getByRole('status')).toHaveTextContent('This club already has an administrator.');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve claim' }));
    await waitFor(() => expect(calls(UPDATE)[0]!.body).toEqual({ status: 'approved', clubId: 7 }));
  });

  it('say why they failed, and offer the clubs that have appeared since', async () => {
    const words = 'The name alone doesn’t say which club this is.';
    const { api, calls } = await showAdmin('/admin/claims', {
      [UPDATE]: { status: 409, body: { message: words, fields: { clubId: words } } },
    });
    const dialog = await open('Approve');
    expect(dialog.queryByRole('radiogroup')).not.toBeInTheDocument();
    api.answer('GET /admin/claims', { body: [anAdminClaim({ candidates: [aCandidate()] })] });
    await userEvent.click(dialog.getByRole('button', { name: 'Approve claim' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getAllByText('Failed to update claim status.').length).toBeGreaterThan(0);
    api.answer(UPDATE, { body: anAdminClaim({ status: 'approved' }) });
    await userEvent.click(await dialog.findByRole('radio', { name: NEW }));
    await userEvent.click(dialog.getByRole('button', { name: 'Approve claim' }));
    await waitFor(() => expect(calls(UPDATE).at(-1)!.body).toEqual({ status: 'approved', club: 'new' }));
  });
});
