import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from '@club-reviews/shared-ui/testing';
import type { LiveRelease, ReleaseBoard, ReleaseChange } from '../../api/types';
import { aSession, beSignedIn, refusal, showAdmin } from '../../testing/show-admin';

const UNMEASURED = { errors: [], lcp: null, inp: null, cls: null };

const RELEASE: LiveRelease = {
  remote: 'mfe_public',
  active: '1.1.0',
  fallback: '1.0.0',
  isKilled: false,
  canary: { version: '1.2.0', share: 50, since: '2026-11-23T12:00:00.000Z', verdict: 'bad' },
  loads: [
    {
      ...UNMEASURED,
      version: '1.2.0',
      total: 60,
      failures: 12,
      errors: [
        { errorClass: 'execution', count: 9 },
        { errorClass: 'timeout', count: 3 },
      ],
    },
    { ...UNMEASURED, version: '1.1.0', total: 9000, failures: 3, lcp: 2140, inp: 180, cls: 0.0412 },
    { ...UNMEASURED, version: '1.0.0', total: 0, failures: 0 },
  ],
};

const CHANGE: ReleaseChange = {
  revision: 3,
  at: '2026-11-23T12:00:00.000Z',
  by: 'Ada',
  action: 'canary',
  remote: 'mfe_public',
  from: '1.1.0',
  to: '1.2.0',
  share: 50,
  reason: null,
};

const BOARD: ReleaseBoard = {
  state: 'ready',
  abortsCanaries: true,
  releases: [
    RELEASE,
    { ...RELEASE, remote: 'mfe_club_admin', canary: null, fallback: null, isKilled: true, loads: [] },
  ],
  history: [
    CHANGE,
    { ...CHANGE, revision: 2, action: 'roll-back', from: '1.2.0', to: '1.1.0', reason: 'Too slow' },
    { ...CHANGE, revision: 1, at: null, by: null, action: null, remote: null },
  ],
};

