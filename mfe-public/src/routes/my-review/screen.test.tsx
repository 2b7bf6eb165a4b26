import { dismissToast, onContentChange } from '@club-reviews/shared-ui/platform';
import { expectAccessible } from '@club-reviews/shared-ui/testing';
import type { FakeAnswer, FakeRequest } from '@club-reviews/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MyReview } from '../../api/types';
import { aManagedReview, aReviewContent } from '../../testing/factories';
import { showPage } from '../../testing/show-page';

const GET = 'POST /reviews/mine';
const EDIT = 'POST /reviews/mine/edit';
const WITHDRAW = 'POST /reviews/mine/withdraw';
const RESTORE = 'POST /reviews/mine/restore';
const EXPORT = 'POST /reviews/mine/export';
const ERASE = 'POST /reviews/mine/erase';
const LINK = '/my-review#token=secret-1';
const TITLE = 'Your review of Leeds Lions';

const refusal = (status: number, message: string): FakeAnswer => ({
  status,
  body: { statusCode: status, message, error: 'Error' },
});
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const toast = () => within(document.querySelector<HTMLElement>('[role="status"][aria-live]')!);

async function show(
  managed: Partial<MyReview> = {},
  answers: Parameters<typeof showPage>[1] = {},
  address = LINK,
) {
  const { api, ...view } = await showPage(address, { [GET]: { body: aManagedReview(managed) }, ...answers });
  const sent = (call: string) =>
    api.requests.filter((request) => request.call === call).map(({ body }: FakeRequest) => body);
  return { api, ...view, sent };
}

afterEach(() => act(() => dismissToast()));

