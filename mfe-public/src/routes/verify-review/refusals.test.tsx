import { dismissToast } from '@club-reviews/shared-ui/platform';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, heading, press } from '../../testing/show-my-review';
import { REJECT, RESEND, LINK, QUESTION, show } from '../../testing/show-verification';

afterEach(() => act(() => dismissToast()));

describe('a review written by someone else', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Not your review?' });

  it('is removed after one question, which says what happens next', async () => {
    const { sent } = await show(undefined, LINK, {
      [REJECT]: { body: { clubName: 'Leeds Lions' } },
    });
    await heading(QUESTION);
    await press('This was not me');
    expect(await dialog()).toHaveTextContent(
      'whoever sent it can’t send it again with your email address. You can still review Leeds Lions yourself.',
    );
    expect(sent(REJECT)).toHaveLength(0);
    await press('Remove this review');
    expect(await heading('We’ve removed that review')).toBeVisible();
    expect(screen.getByText(/You can still review Leeds Lions yourself/)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('We’ve removed that review'));
    expect(sent(REJECT).map(({ body }) => body)).toEqual([{ token: 'secret-1' }]);
    expect(sent()).toHaveLength(0);
  });

  it('doesn’t change if the question is cancelled', async () => {
    const { sent } = await show();
    await heading(QUESTION);
    await press('This was not me');
    await dialog();
    await press('Cancel');
    await waitFor(() => expect(screen.getByRole('button', { name: 'This was not me' })).toHaveFocus());
    expect(sent(REJECT)).toHaveLength(0);
  });

  it('says why it was not removed', async () => {
    await show(undefined, LINK, { [REJECT]: refusal(503, 'Not now.') });
    await heading(QUESTION);
    await press('This was not me');
    await dialog();
    await press('Remove this review');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  });
});

describe('an expired link', () => {
  const EXPIRED = refusal(410, 'This link has expired.');
  const sendNew = () => press('Send a new link');

  it('is replaced by a new one on request', async () => {
    const { api, sent } = await show(EXPIRED);
    api.answer(RESEND, { status: 202, body: { message: 'Sent.', mailbox: '/dev/mailbox' } });
    expect(await heading('This link has expired')).toBeVisible();
    // The outcome has the focus.
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Send a new link' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await heading('Please check your email')).toBeVisible();
    expect(sent(RESEND).map(({ body }) => body)).toEqual([{ token: 'secret-1' }]);
    expect(screen.getByRole('link', { name: /mailbox/ })).toHaveAttribute('href', '/dev/mailbox');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Please check your email'));
  });

  it('says why no new link was sent', async () => {
    const { api } = await show(EXPIRED);
    await heading('This link has expired');
    api.answer(RESEND, refusal(429, 'A new link was sent a moment ago.'));
    await sendNew();
    expect(await screen.findByRole('alert')).toHaveTextContent('A new link was sent a moment ago.');
    expect(screen.getByRole('button', { name: 'Send a new link' })).toBeEnabled();
  });
});
