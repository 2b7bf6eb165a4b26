import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession, beSignedIn, showAdmin } from '../../testing/show-admin';

const STEPS = [
  { step: 'invite', isDone: true },
  { step: 'test-mail', isDone: false },
  { step: 'clubs', isDone: false },
  { step: 'backup', isDone: false },
];

describe('the first day’s checklist', () => {
  beforeEach(beSignedIn);

  const show = (answers: Parameters<typeof showAdmin>[1] = {}) =>
    showAdmin('/admin', {
      'GET /admin/first-day': { body: { isDismissed: false, steps: STEPS } },
      ...answers,
    });
  const list = async () => within(await screen.findByRole('region', { name: 'Your first day: 1 of 4 done' }));

  it('shows an owner what is done, and where to do the rest', async () => {
    await show();
    const checklist = await list();
    expect(checklist.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Invite yourself as an owner: done',
      'Send a test emailSend it',
      'Import your clubs',
      'Take a backupnpm run ops -- backup TARGET',
    ]);
    expect(checklist.getByRole('link', { name: 'Import your clubs' })).toHaveAttribute(
      'href',
      '/admin/clubs/import',
    );
  });

  it('sends a test email, and goes away when an owner wants', async () => {
    let isDismissed = false;
    const { calls } = await show({
      'GET /admin/first-day': () => ({ body: { isDismissed, steps: isDismissed ? [] : STEPS } }),
      'POST /admin/first-day/test-mail': { status: 204 },
      'PUT /admin/first-day': () => {
        isDismissed = true;
        return { body: { isDismissed, steps: [] } };
      },
    });
    const checklist = await list();
    await userEvent.click(checklist.getByRole('button', { name: 'Send it' }));
    await waitFor(() => expect(calls('POST /admin/first-day/test-mail')).toHaveLength(1));
    expect(screen.getByText(/Your first day/).closest('summary')).toHaveFocus();
    await userEvent.click(checklist.getByRole('button', { name: 'Hide this checklist' }));
    await waitFor(() => expect(screen.queryByText(/Your first day/)).not.toBeInTheDocument());
    expect(document.body).not.toHaveFocus();
  });

  it('is one line once two steps are done, and opens when it’s pressed', async () => {
    const steps = STEPS.map((one) => ({ ...one, isDone: one.isDone || one.step === 'clubs' }));
    await show({ 'GET /admin/first-day': { body: { isDismissed: false, steps } } });
    const line = await screen.findByText('Your first day: 2 of 4 done');
    expect(screen.getByText('Take a backup')).not.toBeVisible();
    await userEvent.click(line);
    expect(screen.getByText('Take a backup')).toBeVisible();
  });

  it('isn’t asked for by anyone but owners, nor on the other lists', async () => {
    const { calls } = await show({
      'GET /admin/session': { body: aSession({ id: 3, name: 'Ada', role: 'moderator', hasAccount: true }) },
    });
    expect(await screen.findByRole('navigation', { name: 'Lists of the queue' })).toBeVisible();
    expect(calls('GET /admin/first-day')).toEqual([]);
  });
});