describe('an author’s review', () => {
  it('is shown as the public sees it, with the club’s reply', async () => {
    const { sent } = await show({ responseText: 'Thank you, see you on Sunday.' });
    expect(await heading(TITLE)).toBeVisible();
    expect(screen.getByText('Your review is published')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Leeds Lions' })).toHaveAttribute('href', '/clubs/leeds-lions');
    const review = within(screen.getByRole('article', { name: 'Your review' }));
    expect(review.getByText('Patient coaches, and every child gets a game.')).toBeVisible();
    expect(review.getByText('Thank you, see you on Sunday.')).toBeVisible();
    expect(sent(GET)).toEqual([{ token: 'secret-1' }]);
    expect(window.location.hash).toBe('');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
    expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
    await expectAccessible();
  });

  it('waits for a moderator', async () => {
    await show({ state: 'waiting' });
    expect(await screen.findByText('Your review is waiting for a moderator')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
  });

  it('shows changes that wait beside what everyone still sees', async () => {
    await show({ waitingEdit: aReviewContent({ reviewText: 'Call me on 07700 900123.' }) });
    const waiting = await screen.findByRole('article', { name: 'Your changes, waiting for a moderator' });
    expect(waiting).toHaveTextContent('Call me on 07700 900123.');
    expect(screen.getByRole('article', { name: 'Your review as everyone sees it' })).toHaveTextContent(
      'Patient coaches',
    );
    await expectAccessible();
  });

  it.each([
    ['is unknown', 404, 'This link doesn’t work'],
    ['can’t be read', 400, 'This link doesn’t work'],
    ['has expired', 410, 'This link has expired'],
  ])('leads to new links where the link %s', async (_what, status, title) => {
    await show({}, { [GET]: refusal(status, 'No.') });
    expect(await heading(title)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get new links' })).toHaveAttribute('href', '/my-reviews');
    await expectAccessible();
  });

  it('asks nothing without a token', async () => {
    const { api } = await show({}, {}, '/my-review');
    expect(await heading('Something is missing from the link')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get new links' })).toBeVisible();
    expect(api.requests).toEqual([]);
  });

  it('offers another try when the server cannot be reached', async () => {
    const { api } = await show({}, { [GET]: refusal(503, 'Not now.') });
    expect(await heading('We couldn’t open your review')).toBeVisible();
    api.answer(GET, { body: aManagedReview() });
    await press('Retry');
    expect(await heading(TITLE)).toBeVisible();
  });
});

describe('withdrawing', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Withdraw your review?' });
  const confirm = async () =>
    userEvent.click(within(await dialog()).getByRole('button', { name: 'Withdraw' }));

  it('asks once, and what happened has the focus', async () => {
    const changed = jest.fn();
    const stop = onContentChange(changed);
    const withdrawn = aManagedReview({ state: 'withdrawn', erasedAt: '2026-04-13T10:00:00.000Z' });
    const { sent } = await show({}, { [WITHDRAW]: { body: withdrawn } });
    await heading(TITLE);
    await press('Withdraw');
    expect(await dialog()).toHaveTextContent('You can put it back from this page.');
    await expectAccessible(await dialog());
    expect(sent(WITHDRAW)).toEqual([]);
    await confirm();
    expect(await toast().findByText('Review Withdrawn')).toBeInTheDocument();
    expect(sent(WITHDRAW)).toEqual([{ token: 'secret-1' }]);
    expect(screen.getByText(/put it back until 13 April 2026/)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('You’ve withdrawn your review'));
    expect(changed).toHaveBeenCalledTimes(1);
    stop();
  });

  it('says why it failed, and reads the review again where it has changed meanwhile', async () => {
    const { api } = await show({}, { [WITHDRAW]: refusal(409, 'A moderator has removed this review.') });
    await heading(TITLE);
    await press('Withdraw');
    api.answer(GET, { body: aManagedReview({ state: 'removed' }) });
    await confirm();
    expect(await screen.findByText('A moderator has removed this review.')).toBeVisible();
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Your review was removed')).toBeVisible();
  });

  it('is undone by one press', async () => {
    const { sent } = await show({ state: 'withdrawn' }, { [RESTORE]: { body: aManagedReview() } });
    await heading(TITLE);
    await press('Put back');
    expect(await toast().findByText('Review Put Back')).toBeInTheDocument();
    expect(sent(RESTORE)).toEqual([{ token: 'secret-1' }]);
    expect(screen.getByText('Your review is published')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Your review is published'));
  });

  it('says why a review could not be put back', async () => {
    await show({ state: 'withdrawn' }, { [RESTORE]: refusal(503, 'Not now.') });
    await heading(TITLE);
    await press('Put back');
    expect(await toast().findByText('Not now.')).toBeInTheDocument();
  });
});

describe('editing', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Edit your review of Leeds Lions' });
  const text = () => screen.getByRole('textbox', { name: 'Your review' });
  const CHANGED = 'Patient coaches, but the pitch floods.';

  async function open() {
    await heading(TITLE);
    await press('Edit');
    await dialog();
  }
  async function write(words: string) {
    await userEvent.clear(text());
    await userEvent.click(text());
    await userEvent.paste(words);
  }

  it('opens with what is there, and shows the new version', async () => {
    const { sent } = await show(
      {},
      {
        [EDIT]: { body: aManagedReview({ review: aReviewContent({ reviewText: CHANGED }) }) },
      },
    );
    await open();
    expect(text()).toHaveValue('Patient coaches, and every child gets a game.');
    expect(screen.getByLabelText('Age group')).toHaveValue('U12s');
    expect(
      within(screen.getByRole('radiogroup', { name: 'Facilities' })).getByRole('radio', { name: '3 stars' }),
    ).toBeChecked();
    await expectAccessible(await dialog());
    await write(`  ${CHANGED} `);
    await press('Save changes');
    expect(await toast().findByText('Review Updated')).toBeInTheDocument();
    expect(sent(EDIT)).toEqual([
      {
        token: 'secret-1',
        ageGroup: 'U12s',
        coachingRating: 5,
        communicationRating: 4,
        facilitiesRating: 3,
        inclusivityRating: 5,
        valueRating: 4,
        reviewText: CHANGED,
      },
    ]);
    expect(screen.getByRole('article', { name: 'Your review' })).toHaveTextContent(CHANGED);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
  });

  it('says that the changes wait for a moderator', async () => {
    const waitingEdit = aReviewContent({ reviewText: CHANGED });
    await show({}, { [EDIT]: { body: aManagedReview({ waitingEdit }) } });
    await open();
    await write(CHANGED);
    await press('Save changes');
    expect(await toast().findByText('Changes Saved')).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Your changes, waiting for a moderator' })).toBeVisible();
  });

  it('begins with the changes that are still waiting', async () => {
    await show({ waitingEdit: aReviewContent({ reviewText: CHANGED }) });
    await open();
    expect(text()).toHaveValue(CHANGED);
  });

  it('keeps to the rules of the review form', async () => {
    const { sent } = await show();
    await open();
    await write('Too short');
    await press('Save changes');
    await waitFor(() => expect(text()).toHaveAccessibleDescription(/at least 10 characters/));
    expect(sent(EDIT)).toEqual([]);
  });

  it('loses nothing when the server refuses', async () => {
    const { api } = await show({}, { [EDIT]: refusal(409, 'A moderator has removed this review.') });
    await open();
    await write(CHANGED);
    api.answer(GET, refusal(410, 'This link has expired.'));
    await press('Save changes');
    expect(await screen.findByRole('alert')).toHaveTextContent('A moderator has removed this review.');
    await waitFor(() => expect(api.requests.at(-1)!.call).toBe(GET));
    expect(text()).toHaveValue(CHANGED);
  });

  it('asks before Escape discards what was changed', async () => {
    await show();
    await open();
    await write(CHANGED);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('group', { name: 'Discard what you have written?' })).toBeInTheDocument();
    await press('Keep writing');
    expect(text()).toHaveValue(CHANGED);
  });
});

describe('an author’s data', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Erase everything?' });

  it('is downloaded as a file named by its day', async () => {
    const saved: { name: string; file: Blob }[] = [];
    let offered: Blob | undefined;
    URL.createObjectURL = (file) => {
      offered = file as Blob;
      return 'blob:1';
    };
    URL.revokeObjectURL = () => {};
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, file: offered! });
    });
    const data = {
      emailAddress: 'parent@example.org',
      exportedAt: '2026-03-14T12:00:00.000Z',
      reviews: [],
    };
    const { sent } = await show({}, { [EXPORT]: { body: data } });
    await heading(TITLE);
    await press('Export');
    expect(await toast().findByText('Data Exported')).toBeInTheDocument();
    expect(sent(EXPORT)).toEqual([{ token: 'secret-1' }]);
    expect(saved.map(({ name }) => name)).toEqual(['my-reviews-2026-03-14.json']);
    expect(saved[0]!.file.size).toBe(JSON.stringify(data, null, 2).length);
    click.mockRestore();
  });

  it('says why it was not exported', async () => {
    await show({}, { [EXPORT]: refusal(503, 'Not now.') });
    await heading(TITLE);
    await press('Export');
    expect(await toast().findByText('Not now.')).toBeInTheDocument();
  });

  it('is erased after one question, which names what goes and what stays', async () => {
    const changed = jest.fn();
    const stop = onContentChange(changed);
    const { sent } = await show({}, { [ERASE]: { body: { reviews: 2 } } });
    await heading(TITLE);
    await press('Erase everything');
    expect(await dialog()).toHaveTextContent(/every review you’ve written from this email address/);
    expect(await dialog()).toHaveTextContent(/31 July.*keyed hash/);
    await expectAccessible(await dialog());
    expect(sent(ERASE)).toEqual([]);
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Erase everything' }));
    expect(await heading('Everything is erased')).toBeVisible();
    expect(screen.getByText(/Your 2 reviews and your email address are gone/)).toBeVisible();
    expect(sent(ERASE)).toEqual([{ token: 'secret-1' }]);
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Everything is erased'));
    expect(changed).toHaveBeenCalledTimes(1);
    stop();
    await expectAccessible();
  });

  it('says why nothing was erased', async () => {
    await show({}, { [ERASE]: refusal(503, 'Not now.') });
    await heading(TITLE);
    await press('Erase everything');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Erase everything' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  });
});
