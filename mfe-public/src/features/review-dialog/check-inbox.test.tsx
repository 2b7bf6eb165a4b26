import { fillIn } from '@club-reviews/shared-ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  dialogFields,
  fillInAllButTheClub,
  showReviewDialog,
  SUBMITTED,
  user,
  forgetAfterEach,
  showForLions,
} from '../../testing/show-review-dialog';
import { SENT_REVIEW_KEY } from './sent-review';

const { reviewText, submit } = dialogFields;
const RESEND = 'POST /reviews/resend';
const CORRECT = 'POST /reviews/correct-address';
const SENT = { status: 202, body: { message: 'On its way.' } };

const inbox = () => within(screen.getByRole('dialog', { name: 'Check your inbox' }));

/** Sends a review. */
async function send(answers: Parameters<typeof showForLions>[0] = {}) {
  const shown = await showForLions(answers);
  await fillInAllButTheClub();
  await user.click(submit());
  await screen.findByRole('dialog', { name: 'Check your inbox' });
  return shown;
}

describe('check your inbox', () => {
  forgetAfterEach();

  it('says where the link went and what happens next', async () => {
    const { onClose } = await send();
    const lead = inbox().getByText(/We’ve sent a link to/);
    expect(lead).toHaveTextContent('We’ve sent a link to parent@example.org.');
    expect(lead).toHaveFocus();
    expect(inbox().getByText(/The link works for 7 days/)).toBeInTheDocument();
    await user.click(inbox().getByRole('button', { name: 'Done' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('sends the link again on request', async () => {
    const { api } = await send({ 'POST /reviews': { status: 201, body: SUBMITTED }, [RESEND]: SENT });
    await user.click(inbox().getByRole('button', { name: 'Send it again' }));
    expect(await inbox().findByText('We’ve sent the link again.')).toBeInTheDocument();
    expect(api.requests.find(({ call }) => call === RESEND)?.body).toEqual({ receipt: SUBMITTED.receipt });
  });

  it('says why no link was sent', async () => {
    await send({
      [RESEND]: { status: 429, body: { message: 'Too many requests' }, headers: { 'Retry-After': '600' } },
    });
    await user.click(inbox().getByRole('button', { name: 'Send it again' }));
    expect(await inbox().findByText(/Please try again in 10 minutes/)).toBeInTheDocument();
  });

  it('sends the link to another address', async () => {
    const { api } = await send({ [CORRECT]: SENT });
    await user.click(inbox().getByRole('button', { name: 'Correct the address' }));
    const field = inbox().getByLabelText('The right email address');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('parent@example.org');
    await user.clear(field);
    await user.click(inbox().getByRole('button', { name: 'Send the link there' }));
    expect(await inbox().findByText('Please enter a valid email address')).toBeInTheDocument();
    await fillIn(field, 'right@example.org');
    await user.click(inbox().getByRole('button', { name: 'Send the link there' }));
    expect(await inbox().findByText(/The earlier one no longer works/)).toBeInTheDocument();
    expect(inbox().getByText(/We’ve sent a link to/)).toHaveTextContent('right@example.org');
    await waitFor(() => expect(inbox().getByText(/We’ve sent a link to/)).toHaveFocus());
    expect(api.requests.find(({ call }) => call === CORRECT)?.body).toEqual({
      receipt: SUBMITTED.receipt,
      authorEmail: 'right@example.org',
    });
    expect(sessionStorage.getItem(SENT_REVIEW_KEY)).toContain('right@example.org');
  });

  it('keeps the address when it was right', async () => {
    await send();
    await user.click(inbox().getByRole('button', { name: 'Correct the address' }));
    await user.click(inbox().getByRole('button', { name: 'Keep the address' }));
    await waitFor(() => expect(inbox().getByRole('button', { name: 'Correct the address' })).toHaveFocus());
  });

  it('is there again after a reload until it is closed, then one press away', async () => {
    await send();
    cleanup();
    showReviewDialog({ clubSlug: 'leeds-lions' });
    await user.click(inbox().getByRole('button', { name: 'Done' }));
    cleanup();

    await showForLions();
    expect(reviewText()).toHaveValue('');
    expect(screen.getByText('Its link went to parent@example.org.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'I can’t find the email' }));
    expect(inbox().getByText(/We’ve sent a link to/)).toBeInTheDocument();
  });

  it('is forgotten after a day, and keeps the address out of anything that outlives the tab', async () => {
    await send();
    expect(JSON.stringify({ ...localStorage })).not.toContain('parent@example.org');
    cleanup();
    const stored = JSON.parse(sessionStorage.getItem(SENT_REVIEW_KEY) ?? '') as { sentAt: number };
    const dayAgo = { ...stored, sentAt: Date.now() - 25 * 3_600_000 };
    sessionStorage.setItem(SENT_REVIEW_KEY, JSON.stringify(dayAgo));
    showReviewDialog();
    expect(screen.getByRole('dialog', { name: 'Write a review' })).toBeInTheDocument();
    expect(screen.queryByText(/Its link went to/)).not.toBeInTheDocument();
  });
});
