import { dismissToast, onContentChange } from '@club-reviews/shared-ui/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aManagedReview, aReviewContent } from '../../testing/factories';
import {
  GET_MY_REVIEW,
  heading,
  MY_REVIEW_TITLE,
  press,
  refusal,
  showMyReview,
  toast,
} from '../../testing/show-my-review';

const WITHDRAW = 'POST /reviews/mine/withdraw';
const RESTORE = 'POST /reviews/mine/restore';
const EXPORT = 'POST /reviews/mine/export';
const ERASE = 'POST /reviews/mine/erase';

afterEach(() => act(() => dismissToast()));

describe('an author’s review', () => {
  it('is shown as the public sees it, with the club’s reply', async () => {
    const { sent } = await showMyReview({ responseText: 'Thank you, see you on Sunday.' });
    expect(await heading(MY_REVIEW_TITLE)).toBeVisible();
    expect(screen.getByText('Your review is published')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Leeds Lions' })).toHaveAttribute('href', '/clubs/leeds-lions');
    const review = within(screen.getByRole('article', { name: 'Your review' }));
    expect(review.getByText('Patient coaches, and every child gets a game.')).toBeVisible();
    expect(review.getByText('Thank you, see you on Sunday.')).toBeVisible();
    expect(sent(GET_MY_REVIEW)).toEqual([{ token: 'secret-1' }]);
    expect(window.location.hash).toBe('');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
    expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  });

  it('waits for a moderator', async () => {
    await showMyReview({ state: 'waiting' });
    expect(await screen.findByText('Your review is waiting for a moderator')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
  });

  it('shows waiting changes next to what everyone still sees', async () => {
    await showMyReview({ waitingEdit: aReviewContent({ reviewText: 'Call me on 07700 900123.' }) });
    const waiting = await screen.findByRole('article', { name: 'Your changes, waiting for a moderator' });
    expect(waiting).toHaveTextContent('Call me on 07700 900123.');
    expect(screen.getByRole('article', { name: 'Your review as everyone sees it' })).toHaveTextContent(
      'Patient coaches',
    );
  });

  it.each([
    ['is unknown', 404, 'This link doesn’t work'],
    ['can’t be read', 400, 'This link doesn’t work'],
    ['has expired', 410, 'This link has expired'],
  ])('offers new links if the link %s', async (_what, status, title) => {
    await showMyReview({}, { [GET_MY_REVIEW]: refusal(status, 'No.') });
    expect(await heading(title)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get new links' })).toHaveAttribute('href', '/my-reviews');
  });

  it('makes no request without a token', async () => {
    const { api } = await showMyReview({}, {}, '/my-review');
    expect(await heading('Something is missing from the link')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get new links' })).toBeVisible();
    expect(api.requests).toEqual([]);
  });

  it('offers a retry if the server can’t be reached', async () => {
    const { api } = await showMyReview({}, { [GET_MY_REVIEW]: refusal(503, 'Not now.') });
    expect(await heading('We couldn’t open your review')).toBeVisible();
    api.answer(GET_MY_REVIEW, { body: aManagedReview() });
    await press('Retry');
    expect(await heading(MY_REVIEW_TITLE)).toBeVisible();
  });
});

describe('withdrawing', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Withdraw your review?' });
  const confirm = async () =>
    userEvent.click(within(await dialog()).getByRole('button', { name: 'Withdraw' }));

  it('asks once, and focuses the outcome', async () => {
    const changed = jest.fn();
    const stop = onContentChange(changed);
    const withdrawn = aManagedReview({ state: 'withdrawn', erasedAt: '2026-04-13T10:00:00.000Z' });
    const { sent } = await showMyReview({}, { [WITHDRAW]: { body: withdrawn } });
    await heading(MY_REVIEW_TITLE);
    await press('Withdraw');
    expect(await dialog()).toHaveTextContent('You can put it back from this page.');
    expect(sent(WITHDRAW)).toEqual([]);
    await confirm();
    expect(await toast().findByText('Review Withdrawn')).toBeInTheDocument();
    expect(sent(WITHDRAW)).toEqual([{ token: 'secret-1' }]);
    expect(screen.getByText(/put it back until 13 April 2026/)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('You’ve withdrawn your review'));
    expect(changed).toHaveBeenCalledTimes(1);
    stop();
  });

  it('says why it failed, and reloads the review if it has changed meanwhile', async () => {
    const { api } = await showMyReview(
      {},
      { [WITHDRAW]: refusal(409, 'A moderator has removed this review.') },
    );
    await heading(MY_REVIEW_TITLE);
    await press('Withdraw');
    api.answer(GET_MY_REVIEW, { body: aManagedReview({ state: 'removed' }) });
    await confirm();
    expect(await screen.findByText('A moderator has removed this review.')).toBeVisible();
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Your review was removed')).toBeVisible();
  });

  it('is undone with one press', async () => {
    const { sent } = await showMyReview({ state: 'withdrawn' }, { [RESTORE]: { body: aManagedReview() } });
    await heading(MY_REVIEW_TITLE);
    await press('Put back');
    expect(await toast().findByText('Review Put Back')).toBeInTheDocument();
    expect(sent(RESTORE)).toEqual([{ token: 'secret-1' }]);
    expect(screen.getByText('Your review is published')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Your review is published'));
  });

  it('says why a review could not be restored', async () => {
    await showMyReview({ state: 'withdrawn' }, { [RESTORE]: refusal(503, 'Not now.') });
    await heading(MY_REVIEW_TITLE);
    await press('Put back');
    expect(await toast().findByText('Not now.')).toBeInTheDocument();
  });
});

describe('an author’s data', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Erase everything?' });

  it('is downloaded as a file named after the date', async () => {
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
    const { sent } = await showMyReview({}, { [EXPORT]: { body: data } });
    await heading(MY_REVIEW_TITLE);
    await press('Export');
    expect(await toast().findByText('Data Exported')).toBeInTheDocument();
    expect(sent(EXPORT)).toEqual([{ token: 'secret-1' }]);
    expect(saved.map(({ name }) => name)).toEqual(['my-reviews-2026-03-14.json']);
    expect(saved[0]!.file.size).toBe(JSON.stringify(data, null, 2).length);
    click.mockRestore();
  });

  it('says why it was not exported', async () => {
    await showMyReview({}, { [EXPORT]: refusal(503, 'Not now.') });
    await heading(MY_REVIEW_TITLE);
    await press('Export');
    expect(await toast().findByText('Not now.')).toBeInTheDocument();
  });

  it('is erased after one question, which names what goes and what stays', async () => {
    const changed = jest.fn();
    const stop = onContentChange(changed);
    const { sent } = await showMyReview({}, { [ERASE]: { body: { reviews: 2 } } });
    await heading(MY_REVIEW_TITLE);
    await press('Erase everything');
    expect(await dialog()).toHaveTextContent(/every review you’ve written with this email address/);
    expect(await dialog()).toHaveTextContent(/31 July.*keyed hash/);
    expect(sent(ERASE)).toEqual([]);
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Erase everything' }));
    expect(await heading('Everything has been erased')).toBeVisible();
    expect(screen.getByText(/Your 2 reviews and your email address are gone/)).toBeVisible();
    expect(sent(ERASE)).toEqual([{ token: 'secret-1' }]);
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Everything has been erased'));
    expect(changed).toHaveBeenCalledTimes(1);
    stop();
  });

  it('says why nothing was erased', async () => {
    await showMyReview({}, { [ERASE]: refusal(503, 'Not now.') });
    await heading(MY_REVIEW_TITLE);
    await press('Erase everything');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Erase everything' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  });
});
