import { fillIn } from '@club-reviews/shared-ui/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import {
  dialogFields,
  fillInAllButTheClub,
  keepDraft,
  showReviewDialog,
  user,
  forgetAfterEach,
  showForLions,
} from '../../testing/show-review-dialog';
import { readDraft, writeDraft } from './review-draft';
import { EMPTY_REVIEW } from './review-form.schema';
import { DRAFTS_KEY } from './unsent-reviews';

const { ageGroup, club, email, reviewText, stars, submit } = dialogFields;

const LIONS = 7;
const OTTERS = 9;
const DAY_MS = 24 * 3_600_000;
const getDraft = (clubId: number, reviewText: string) => ({ ...EMPTY_REVIEW, clubId, reviewText });
const stored = () => localStorage.getItem(DRAFTS_KEY) ?? '';

describe('review draft', () => {
  forgetAfterEach();
  afterEach(() => jest.useRealTimers());

  it('is kept if its author says so, without the address, and restored for its club', async () => {
    const { onClose } = await showForLions();
    await fillInAllButTheClub();
    expect(stored()).toBe('');
    await keepDraft();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('Draft Kept')).toBeInTheDocument();
    expect(stored()).toContain('every child gets a game');
    expect(stored()).not.toContain('parent@example.org');
    cleanup();

    await showForLions();
    expect(await screen.findByText('Here’s your draft')).toBeInTheDocument();
    expect(reviewText()).toHaveValue('Patient coaches, and every child gets a game.');
    expect(ageGroup()).toHaveValue('prefer not to disclose');
    expect(stars('Facilities', '3 stars')).toBeChecked();
    expect(email()).toHaveValue('');
  });

  it('is discarded by starting again, which keeps club and address', async () => {
    writeDraft(getDraft(LIONS, 'Half a thought'));
    await showForLions();
    await fillIn(email(), 'parent@example.org');
    await user.click(await screen.findByRole('button', { name: 'Start again' }));
    expect(reviewText()).toHaveValue('');
    expect(club()).toHaveValue('Leeds Lions');
    expect(email()).toHaveValue('parent@example.org');
    expect(stars('Coaching quality', '1 star')).toHaveFocus();
    expect(screen.queryByText('Here’s your draft')).not.toBeInTheDocument();
    expect(readDraft(LIONS)).toBeNull();
  });

  it.each(['Cancel', 'Close'])('is discarded after %s if its author says so', async (way) => {
    writeDraft(getDraft(LIONS, 'Half a thought'));
    const { onClose } = await showForLions();
    await screen.findByText('Here’s your draft');
    await user.click(screen.getByRole('button', { name: way }));
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(stored()).toBe('');
  });

  it('makes the browser ask before the page is closed', async () => {
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await showForLions();
    expect(isAsked()).toBe(false);
    await fillIn(reviewText(), 'Half a thought');
    expect(isAsked()).toBe(true);
    cleanup();
    expect(isAsked()).toBe(false);
  });

  it('isn’t mentioned on Cancel if nothing was written', async () => {
    await showForLions();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText('Draft Kept')).not.toBeInTheDocument();
    expect(stored()).toBe('');
  });

  it('is gone once the review is sent', async () => {
    await showForLions();
    await fillInAllButTheClub();
    await user.click(submit());
    expect(await screen.findByRole('dialog', { name: 'Check your inbox' })).toBeInTheDocument();
    expect(stored()).toBe('');
  });

  it('moves along when another club is chosen', async () => {
    writeDraft(getDraft(0, 'Half a thought'));
    showReviewDialog();
    await screen.findByText('Here’s your draft');
    await user.type(club(), 'otl');
    await user.click(await screen.findByRole('option', { name: /Otley Otters/ }));
    await waitFor(() => expect(readDraft(OTTERS)).toMatchObject({ reviewText: 'Half a thought' }));
    expect(readDraft(0)).toBeNull();
  });

  it('is only for its own club', async () => {
    writeDraft(getDraft(OTTERS, 'About the otters'));
    await showForLions();
    expect(reviewText()).toHaveValue('');
    expect(readDraft(OTTERS)).not.toBeNull();
  });

  it('is forgotten after 30 days, or once five newer ones are kept', () => {
    jest.useFakeTimers({ now: Date.now() });
    writeDraft(getDraft(1, 'Old'));
    jest.advanceTimersByTime(29 * DAY_MS);
    expect(readDraft(1)).not.toBeNull();
    for (const clubId of [2, 3, 4, 5]) {
      jest.advanceTimersByTime(1000);
      writeDraft(getDraft(clubId, 'New'));
    }
    expect(readDraft(1)).not.toBeNull();
    writeDraft(getDraft(6, 'Newest'));
    expect(readDraft(1)).toBeNull();
    jest.advanceTimersByTime(31 * DAY_MS);
    expect(readDraft(6)).toBeNull();
  });

  it('is ignored if what is stored is invalid', async () => {
    localStorage.setItem(DRAFTS_KEY, '{"7":{"reviewText":5,"coachingRating":11,"savedAt":9e15},"9":null}');
    await showForLions();
    expect(reviewText()).toHaveValue('');
    localStorage.setItem(DRAFTS_KEY, 'nonsense');
    expect(readDraft(LIONS)).toBeNull();
  });
});
