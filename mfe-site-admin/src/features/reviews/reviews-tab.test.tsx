import { dismissToast } from '@club-reviews/shared-ui/platform';
import { expectAccessible } from '@club-reviews/shared-ui/testing';
import type { FakeRequest } from '@club-reviews/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdminReview, anAuditEntry } from '../../testing/factories';
import { beSignedIn, showAdmin } from '../../testing/show-admin';

const LIONS = { id: 7, name: 'Leeds Lions', slug: 'leeds-lions', location: 'Leeds' };
const HELD = anAdminReview({
  id: 32,
  clubName: 'Otley Otters',
  isHeld: true,
  holdReasons: ['phone-number', 'link'],
});

const card = async (text: string | RegExp) => (await screen.findByText(text)).closest('li')!;
const reviewCard = () => card('Patient coaches, and every child gets a game.');
const refusal = (status: number, message: string) => ({ status, body: { statusCode: status, message } });

/** A list in parts: each call answers one, with a link to the one that follows. */
function inParts(parts: unknown[][]) {
  return ({ query }: FakeRequest) => {
    const index = Number(query.get('cursor') ?? 0);
    const next = index + 1 < parts.length ? `</api/admin/reviews?cursor=${index + 1}>; rel="next"` : '';
    return { body: parts[index], headers: { Link: next } };
  };
}

beforeEach(() => {
  sessionStorage.clear();
  beSignedIn();
});
afterEach(() => act(() => dismissToast()));

