import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from '@club-reviews/shared-ui/testing';
import type { StatusEntry } from '../../api/types';
import { aSession, beSignedIn, refusal, showAdmin } from '../../testing/show-admin';

const LINES: StatusEntry[] = [
  { name: 'Database', state: 'ok', text: 'The database answers and takes writes.', advice: null },
  { name: 'Backup', state: 'problem', text: 'No backup has been made yet.', advice: 'Run a backup.' },
];

describe('the status page', () => {
  beforeEach(beSignedIn);

  const show = (answers: Parameters<typeof showAdmin>[1] = {}) =>
    showAdmin('/admin/status', { 'GET /admin/status': { body: LINES }, ...answers });

  it('says how each part is, and what to do about it', async () => {
    await show();
    const list = within(await screen.findByRole('list', { name: 'Parts of the site' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'DatabaseFineThe database answers and takes writes.',
      'BackupProblemNo backup has been made yet.Run a backup.',
    ]);
    expect(screen.getByText('One part of the site needs attention.')).toBeVisible();
    expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
  });

  it('says why it didn’t load', async () => {
    await show({ 'GET /admin/status': refusal(503, 'The database doesn’t answer') });
    expect(await screen.findByText('The status didn’t load')).toBeVisible();
  });

  it('emails an address again that its server had refused', async () => {
    const row = { id: 4, email: 'sam@home.example', status: '5.1.1' };
    const times = { since: '2026-11-20T10:00:00.000Z', endsAt: '2026-12-04T10:00:00.000Z' };
    const { calls, api } = await show({
      'GET /admin/suppressed-addresses': { body: [{ ...row, ...times }] },
      'DELETE /admin/suppressed-addresses/4': { status: 204 },
    });
    expect(await screen.findByText('Since 20 November 2026, until 4 December 2026 (5.1.1)')).toBeVisible();
    const button = screen.getByRole('button', { name: 'Email again: sam@home.example' });
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    const question = within(screen.getByRole('dialog', { name: 'Email sam@home.example again?' }));
    api.answer('GET /admin/suppressed-addresses', { body: [] });
    await userEvent.click(question.getByRole('button', { name: 'Email again' }));
    await waitFor(() => expect(calls('DELETE /admin/suppressed-addresses/4')).toHaveLength(1));
    expect(await screen.findByText('None are left.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Addresses that get no email' })).toHaveFocus();
  });

  it('says that the addresses didn’t load, and tries again', async () => {
    const { calls } = await show({ 'GET /admin/suppressed-addresses': refusal(503, 'The service is busy.') });
    expect(await screen.findByText('The addresses that get no email didn’t load')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(calls('GET /admin/suppressed-addresses')).toHaveLength(2));
  });

  it('shows no addresses to readers', async () => {
    const { calls } = await show({
      'GET /admin/session': { body: aSession({ id: 3, name: 'Ada', role: 'reader', hasAccount: true }) },
    });
    await screen.findByRole('list', { name: 'Parts of the site' });
    expect(calls('GET /admin/suppressed-addresses')).toEqual([]);
  });

  it('removes the sample data once an owner has typed so', async () => {
    const { calls } = await show({
      'GET /admin/sample-data': { body: { state: 'loaded', clubs: 320 } },
      'DELETE /admin/sample-data': { status: 204 },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the sample data' }));
    const question = within(screen.getByRole('dialog', { name: 'Remove the sample data?' }));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    expect((await question.findAllByText('Please type “remove”')).length).toBeGreaterThan(0);
    expect(calls('DELETE /admin/sample-data')).toEqual([]);
    await fillIn(question.getByLabelText(/Type “remove”/), 'Remove');
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(calls('DELETE /admin/sample-data')).toHaveLength(1));
  });

  it('leaves the removal to owners', async () => {
    await show({
      'GET /admin/session': { body: aSession({ id: 3, name: 'Ada', role: 'reader', hasAccount: true }) },
      'GET /admin/sample-data': { body: { state: 'loaded', clubs: 320 } },
    });
    expect(await screen.findByText(/Invented clubs and reviews are loaded/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove the sample data' })).not.toBeInTheDocument();
  });

  it('lets an owner remove what has stayed', async () => {
    const { calls } = await show({
      'GET /admin/sample-data': { body: { state: 'removed', clubs: 2 } },
      'DELETE /admin/sample-data': { status: 204 },
    });
    expect(await screen.findByText(/Clubs with something invented: 2\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove the rest' }));
    const question = within(screen.getByRole('dialog', { name: 'Remove the sample data?' }));
    await fillIn(question.getByLabelText(/Type “remove”/), 'remove');
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(calls('DELETE /admin/sample-data')).toHaveLength(1));
  });
});
