import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beSignedIn, refusal, showAdmin } from '../../testing/show-admin';
import { aClaim, showQueue } from '../../testing/show-queue';

const EXPORT = 'GET /admin/desk/export';

beforeEach(beSignedIn);

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

  it('downloads what the filters match, under the server’s file name', async () => {
    const { calls } = await showAdmin('/admin/reviews?status=approved&rating=5', {
      'GET /admin/reviews/export': {
        text: 'Club Name,Author\r\n',
        headers: { 'Content-Disposition': 'attachment; filename="reviews-2026-03-14.csv"' },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Reviews exported')).toBeVisible();
    expect(saved.map(({ name }) => name)).toEqual(['reviews-2026-03-14.csv']);
    expect(saved[0]!.file.size).toBe('Club Name,Author\r\n'.length);
    const [call] = calls('GET /admin/reviews/export');
    expect(Object.fromEntries(call!.query)).toEqual({ status: 'approved', rating: '5' });
    expect(call!.headers.get('X-Session')).toBe('cookie');
  });

  it('includes what was typed last, before the list has caught up', async () => {
    const { calls } = await showAdmin('/admin/reviews?status=approved', {
      'GET /admin/reviews/export': { text: 'Club Name,Author\r\n' },
    });
    const search = await screen.findByRole('searchbox', { name: 'Search' });
    // In one go, so that the list's delay can't pass between the last letter and the press.
    fireEvent.change(search, { target: { value: ' mud ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Reviews exported')).toBeVisible();
    const [call] = calls('GET /admin/reviews/export');
    expect(Object.fromEntries(call!.query)).toEqual({ search: 'mud', status: 'approved' });
  });

  it('downloads what the queue’s filters show, whichever page is open', async () => {
    const address = '/admin?kinds=claim&assigned=me&cursor=1-5-claim-7';
    const { calls } = await showQueue([aClaim()], { [EXPORT]: { text: 'Kind,Number\r\n' } }, address);
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Entries exported')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveFocus();
    expect(Object.fromEntries(calls(EXPORT)[0]!.query)).toEqual({
      ...{ kinds: 'claim', assigned: 'me' },
    });
  });

  it('says that it failed', async () => {
    await showAdmin('/admin/reviews', { 'GET /admin/reviews/export': refusal(503, 'Not now.') });
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Failed to export reviews.')).toBeVisible();
    expect(screen.getByText('Not now.')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('returns to the login if the session has ended', async () => {
    await showAdmin('/admin/reviews', { 'GET /admin/reviews/export': refusal(401, 'Please log in.') });
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Your session has ended')).toBeVisible();
  });
});
