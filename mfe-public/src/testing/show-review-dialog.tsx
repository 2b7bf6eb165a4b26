import { ToastRegion } from '@club-reviews/shared-ui';
import { fakeApi, fillIn, renderInRouter, testContext } from '@club-reviews/shared-ui/testing';
import type { FakeRequest } from '@club-reviews/shared-ui/testing';
import { dismissToast } from '@club-reviews/shared-ui/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ReviewDialogEntry from '../app/review-dialog-entry';

export const LIONS = { id: 7, name: 'Leeds Lions', slug: 'leeds-lions', location: 'Leeds' };
const OTTERS = { id: 9, name: 'Otley Otters', slug: 'otley-otters', location: 'Otley' };
const RULES = { safeguardingWords: ['hit my son', 'abuse'] };

/** The api's response to a new review. */
export const SUBMITTED = {
  message: 'Please check your email to verify your review.',
  receipt: '5.t3xk5s.signed',
};

/** The text that {@link fillInAllButTheClub} writes. */
export const TEXT = 'Patient coaches, and every child gets a game.';

function clubsPage({ query }: FakeRequest) {
  const text = (query.get('q') ?? '').toLowerCase();
  return { body: { clubs: [LIONS, OTTERS].filter(({ name }) => name.toLowerCase().includes(text)) } };
}

/**
 * Renders the dialog next to the toasts, with a fake api that knows two clubs.
 * @param answers in addition to the fake's own, or replacing them
 */
export function showReviewDialog({
  clubSlug,
  address,
  answers = {},
}: { clubSlug?: string; address?: string; answers?: Parameters<typeof fakeApi>[0] } = {}) {
  const api = fakeApi({
    'GET /clubs/paginated': clubsPage,
    'GET /clubs/leeds-lions': { body: LIONS },
    'GET /reviews/writing-rules': { body: RULES },
    'POST /reviews': { status: 201, body: SUBMITTED },
    ...answers,
  });
  const onClose = jest.fn();
  renderInRouter(
    <>
      <ReviewDialogEntry context={testContext()} clubSlug={clubSlug} onClose={onClose} />
      <ToastRegion />
    </>,
    address,
  );
  return { api, onClose, sent: () => api.requests.filter(({ call }) => call === 'POST /reviews') };
}

/** Opens the dialog on the page of Leeds Lions, and waits until it has chosen the club. */
export async function showForLions(answers?: Parameters<typeof fakeApi>[0], address?: string) {
  const shown = showReviewDialog({ clubSlug: 'leeds-lions', answers, address });
  await waitFor(() => expect(dialogFields.club()).toHaveValue('Leeds Lions'));
  return shown;
}

/** Leaves no toast and nothing in the browser's storage to the next test. */
export const forgetAfterEach = () =>
  afterEach(() => {
    act(() => dismissToast());
    localStorage.clear();
    sessionStorage.clear();
  });

/** Types and clicks without pauses. */
export const user = userEvent.setup({ delay: null });

/** The dialog's fields, found the way people find them. */
export const dialogFields = {
  club: () => screen.getByRole('combobox', { name: 'Club' }),
  ageGroup: () => screen.getByLabelText('Age group'),
  email: () => screen.getByLabelText('Your email address'),
  reviewText: () => screen.getByLabelText('Your review'),
  stars: (question: string, label: string) =>
    within(screen.getByRole('radiogroup', { name: question })).getByRole('radio', {
      name: new RegExp(`^${label},`),
    }),
  submit: () => screen.getByRole('button', { name: 'Submit Anonymous Review' }),
};

/** Cancels, and keeps what's written. */
export async function keepDraft() {
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Keep my draft' }));
}

/** Fills in everything but the club. */
export async function fillInAllButTheClub() {
  const { ageGroup, email, reviewText, stars } = dialogFields;
  await user.selectOptions(ageGroup(), 'Prefer not to disclose');
  await fillIn(email(), 'parent@example.org');
  await user.click(stars('Coaching quality', '5 stars'));
  await user.click(stars('Communication', '4 stars'));
  await user.click(stars('Facilities', '3 stars'));
  await user.click(stars('Inclusivity', '5 stars'));
  await user.click(stars('Value for money', '1 star'));
  await fillIn(reviewText(), TEXT);
}
