import { dismissToast } from '@club-reviews/shared-ui/platform';
import { fillIn } from '@club-reviews/shared-ui/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { toast } from '../../testing/show-my-review';
import {
  dialogFields,
  fillInAllButTheClub,
  keepDraft,
  showReviewDialog,
  SUBMITTED,
  TEXT,
  user,
  showForLions,
} from '../../testing/show-review-dialog';
import { readDraft, readUnsent, writeDraft } from './review-draft';
import { EMPTY_REVIEW } from './review-form.schema';
import { mayHaveUnsentReview } from './unsent-mark';
import { offerUnsent } from './unsent-offer';
import { DRAFTS_KEY, latestUnsent } from './unsent-reviews';

const { email, reviewText, submit } = dialogFields;
const LIONS = 7;
const DAY_MS = 24 * 3_600_000;
const UNSENT = 'Your review of Leeds Lions hasn’t been sent yet';
const stored = () => localStorage.getItem(DRAFTS_KEY) ?? '';
const getDraft = (clubId: number) => ({ ...EMPTY_REVIEW, clubId, reviewText: 'Half a thought' });

/** The api, which can't be reached until a test lets it respond. */
function unreachable() {
  let isReachable = false;
  return {
    answers: {
      'POST /reviews': () => {
        if (!isReachable) throw new TypeError('Failed to fetch');
        return { status: 201, body: SUBMITTED };
      },
    },
    comeBack: () => (isReachable = true),
  };
}

async function sendInVain() {
  const { answers, comeBack } = unreachable();
  const shown = await showForLions(answers);
  await fillInAllButTheClub();
  await user.click(submit());
  await screen.findByText(UNSENT);
  return { ...shown, comeBack };
}

afterEach(() => {
  act(() => dismissToast());
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a review that doesn’t get through', () => {
  it('stays in the form, and is kept without the address if its author says so', async () => {
    await sendInVain();
    expect(screen.getByRole('alert')).toHaveTextContent('Please send your review once you’re back online.');
    expect(toast().getByText('Failed to submit review.')).toBeInTheDocument();
    expect(reviewText()).toHaveValue(TEXT);
    expect(stored()).toBe('');
    await keepDraft();
    expect(stored()).toContain(TEXT);
    expect(stored()).not.toContain('parent@example.org');
    expect(mayHaveUnsentReview()).toBe(true);
  });

  it('is sent by a press once the connection is back, and then forgotten', async () => {
    const { comeBack, sent } = await sendInVain();
    comeBack();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(sent()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Send it now' }));
    expect(await screen.findByRole('dialog', { name: 'Check your inbox' })).toBeInTheDocument();
    expect(sent()).toHaveLength(2);
    expect(stored()).toBe('');
  });

  it('is offered when the form reopens for its club, which asks for the address', async () => {
    await sendInVain();
    await keepDraft();
    cleanup();
    showReviewDialog({ clubSlug: 'leeds-lions' });
    expect(await screen.findByText(UNSENT)).toBeInTheDocument();
    expect(screen.queryByText('Here’s your draft')).not.toBeInTheDocument();
    expect(reviewText()).toHaveValue(TEXT);
    await user.click(screen.getByRole('button', { name: 'Send it now' }));
    await waitFor(() => expect(email()).toBeInvalid());
    await fillIn(email(), 'parent@example.org');
    await user.click(screen.getByRole('button', { name: 'Send it now' }));
    expect(await screen.findByRole('dialog', { name: 'Check your inbox' })).toBeInTheDocument();
  });

  it('stays unsent while it’s edited, and goes when it’s discarded', async () => {
    await sendInVain();
    await fillIn(reviewText(), ' And more.');
    await keepDraft();
    expect(readUnsent(LIONS)).toMatchObject({ clubName: 'Leeds Lions' });
    cleanup();
    showReviewDialog({ clubSlug: 'leeds-lions' });
    await user.click(await screen.findByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(stored()).toBe(''));
    expect(screen.queryByText(UNSENT)).not.toBeInTheDocument();
  });

  it('is not confused with a refused one', async () => {
    await showForLions({ 'POST /reviews': { status: 503 } });
    await fillInAllButTheClub();
    await user.click(submit());
    await screen.findByRole('alert');
    expect(screen.queryByText(UNSENT)).not.toBeInTheDocument();
    expect(mayHaveUnsentReview()).toBe(false);
  });

  it('is forgotten after seven days, whenever it was changed', () => {
    jest.useFakeTimers({ now: Date.now() });
    writeDraft(getDraft(LIONS), 'Leeds Lions');
    jest.advanceTimersByTime(6 * DAY_MS);
    writeDraft({ ...getDraft(LIONS), reviewText: 'Changed' });
    expect(latestUnsent()).toMatchObject({ clubId: String(LIONS), clubName: 'Leeds Lions' });
    jest.advanceTimersByTime(DAY_MS);
    expect(latestUnsent()).toBeNull();
    expect(readDraft(LIONS)).toBeNull();
  });

  it('is ignored if what is stored is invalid', () => {
    localStorage.setItem(DRAFTS_KEY, '{"7":{"reviewText":"x","savedAt":9e15,"unsent":{"clubName":5}}}');
    expect(mayHaveUnsentReview()).toBe(true);
    expect(latestUnsent()).toBeNull();
    expect(readDraft(LIONS)).toMatchObject({ reviewText: 'x' });
  });
});

describe('the offer on a page', () => {
  const show = () => showReviewDialog();

  it('links to the form for its club, once per visit and each time the connection comes back', async () => {
    show();
    writeDraft(getDraft(LIONS), 'Leeds Lions');
    act(() => offerUnsent());
    const link = await toast().findByRole('link', { name: 'Send it now', hidden: true });
    expect(link).toHaveAttribute('href', '/?write-review=7');
    expect(toast().getByText(UNSENT)).toBeInTheDocument();
    act(() => dismissToast());
    act(() => offerUnsent());
    expect(toast().queryByText(UNSENT)).not.toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(toast().getByText(UNSENT)).toBeInTheDocument();
  });

  it.each([
    ['without a connection', () => void jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
    ['while the form is open', () => window.history.replaceState(null, '', '/?write-review=leeds-lions')],
    ['where there’s nothing to send', () => localStorage.clear()],
  ])('isn’t made %s', (_when, arrange) => {
    show();
    writeDraft(getDraft(LIONS), 'Leeds Lions');
    arrange();
    act(() => offerUnsent());
    expect(toast().queryByText(/hasn’t been sent yet/)).not.toBeInTheDocument();
  });
});