describe('list of reviews', () => {
  it('shows what a moderator decides by', async () => {
    await showAdmin();
    const review = within(await reviewCard());
    expect(review.getByRole('heading', { name: 'Leeds Lions' })).toBeVisible();
    expect(review.getByRole('img', { name: '4.2 out of 5 stars' })).toBeVisible();
    expect(review.getByText('Awaiting Approval')).toBeVisible();
    expect(review.getByText('parent@example.org')).toBeVisible();
    expect(review.getByText('11 March 2026, 10:00')).toBeVisible();
    expect(review.getByText('Under 12s')).toBeVisible();
    await expectAccessible();
  });

  it.each([
    ['Pending Verification', 'pending-verification', false],
    ['Awaiting Approval', 'awaiting-approval', true],
    ['Approved', 'approved', false],
  ] as const)(
    'labels a review %s and offers its approval only when it awaits it',
    async (label, status, can) => {
      await showAdmin('/admin', { 'GET /admin/reviews': { body: [anAdminReview({ status })] } });
      const review = within(await reviewCard());
      expect(review.getByText(label)).toBeVisible();
      expect(review.queryAllByRole('button', { name: /^Approve/ })).toHaveLength(can ? 1 : 0);
      expect(review.getByRole('button', { name: /^Delete/ })).toBeVisible();
    },
  );

  it('says in plain words why a review is on hold', async () => {
    await showAdmin('/admin', { 'GET /admin/reviews': { body: [HELD] } });
    const review = within(await reviewCard());
    expect(review.getByText('On hold')).toBeVisible();
    expect(review.getByText('The text seems to contain a phone number and a link.')).toBeVisible();
  });

  it('folds a long text until one asks for the rest', async () => {
    await showAdmin('/admin', {
      'GET /admin/reviews': { body: [anAdminReview({ reviewText: 'Mud. '.repeat(100).trim() })] },
    });
    const button = await screen.findByRole('button', { name: 'Show all of it' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('says that it is empty, or that nothing matches and how to see all', async () => {
    const { api } = await showAdmin('/admin?rating=1', { 'GET /admin/reviews': { body: [] } });
    expect(await screen.findByText('No reviews match')).toBeVisible();
    await expectAccessible();
    await userEvent.click(screen.getByRole('link', { name: 'Show all reviews' }));
    expect(await screen.findByText('No reviews yet')).toBeVisible();
    expect(api.requests.at(-1)!.query.get('rating')).toBeNull();
  });

  it('says that it could not be loaded, and tries again', async () => {
    const { api } = await showAdmin('/admin', {
      'GET /admin/reviews': refusal(503, 'Back in a minute.'),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Back in a minute.');
    api.answer('GET /admin/reviews', { body: [anAdminReview()] });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await reviewCard();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('narrowing the list', () => {
  it('asks for what the address says and shows it in the filters', async () => {
    const { calls } = await showAdmin('/admin?q=mud&status=approved&club=7&rating=2&hold=yes', {
      'GET /clubs/7': { body: LIONS },
    });
    await reviewCard();
    expect(Object.fromEntries(calls('GET /admin/reviews')[0]!.query)).toEqual({
      search: 'mud',
      status: 'approved',
      clubId: '7',
      rating: '2',
      held: 'true',
      limit: '25',
    });
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('mud');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Club' })).toHaveValue('Leeds Lions'));
    expect(screen.getByLabelText('Status')).toHaveValue('approved');
    expect(screen.getByLabelText('Rating')).toHaveValue('2');
    expect(screen.getByRole('button', { name: 'On hold only' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('keeps every filter in the address, so that back undoes it', async () => {
    await showAdmin();
    await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Awaiting Approval');
    expect(window.location.search).toBe('?status=awaiting-approval');
    await userEvent.selectOptions(screen.getByLabelText('Rating'), '1 star');
    await userEvent.click(screen.getByRole('button', { name: 'On hold only' }));
    expect(window.location.search).toBe('?status=awaiting-approval&rating=1&hold=yes');
    act(() => window.history.back());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'On hold only' })).toHaveAttribute('aria-pressed', 'false'),
    );
    expect(screen.getByLabelText('Rating')).toHaveValue('1');
    await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
    expect(window.location.search).toBe('');
  });

  it('searches once one pauses in typing', async () => {
    const { calls } = await showAdmin();
    await reviewCard();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'MUD');
    await waitFor(() => expect(calls('GET /admin/reviews').at(-1)!.query.get('search')).toBe('MUD'));
    expect(calls('GET /admin/reviews')).toHaveLength(2);
  });

  it('finds a club by typing, and takes it back', async () => {
    await showAdmin('/admin', {
      'GET /clubs/paginated': ({ query }) => ({
        body: { clubs: query.get('q') === 'lions' ? [LIONS] : [] },
      }),
    });
    await userEvent.type(await screen.findByRole('combobox', { name: 'Club' }), 'lions');
    await userEvent.click(await screen.findByRole('option', { name: /Leeds Lions/ }));
    await waitFor(() => expect(window.location.search).toBe('?club=7'));
    await userEvent.click(screen.getByRole('button', { name: 'Show all clubs', hidden: true }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });
});

describe('paging', () => {
  const PAGES = [
    Array.from({ length: 25 }, (_, index) => anAdminReview({ id: 100 - index, reviewText: `New ${index}` })),
    [anAdminReview({ id: 1, reviewText: 'The oldest' })],
  ];

  it('goes on by the server’s link and back with the browser, both ways', async () => {
    await showAdmin('/admin?status=approved', { 'GET /admin/reviews': inParts(PAGES) });
    await screen.findByText('New 0');
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    await screen.findByText('The oldest');
    expect(window.location.search).toBe('?status=approved&cursor=1');
    expect(screen.getByText('Page 2')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    await screen.findByText('New 0');
    expect(window.location.search).toBe('?status=approved');
    act(() => window.history.forward());
    await screen.findByText('The oldest');
    await userEvent.click(screen.getByRole('link', { name: 'Newest' }));
    await screen.findByText('New 0');
  });

  it('looks through further parts while a page is not full, and says so', async () => {
    let goOn = () => {};
    const { calls } = await showAdmin('/admin?q=mud', {
      'GET /admin/reviews': async (request) => {
        if (request.query.get('cursor') === '2') await new Promise<void>((resolve) => (goOn = resolve));
        return inParts([[], [anAdminReview()], [anAdminReview({ id: 2, reviewText: 'Mud of old' })]])(
          request,
        );
      },
    });
    await reviewCard();
    expect(screen.getByText('1 review found so far. Looking further back…')).toBeVisible();
    await act(async () => goOn());
    await screen.findByText('Mud of old');
    expect(screen.getByText('2 reviews on this page, newest first')).toBeVisible();
    expect(calls('GET /admin/reviews')).toHaveLength(3);
  });

  it('stops after a while and goes on when told to', async () => {
    const { calls } = await showAdmin('/admin?q=rare', {
      'GET /admin/reviews': inParts([...Array.from({ length: 11 }, () => []), [anAdminReview()]]),
    });
    expect(await screen.findByText('0 reviews found so far. Older reviews may match too.')).toBeVisible();
    expect(calls('GET /admin/reviews')).toHaveLength(8);
    await userEvent.click(screen.getByRole('button', { name: 'Keep looking' }));
    await reviewCard();
    expect(calls('GET /admin/reviews')).toHaveLength(12);
  });
});

describe('deciding', () => {
  it('approves at once, refreshes list and numbers, and keeps the focus on the review', async () => {
    const { api, calls } = await showAdmin('/admin', {
      'POST /reviews/31/approve': { body: anAdminReview({ status: 'approved' }) },
    });
    const review = within(await reviewCard());
    api.answer('GET /admin/reviews', { body: [anAdminReview({ status: 'approved' })] });
    await userEvent.click(review.getByRole('button', { name: /^Approve the review of Leeds Lions/ }));
    expect(await screen.findByText('Review Approved')).toBeVisible();
    expect(calls('POST /reviews/31/approve')[0]!.body).toEqual({});
    await waitFor(() => expect(review.getByText('Approved')).toBeVisible());
    expect(calls('GET /admin/stats').length).toBe(2);
    await waitFor(async () => expect(await reviewCard()).toHaveFocus());
  });

  it('says that an approval failed, and why', async () => {
    await showAdmin('/admin', {
      'POST /reviews/31/approve': refusal(409, 'This review is already approved.'),
    });
    await userEvent.click(within(await reviewCard()).getByRole('button', { name: /^Approve/ }));
    expect(await screen.findByText('Failed to approve review.')).toBeVisible();
    expect(screen.getByText('This review is already approved.')).toBeVisible();
  });

  it('asks before it approves a held review, and sends the reason', async () => {
    const { calls } = await showAdmin('/admin', {
      'GET /admin/reviews': { body: [HELD] },
      'POST /reviews/32/approve': { body: HELD },
    });
    await userEvent.click(within(await reviewCard()).getByRole('button', { name: /^Approve/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve a review on hold?' }));
    expect(dialog.getByText('The text seems to contain a phone number and a link.')).toBeVisible();
    expect(calls('POST /reviews/32/approve')).toEqual([]);
    await expectAccessible();
    await userEvent.type(dialog.getByLabelText('Reason (optional)'), ' The club’s public number ');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve review' }));
    expect(await screen.findByText('Review Approved')).toBeVisible();
    expect(calls('POST /reviews/32/approve')[0]!.body).toEqual({ reason: 'The club’s public number' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('deletes after a question, takes the review out, and moves the focus to the list', async () => {
    const { api, calls } = await showAdmin('/admin', { 'DELETE /reviews/31': { status: 204 } });
    await userEvent.click(within(await reviewCard()).getByRole('button', { name: /^Delete/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this review?' }));
    expect(dialog.getByText('Patient coaches, and every child gets a game.')).toBeVisible();
    expect(calls('DELETE /reviews/31')).toEqual([]);
    await expectAccessible();
    api.answer('GET /admin/reviews', { body: [] });
    await userEvent.click(dialog.getByRole('button', { name: 'Delete review' }));
    expect(await screen.findByText('Review Deleted')).toBeVisible();
    expect(await screen.findByText('No reviews yet')).toBeVisible();
    expect(calls('GET /admin/stats').length).toBe(2);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Reviews' })).toHaveFocus());
  });

  it('deletes nothing on Cancel, and gives the focus back', async () => {
    const { calls } = await showAdmin();
    const button = within(await reviewCard()).getByRole('button', { name: /^Delete/ });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(button).toHaveFocus());
    expect(calls('DELETE /reviews/31')).toEqual([]);
  });

  it('keeps the dialog and the reason when deleting failed', async () => {
    await showAdmin('/admin', { 'DELETE /reviews/31': refusal(404, 'There is no such review.') });
    await userEvent.click(within(await reviewCard()).getByRole('button', { name: /^Delete/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this review?' }));
    await userEvent.type(dialog.getByLabelText('Reason (optional)'), 'Spam');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete review' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('There is no such review.');
    expect(screen.getAllByText('Failed to delete review.').length).toBeGreaterThan(0);
    expect(dialog.getByLabelText('Reason (optional)')).toHaveValue('Spam');
  });
});

describe("removing a club's reply", () => {
  const REMOVE = 'DELETE /admin/reviews/31/response';
  const ANSWERED = anAdminReview({ status: 'approved', responseText: 'Your Tom should train harder.' });
  const open = async () => {
    const review = within(await reviewCard());
    await userEvent.click(review.getByRole('button', { name: /^Remove reply to the review of Leeds Lions/ }));
    return within(await screen.findByRole('dialog', { name: 'Remove this reply?' }));
  };

  it('is offered where there is one', async () => {
    await showAdmin();
    const review = within(await reviewCard());
    expect(review.queryByRole('button', { name: /^Remove reply/ })).not.toBeInTheDocument();
    expect(review.queryByText('Club Response')).not.toBeInTheDocument();
  });

  it('asks for the reason, takes the reply out, and moves the focus to the review', async () => {
    const { api, calls } = await showAdmin('/admin', {
      'GET /admin/reviews': { body: [ANSWERED] },
      [REMOVE]: { status: 204 },
    });
    const dialog = await open();
    expect(dialog.getByText('Your Tom should train harder.')).toBeVisible();
    await expectAccessible();
    await userEvent.type(dialog.getByLabelText('Reason'), '   ');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove reply' }));
    expect(await dialog.findByText('Please give a reason')).toBeVisible();
    expect(calls(REMOVE)).toEqual([]);

    api.answer('GET /admin/reviews', { body: [{ ...ANSWERED, responseText: null }] });
    await userEvent.type(dialog.getByLabelText('Reason'), 'Names a child ');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove reply' }));
    expect(await screen.findByText('Reply Removed')).toBeVisible();
    expect(calls(REMOVE)[0]!.body).toEqual({ reason: 'Names a child' });
    await waitFor(() => expect(screen.queryByText('Club Response')).not.toBeInTheDocument());
    await waitFor(async () => expect(await reviewCard()).toHaveFocus());
  });

  it('keeps the dialog and the reason when it failed, and says why', async () => {
    await showAdmin('/admin', {
      'GET /admin/reviews': { body: [ANSWERED] },
      [REMOVE]: refusal(409, 'This review has no reply'),
    });
    const dialog = await open();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Names a child');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove reply' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This review has no reply');
    expect(screen.getAllByText('Failed to remove reply.').length).toBeGreaterThan(0);
    expect(dialog.getByLabelText('Reason')).toHaveValue('Names a child');
  });
});

describe('history', () => {
  const open = async () =>
    userEvent.click(within(await reviewCard()).getByRole('button', { name: /^History/ }));

  it('tells what happened, when, through whom and why', async () => {
    await showAdmin('/admin', {
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
    await expectAccessible();
  });

  it('says that nothing is recorded, or that it could not be loaded', async () => {
    const { api } = await showAdmin('/admin', { 'GET /admin/reviews/31/history': refusal(503, 'Not now.') });
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
    api.answer('GET /admin/reviews/31/history', { body: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Nothing recorded yet')).toBeVisible();
  });
});

describe('export', () => {
  const saved: { name: string; file: Blob }[] = [];
  beforeEach(() => {
    saved.length = 0;
    const files = new Map<string, Blob>();
    URL.createObjectURL = (file) => {
      files.set('blob:1', file as Blob);
      return 'blob:1';
    };
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, file: files.get(this.href)! });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('downloads what the list is narrowed to, under the server’s name', async () => {
    const { calls } = await showAdmin('/admin?status=approved&rating=5', {
      'GET /admin/reviews/export': {
        text: 'Club Name,Author\r\n',
        headers: { 'Content-Disposition': 'attachment; filename="reviews-2026-03-14.csv"' },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Reviews Exported')).toBeVisible();
    expect(saved.map(({ name }) => name)).toEqual(['reviews-2026-03-14.csv']);
    expect(saved[0]!.file.size).toBe('Club Name,Author\r\n'.length);
    const [call] = calls('GET /admin/reviews/export');
    expect(Object.fromEntries(call!.query)).toEqual({ status: 'approved', rating: '5' });
    expect(call!.headers.get('Authorization')).toBe('Bearer a.b.c');
  });

  it('says that it failed', async () => {
    await showAdmin('/admin', { 'GET /admin/reviews/export': refusal(503, 'Not now.') });
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Failed to export reviews.')).toBeVisible();
    expect(screen.getByText('Not now.')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('closes the gate when the session has ended', async () => {
    await showAdmin('/admin', { 'GET /admin/reviews/export': refusal(401, 'Please log in.') });
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Your session has ended')).toBeVisible();
  });
});
