import { ToastRegion } from '@club-reviews/shared-ui';
import { dismissToast } from '@club-reviews/shared-ui/platform';
import { fakeApi, renderInRouter, testContext } from '@club-reviews/shared-ui/testing';
import type { FakeRequest } from '@club-reviews/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { onReviewSent } from '../../api/review-changes';
import ReviewDialogEntry from '../../app/review-dialog-entry';

const LIONS = { id: 7, name: 'Leeds Lions', slug: 'leeds-lions', location: 'Leeds' };
const OTTERS = { id: 9, name: 'Otley Otters', slug: 'otley-otters', location: 'Otley' };
const RULES = { minLength: 10, maxLength: 4000, safeguardingWords: ['hit my son', 'abuse'] };
const SUBMITTED = { id: 5, message: 'Please check your email to verify your review.' };
const TEXT = 'Patient coaches, and every child gets a game.';

function clubsPage({ query }: FakeRequest) {
  const text = (query.get('q') ?? '').toLowerCase();
  return { body: { clubs: [LIONS, OTTERS].filter(({ name }) => name.toLowerCase().includes(text)) } };
}

function show({
  clubSlug,
  answers = {},
}: { clubSlug?: string; answers?: Parameters<typeof fakeApi>[0] } = {}) {
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
  );
  return { api, onClose, sent: () => api.requests.filter(({ call }) => call === 'POST /reviews') };
}

const user = userEvent.setup({ delay: null });
const club = () => screen.getByRole('combobox', { name: 'Club' });
const ageGroup = () => screen.getByLabelText('Age group');
const email = () => screen.getByLabelText('Your email address');
const reviewText = () => screen.getByLabelText('Your review');
const stars = (question: string, label: string) =>
  within(screen.getByRole('radiogroup', { name: question })).getByRole('radio', { name: label });
const submit = () => screen.getByRole('button', { name: 'Submit Anonymous Review' });
const toast = () => within(document.querySelector<HTMLElement>('[role="status"][aria-live]')!);