describe('releases', () => {
  beforeEach(beSignedIn);

  const show = (board: ReleaseBoard = BOARD, answers: Parameters<typeof showAdmin>[1] = {}) =>
    showAdmin('/admin/releases', { 'GET /admin/releases': { body: board }, ...answers });
  const card = async (name = 'Club pages') => within(await screen.findByRole('region', { name }));

  it('say what is live, how it loads and how fast it is', async () => {
    await show();
    const pages = await card();
    expect(pages.getByText('Canary 5%')).toBeVisible();
    expect(pages.getByText(/It fails significantly more often.*about to be aborted/)).toBeVisible();
    const rows = pages
      .getAllByRole('row')
      .map((row: HTMLElement) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['Version', 'Loads', 'Failed', 'Speed'],
      ['1.2.0canary, 5% of visitors', '60', '12 (20%)', '–'],
      ['1.1.0live', '9,000', '3 (under 0.1%)', 'LCP 2.1 sINP 180 msCLS 0.041'],
      ['1.0.0fallback', '0', '–', '–'],
    ]);
    const reasons = within(pages.getByRole('list', { name: 'Why they failed' }));
    expect(reasons.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1.2.0 threw an error while loading: 9, took too long: 3',
    ]);
    const clubs = await card('Club area');
    expect(clubs.getByText('Switched off')).toBeVisible();
    expect(clubs.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Switch on']);
  });

  it('show their history', async () => {
    await show();
    const history = within(await screen.findByRole('list', { name: 'Changes, newest first' }));
    expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Club pages: 1.2.0 tried by 5% of visitors23 November 2026, 12:00 · Ada',
      'Club pages: rolled back from 1.2.0 to 1.1.023 November 2026, 12:00 · AdaToo slow',
      'Revision 1',
    ]);
  });

  it.each([
    [
      'Promote',
      'Release it to everyone?',
      'promote',
      '1.2.0',
      /Everyone will get 1.2.0.*not just 5% of visitors/,
    ],
    ['Abort', 'Abort 1.2.0 of “Club pages”?', 'abort', '1.2.0', /Visitors who have 1.2.0 will get 1.1.0/],
    ['Roll back', 'Roll “Club pages” back to 1.0.0?', 'roll-back', '1.1.0', /The canary 1.2.0 ends too/],
    ['Switch off', 'Switch off “Club pages”?', 'kill', '1.1.0', /everyone will see a card in its place/],
  ])('%s after a question that says what happens next', async (button, title, call, version, words) => {
    const name = `POST /admin/releases/mfe_public/${call}`;
    const { calls } = await show(BOARD, { [name]: { status: 204 } });
    await userEvent.click((await card()).getByRole('button', { name: button }));
    const question = within(screen.getByRole('dialog', { name: title }));
    expect(question.getByText(words)).toBeVisible();
    if (call !== 'promote') await fillIn(question.getByLabelText(/Reason/), 'Blurred');
    await userEvent.click(question.getByRole('button', { name: new RegExp(`^${button}`) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls(name).map(({ body }) => body)).toEqual([
      call === 'promote' ? { version } : { version, reason: 'Blurred' },
    ]);
    expect(calls('GET /admin/releases').length).toBeGreaterThan(1);
  });

  it('switch on what is off', async () => {
    const name = 'POST /admin/releases/mfe_club_admin/revive';
    const { calls } = await show(BOARD, { [name]: { status: 204 } });
    await userEvent.click((await card('Club area')).getByRole('button', { name: 'Switch on' }));
    const question = within(screen.getByRole('dialog', { name: 'Switch on “Club area”?' }));
    expect(question.getByText('Everyone will get 1.1.0 with their next page.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Switch on' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls(name).map(({ body }) => body)).toEqual([{ version: '1.1.0' }]);
  });

  it('warn before this page is switched off', async () => {
    await show({ ...BOARD, releases: [{ ...RELEASE, remote: 'mfe_site_admin', canary: null }] });
    const own = await card('Site administration');
    await userEvent.click(own.getByRole('button', { name: 'Switch off' }));
    expect(screen.getByText(/You’ll lose this page too/)).toBeVisible();
  });

  it('label a remote added later by the words in its name', async () => {
    const releases = [{ ...RELEASE, remote: 'mfe_away_days', canary: null }];
    await show({ ...BOARD, releases });
    expect((await card('Away days')).getByRole('button', { name: 'Roll back' })).toBeVisible();
  });

  it('keep the dialog and its reason if someone else was quicker, and show behind it what is live now', async () => {
    let board = BOARD;
    await show(BOARD, {
      'GET /admin/releases': () => ({ body: board }),
      'POST /admin/releases/mfe_public/abort': () => {
        board = { ...BOARD, releases: [{ ...RELEASE, active: '1.2.0', fallback: '1.1.0', canary: null }] };
        return refusal(409, 'Nothing was changed: someone else has changed it since you looked.');
      },
    });
    await userEvent.click((await card()).getByRole('button', { name: 'Abort' }));
    const question = within(screen.getByRole('dialog'));
    await fillIn(question.getByLabelText(/Reason/), 'Blurred');
    await userEvent.click(question.getByRole('button', { name: 'Abort 1.2.0' }));
    expect(await question.findByText(/someone else has changed it/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Canary 5%')).not.toBeInTheDocument());
    expect(question.getByText(/Visitors who have 1.2.0 will get 1.1.0/)).toBeVisible();
    expect(question.getByLabelText(/Reason/)).toHaveValue('Blurred');
  });

  it('say what the server refused', async () => {
    await show(BOARD, {
      'POST /admin/releases/mfe_public/promote': refusal(409, 'It has changed since: please look again'),
    });
    await userEvent.click((await card()).getByRole('button', { name: 'Promote' }));
    const question = within(screen.getByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: 'Promote' }));
    expect(await question.findByText(/It has changed since/)).toBeVisible();
  });

  it('are read-only for anyone but owners', async () => {
    await show(BOARD, { 'GET /admin/session': { body: aSession({ role: 'reader' }) } });
    expect((await card()).queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['empty', 'The api can’t see a release store'],
    ['unreadable', 'The release store can’t be read'],
  ] as const)('say if the store is %s', async (state, title) => {
    await show({ ...BOARD, state, releases: [], history: [] });
    expect(await screen.findByText(title)).toBeVisible();
  });

  it('can be requested again if they could not be loaded', async () => {
    const { calls } = await showAdmin('/admin/releases', {
      'GET /admin/releases': refusal(503, 'The service is busy.'),
    });
    expect(await screen.findByText('The releases didn’t load')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(calls('GET /admin/releases').length).toBeGreaterThan(1);
  });
});
