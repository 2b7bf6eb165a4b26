import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAuditEntry } from '../../../../testing/factories';
import { beSignedIn, refusal, reviewCard, showAdmin } from '../../../../testing/show-admin';

beforeEach(beSignedIn);

describe('history', () => {
  const open = async () =>
    userEvent.click(within(await reviewCard()).getByRole('button', { name: /^History/ }));

  it('says what happened, when, by whom and why', async () => {
    await showAdmin('/admin/reviews', {
      'GET /admin/reviews/31/history': {
        body: [
          anAuditEntry(),
          anAuditEntry({
            id: 2,
            actor: 'site-admin',
            action: 'approved',
            fromStatus: 'awaiting-approval',
            toStatus: 'approved',
            reason: 'Checked with the club',
          }),
          anAuditEntry({
            id: 3,
            actor: 'site-admin',
            action: 'reply-removed',
            fromStatus: 'approved',
            toStatus: 'approved',
            reason: 'Names a child',
          }),
        ],
      },
    });
    await open();
    const dialog = within(await screen.findByRole('dialog', { name: 'History of this review' }));
    const entries = await dialog.findAllByRole('listitem');
    expect(entries[0]).toHaveTextContent(
      'Email address confirmed11 March 2026, 10:05, by its authorPending VerificationbecameAwaiting Approval',
    );
    expect(entries[1]).toHaveTextContent(/Approved.*by a moderator.*Checked with the club/);
    expect(entries[2]).toHaveTextContent(/^Reply removed.*by a moderator.*Names a child$/);
  });

  it('says that nothing is recorded, or that it could not be loaded', async () => {
    const { api } = await showAdmin('/admin/reviews', {
      'GET /admin/reviews/31/history': refusal(503, 'Not now.'),
    });
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
    api.answer('GET /admin/reviews/31/history', { body: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Nothing recorded yet')).toBeVisible();
  });
});