async function enter(field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

async function fillInAllButTheClub() {
  await user.selectOptions(ageGroup(), 'Prefer not to disclose');
  await enter(email(), 'parent@example.org');
  await user.click(stars('Coaching quality', '5 stars'));
  await user.click(stars('Communication', '4 stars'));
  await user.click(stars('Facilities', '3 stars'));
  await user.click(stars('Inclusivity', '5 stars'));
  await user.click(stars('Value for money', '1 star'));
  await enter(reviewText(), TEXT);
}

describe('review dialog', () => {
  beforeEach(() => {
    window.dataLayer = [];
  });
  afterEach(() => act(() => dismissToast()));

  it('sends a review with the club found by typing, says so, and closes', async () => {
    const { onClose, sent } = show();
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
      },
    ]);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(window.dataLayer).toEqual([{ event: 'review_submitted', clubId: 9 }]);
    expect(email()).toHaveValue('');
    expect(stars('Coaching quality', '5 stars')).not.toBeChecked();
  });

  it('leads to the mailbox where no mail leaves the site', async () => {
    show({
      clubSlug: 'leeds-lions',
      answers: { 'POST /reviews': { status: 201, body: { ...SUBMITTED, mailbox: '/dev/mailbox' } } },
    });
    await waitFor(() => expect(club()).toHaveValue('Leeds Lions'));
    await fillInAllButTheClub();
    await user.click(submit());
    expect(await toast().findByRole('link', { name: /mailbox/, hidden: true })).toHaveAttribute(
      'href',
      '/dev/mailbox',
    );
  });

  it('makes the pages ask again for what a review may change', async () => {
    const sent = jest.fn();
    onReviewSent(sent);
    show({ clubSlug: 'leeds-lions' });
    await waitFor(() => expect(club()).toHaveValue('Leeds Lions'));
    await fillInAllButTheClub();
    expect(sent).not.toHaveBeenCalled();
    await user.click(submit());
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  });

  it('hides the trap for programs from people, and sends what fell into it', async () => {
    const { sent } = show({ clubSlug: 'leeds-lions' });
    await waitFor(() => expect(club()).toHaveValue('Leeds Lions'));
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

  it('shows where help is when the text tells of a child at risk, and goes on', async () => {
    show();
    await enter(reviewText(), 'Last week the coach ');
    expect(screen.queryByText('Are you worried about a child?')).not.toBeInTheDocument();
    await user.paste('Hit my son.');
    const signpost = within(
      (await screen.findByText('Are you worried about a child?')).closest('[role="status"]')!,
    );
    expect(signpost.getByRole('link', { name: /^0808.800.5000$/ })).toHaveAttribute(
      'href',
      'tel:08088005000',
    );
    expect(signpost.getByRole('link', { name: '999' })).toHaveAttribute('href', 'tel:999');
    expect(signpost.getByRole('link', { name: '101' })).toHaveAttribute('href', 'tel:101');
    expect(signpost.getByText(/welfare officer of the club or of your County FA/)).toBeInTheDocument();
    expect(submit()).toBeEnabled();
    expect(await axe(screen.getByRole('dialog', { name: 'Write a review' }))).toHaveNoViolations();
  });

  it('is filled in and sent where the rules cannot be loaded', async () => {
    const { sent } = show({
      clubSlug: 'leeds-lions',
      answers: { 'GET /reviews/writing-rules': { status: 503 } },
    });
    await waitFor(() => expect(club()).toHaveValue('Leeds Lions'));
    await fillInAllButTheClub();
    await user.click(submit());
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('says how long to wait after too many reviews', async () => {
    show({
      clubSlug: 'leeds-lions',
      answers: {
        'POST /reviews': {
          status: 429,
          body: { message: 'Too many reviews.' },
          headers: { 'Retry-After': '600' },
        },
      },
    });
    await waitFor(() => expect(club()).toHaveValue('Leeds Lions'));
    await fillInAllButTheClub();
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many reviews. Please try again in 10 minutes.',
    );
    expect(reviewText()).toHaveValue(TEXT);
  });

  it('preselects the club of the page it was opened on', async () => {
    const { sent } = show({ clubSlug: 'leeds-lions' });
    await waitFor(() => expect(club()).toHaveValue('Leeds Lions'));
    await fillInAllButTheClub();
    await user.click(submit());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]!.body).toMatchObject({ clubId: 7 });
  });

  it('lets another club be found in place of the preselected one', async () => {
    show({ clubSlug: 'leeds-lions' });
    await waitFor(() => expect(club()).toHaveValue('Leeds Lions'));
    await user.type(club(), 'otl', { initialSelectionStart: 0, initialSelectionEnd: 'Leeds Lions'.length });
    const found = await screen.findByRole('option', { name: /Otley Otters/ });
    expect(club()).toHaveValue('otl');
    await user.click(found);
    expect(club()).toHaveValue('Otley Otters');
  });

  it('opens with no club chosen when the address names none that exists', async () => {
    const { api } = show({ clubSlug: 'no-such-club' });
    await waitFor(() => expect(api.requests.map(({ call }) => call)).toContain('GET /clubs/no-such-club'));
    expect(club()).toHaveValue('');
  });

  it('names everything that is missing beside its field and goes to the first', async () => {
    const { sent } = show();
    await user.click(submit());
    await waitFor(() => expect(club()).toHaveAccessibleDescription('Please select a club'));
    expect(club()).toHaveFocus();
    expect(ageGroup()).toHaveAccessibleDescription('Please select an age group');
    expect(email()).toHaveAccessibleDescription(/Please enter a valid email address/);
    expect(reviewText()).toHaveAccessibleDescription(/Please write at least 10 characters/);
    for (const [question, message] of [
      ['Coaching quality', 'Please rate coaching quality'],
      ['Communication', 'Please rate communication'],
      ['Facilities', 'Please rate facilities'],
      ['Inclusivity', 'Please rate inclusivity'],
      ['Value for money', 'Please rate value for money'],
    ]) {
      expect(screen.getByRole('radiogroup', { name: question })).toHaveAccessibleDescription(message);
    }
    expect(sent()).toEqual([]);
  });

  it('keeps everything typed when the server fails, and shows its words', async () => {
    const { onClose } = show({
      clubSlug: 'leeds-lions',
      answers: { 'POST /reviews': { status: 409, body: { message: 'You reviewed this club this season.' } } },
    });
    await waitFor(() => expect(club()).toHaveValue('Leeds Lions'));
    await fillInAllButTheClub();
    await user.click(submit());
    expect(await toast().findByText('Error')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('You reviewed this club this season.');
    expect(club()).toHaveValue('Leeds Lions');
    expect(ageGroup()).toHaveValue('prefer not to disclose');
    expect(email()).toHaveValue('parent@example.org');
    expect(stars('Value for money', '1 star')).toBeChecked();
    expect(reviewText()).toHaveValue(TEXT);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says that it failed where the server said nothing', async () => {
    show({ clubSlug: 'leeds-lions', answers: { 'POST /reviews': { status: 502 } } });
    await fillInAllButTheClub();
    await user.click(submit());
    expect(await toast().findByText('Failed to submit review.')).toBeInTheDocument();
  });

  it('ties the server’s objection to the field it is about', async () => {
    show({
      clubSlug: 'leeds-lions',
      answers: { 'POST /reviews': { status: 400, body: { message: 'Please enter a valid email address' } } },
    });
    await waitFor(() => expect(club()).toHaveValue('Leeds Lions'));
    await fillInAllButTheClub();
    await user.click(submit());
    await waitFor(() => expect(email()).toHaveAccessibleDescription(/Please enter a valid email address/));
    expect(email()).toHaveFocus();
  });

  it('reads "Submitting..." and cannot be sent twice while the answer is on its way', async () => {
    let answer = () => {};
    const { sent } = show({
      clubSlug: 'leeds-lions',
      answers: {
        'POST /reviews': () =>
          new Promise((resolve) => (answer = () => resolve({ status: 201, body: SUBMITTED }))),
      },
    });
    await waitFor(() => expect(club()).toHaveValue('Leeds Lions'));
    await fillInAllButTheClub();
    await user.click(submit());
    const pending = await screen.findByRole('button', { name: 'Submitting...' });
    expect(pending).toBeDisabled();
    await user.click(pending);
    expect(sent()).toHaveLength(1);
    await act(async () => answer());
  });

  it('closes at once by Escape while nothing is written', async () => {
    const { onClose } = show({ clubSlug: 'leeds-lions' });
    await waitFor(() => expect(club()).toHaveValue('Leeds Lions'));
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks before Escape discards something written, and goes back to where one was', async () => {
    const { onClose } = show();
    await enter(reviewText(), 'Half a thought');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('group', { name: 'Discard what you have written?' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Keep writing' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(reviewText()).toHaveFocus();
    expect(reviewText()).toHaveValue('Half a thought');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes without asking on Cancel', async () => {
    const { onClose } = show();
    await enter(reviewText(), 'Half a thought');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('lets the stars be chosen by arrow keys', async () => {
    show();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    stars('Coaching quality', '1 star').focus();
    await user.keyboard('[ArrowRight][ArrowRight]');
    expect(stars('Coaching quality', '3 stars')).toBeChecked();
  });

  it('has no accessibility violations, with and without errors', async () => {
    show();
    const dialog = screen.getByRole('dialog', { name: 'Write a review' });
    expect(await axe(dialog)).toHaveNoViolations();
    await user.click(submit());
    await screen.findByText('Please rate value for money');
    expect(await axe(dialog)).toHaveNoViolations();
  });
});
