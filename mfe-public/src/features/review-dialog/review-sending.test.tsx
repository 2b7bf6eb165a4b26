import { onContentChange } from '@club-reviews/shared-ui/platform';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toast } from '../../testing/show-my-review';
import {
  dialogFields,
  fillInAllButTheClub,
  showReviewDialog,
  SUBMITTED,
  TEXT,
  user,
  forgetAfterEach,
  showForLions,
} from '../../testing/show-review-dialog';

const { ageGroup, club, email, reviewText, stars, submit } = dialogFields;

describe('sending a review', () => {
  beforeEach(() => {
    window.dataLayer = [];
  });
  forgetAfterEach();

  it('sends a review with the club found by typing, confirms it, and says where the link went', async () => {
    const { onClose, sent } = showReviewDialog();
    await user.type(club(), 'otl');
    await user.click(await screen.findByRole('option', { name: /Otley Otters/ }));
    await fillInAllButTheClub();
    await user.click(submit());
    expect(await toast().findByText('Anonymous Review Submitted!')).toBeInTheDocument();
    expect(toast().getByText('Please check your email to verify your review.')).toBeInTheDocument();
    expect(sent().map(({ body }) => body)).toEqual([
      {
        clubId: 9,
        ageGroup: 'prefer not to disclose',
        authorEmail: 'parent@example.org',
        coachingRating: 5,
        communicationRating: 4,
        facilitiesRating: 3,
        inclusivityRating: 5,
        valueRating: 1,
        reviewText: TEXT,
        secondsToWrite: expect.any(Number),
      },
    ]);
    expect(window.dataLayer).toEqual([{ event: 'review_submitted', clubId: 9 }]);
    expect(screen.getByRole('dialog', { name: 'Check your inbox' })).toHaveTextContent(
      'We’ve sent a link to parent@example.org.',
    );
    expect(onClose).not.toHaveBeenCalled();
  });

  it('links to the mailbox if no email leaves the site', async () => {
    await showForLions({ 'POST /reviews': { status: 201, body: { ...SUBMITTED, mailbox: '/dev/mailbox' } } });
    await fillInAllButTheClub();
    await user.click(submit());
    expect(await toast().findByRole('link', { name: /mailbox/, hidden: true })).toHaveAttribute(
      'href',
      '/dev/mailbox',
    );
  });

  it('makes the pages refetch what a review may change', async () => {
    const sent = jest.fn();
    onContentChange(sent);
    await showForLions();
    await fillInAllButTheClub();
    expect(sent).not.toHaveBeenCalled();
    await user.click(submit());
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  });

  it('hides the honeypot from people, and sends what a bot fills in', async () => {
    const { sent } = await showForLions();
    const trap = document.querySelector<HTMLInputElement>('input[name="website"]')!;
    expect(trap.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(trap.tabIndex).toBe(-1);
    expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).not.toBeInTheDocument();
    await fillInAllButTheClub();
    fireEvent.change(trap, { target: { value: 'https://spam.example' } });
    await user.click(submit());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]!.body).toMatchObject({ website: 'https://spam.example' });
  });

  it('can be filled in and sent even if the rules don’t load', async () => {
    const { sent } = await showForLions({ 'GET /reviews/writing-rules': { status: 503 } });
    await fillInAllButTheClub();
    await user.click(submit());
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('says how long to wait after too many reviews', async () => {
    await showForLions({
      'POST /reviews': {
        status: 429,
        body: { message: 'Too many reviews.' },
        headers: { 'Retry-After': '600' },
      },
    });
    await fillInAllButTheClub();
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many reviews. Please try again in 10 minutes.',
    );
    expect(reviewText()).toHaveValue(TEXT);
  });

  it('keeps everything typed when the server fails, and shows its message', async () => {
    const { onClose } = await showForLions({
      'POST /reviews': { status: 503, body: { message: 'Please try again in a moment.' } },
    });
    await fillInAllButTheClub();
    await user.click(submit());
    expect(await toast().findByText('Error')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Please try again in a moment.');
    expect(club()).toHaveValue('Leeds Lions');
    expect(ageGroup()).toHaveValue('prefer not to disclose');
    expect(email()).toHaveValue('parent@example.org');
    expect(stars('Value for money', '1 star')).toBeChecked();
    expect(reviewText()).toHaveValue(TEXT);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says that it failed if there is no message from the server', async () => {
    await showForLions({ 'POST /reviews': { status: 502 } });
    await fillInAllButTheClub();
    await user.click(submit());
    expect(await toast().findByText('Failed to submit review.')).toBeInTheDocument();
  });

  it('shows the server’s objection at the field that caused it', async () => {
    await showForLions({
      'POST /reviews': {
        status: 400,
        body: { message: 'No mail gets there.', fields: { authorEmail: 'No mail gets there.' } },
      },
    });
    await fillInAllButTheClub();
    await user.click(submit());
    await waitFor(() => expect(email()).toHaveAccessibleDescription(/No mail gets there\./));
    const summary = await screen.findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await user.click(within(summary).getByRole('link', { name: 'No mail gets there.' }));
    expect(email()).toHaveFocus();
  });

  it('reads "Submitting..." and can’t be sent twice while the response is pending', async () => {
    let answer = () => {};
    const { sent } = await showForLions({
      'POST /reviews': () =>
        new Promise((resolve) => (answer = () => resolve({ status: 201, body: SUBMITTED }))),
    });
    await fillInAllButTheClub();
    await user.click(submit());
    const pending = await screen.findByRole('button', { name: 'Submitting...' });
    expect(pending).toHaveAttribute('aria-disabled', 'true');
    await user.click(pending);
    expect(sent()).toHaveLength(1);
    await act(async () => answer());
  });
});
