import { expectAccessible } from '@club-reviews/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aNoticeEntry, anAdminNotice } from '../../../../testing/notice-responses';
import { aSession, beSignedIn, refusal, showAdmin } from '../../../../testing/show-admin';

const LIST = 'GET /admin/notices';
const CASE = 'GET /admin/notices/7';
const DECIDE = 'POST /admin/notices/7/decision';

beforeEach(beSignedIn);

const steps = async () =>
  within(await screen.findByRole('list', { name: 'What happened' })).getAllByRole('listitem');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const confirm = async (dialog: string, name: string) =>
  userEvent.click(within(await screen.findByRole('dialog', { name: dialog })).getByRole('button', { name }));

describe('the list of notices', () => {
  it('opens from what waits, with each next step and its deadline', async () => {
    const { calls } = await showAdmin('/admin', { [LIST]: { body: [aNoticeEntry()] } });
    await userEvent.click(await screen.findByRole('link', { name: 'Notices' }));
    await screen.findByRole('heading', { name: 'Notices', level: 1 });
    const link = await screen.findByRole('link', { name: 'Leeds Lions' });
    const entry = link.closest('li')!;
    expect(link).toHaveAttribute('href', '/admin/notices?notice=7');
    expect(window.location.pathname).toBe('/admin/notices');
    expect(entry).toHaveTextContent('A moderator will read the notice');
    expect(entry).toHaveTextContent(/by 9:00 am on Thursday 1 November 2125.* days left/);
    expect(Object.fromEntries(calls(LIST).at(-1)!.query)).toEqual({ status: 'open', page: '1', limit: '25' });
    await expectAccessible();
  });

  it('lists closed ones if the address says so', async () => {
    const { calls } = await showAdmin('/admin/notices', { [LIST]: { body: [] } });
    expect(await screen.findByText('No open notices')).toBeVisible();
    await press('Closed');
    expect(await screen.findByText('No closed notices')).toBeVisible();
    expect(window.location.search).toBe('?status=closed');
    await waitFor(() => expect(calls(LIST).at(-1)!.query.get('status')).toBe('closed'));
  });
});

describe('one notice', () => {
  const show = (notice = anAdminNotice(), answers: Parameters<typeof showAdmin>[1] = {}) =>
    showAdmin('/admin/notices?notice=7', { [CASE]: { body: notice }, ...answers });

  it('shows what it says, the review, and one timeline up to the next step', async () => {
    await show();
    expect((await steps()).map(({ textContent }) => textContent)).toEqual([
      'Notice received23 November 2026, 09:00',
      expect.stringMatching(/^Next: A moderator will read the noticeby 9:00 am on Thursday 1 November 2125/),
    ]);
    expect(screen.getByText('I never took any money.')).toBeVisible();
    expect(screen.getByText('Email address (not shared with the author)')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove at once' })).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('names the member of staff who took a step', async () => {
    const step = { step: 'defective', at: '2026-11-24T09:00:00.000Z', dueAt: null, note: null } as const;
    await show(anAdminNotice({ timeline: [{ ...step, staffName: 'Kim Doyle' }] }));
    expect((await steps())[0]).toHaveTextContent('24 November 2026, 09:00, by Kim Doyle');
  });

  it('tells readers that the parties’ details aren’t for their role', async () => {
    const words = { ...anAdminNotice().words, email: null };
    const details = { fullName: '', postalAddress: '', mayShare: false };
    await show(anAdminNotice({ state: 'answered', words, details }), {
      'GET /admin/session': { body: aSession({ role: 'reader', hasAccount: true, id: 3, name: 'Jo' }) },
    });
    expect(await screen.findAllByText('not shown to readers')).toHaveLength(3);
  });

  it('is passed on, and shows what happens next', async () => {
    const { api, calls } = await show(anAdminNotice(), { [DECIDE]: { body: anAdminNotice() } });
    await steps();
    await press('Pass it on');
    api.answer(CASE, { body: anAdminNotice({ state: 'forwarded', decisions: [] }) });
    await confirm('Pass this notice on?', 'Pass it on');
    expect(await screen.findByText(/There’s nothing for you to do/)).toBeVisible();
    expect(calls(DECIDE).map(({ body }) => body)).toEqual([{ decision: 'complete' }]);
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Notice BCDF234567/ })).toHaveFocus());
  });

  it('is marked as incomplete, with a message to the complainant', async () => {
    const { calls } = await show(anAdminNotice(), { [DECIDE]: { body: anAdminNotice() } });
    await steps();
    await press('Something’s missing');
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'What’s missing? (optional)' }),
      ' Your name. ',
    );
    await confirm('Is something missing from the notice?', 'Something’s missing');
    await waitFor(() =>
      expect(calls(DECIDE).map(({ body }) => body)).toEqual([{ decision: 'defective', note: 'Your name.' }]),
    );
  });

  it('says that someone else was quicker', async () => {
    await show(anAdminNotice(), { [DECIDE]: refusal(409, 'This notice has moved on in the meantime.') });
    await steps();
    await press('Pass it on');
    await confirm('Pass this notice on?', 'Pass it on');
    expect((await screen.findAllByText(/moved on in the meantime/)).length).toBeGreaterThan(0);
  });

  it('shows what the author gave, and warns of what each decision does', async () => {
    const details = { fullName: 'Jo Reed', postalAddress: '4 Mill Lane', mayShare: true };
    await show(anAdminNotice({ state: 'answered', decisions: ['stands', 'false-details'], details }));
    expect(await screen.findByText('Jo Reed')).toBeVisible();
    await press('It stays');
    expect(
      await screen.findByText(/give the complainant the author’s name and postal address/),
    ).toBeVisible();
  });

  it('leads to a removal if the author can’t be reached', async () => {
    const decisions = ['unreachable' as const, 'defective' as const];
    await show(anAdminNotice({ decisions, canReachAuthor: false, removedTwice: true, earlierRemovals: 2 }));
    expect(await screen.findByText(/We have no address for the author/)).toBeVisible();
    expect(screen.getByText(/ended in a removal: 2/)).toBeVisible();
    await press('Remove the review');
    expect(await screen.findByRole('dialog', { name: 'Remove the review?' })).toBeVisible();
  });

  it('says why silence hasn’t removed the review, and lets it stay or removes it', async () => {
    const silent = { state: 'silent', hideRefusal: 'club-limit', decisions: ['stay', 'remove'] } as const;
    const { calls } = await show(anAdminNotice({ ...silent, decisions: [...silent.decisions] }), {
      [DECIDE]: { body: anAdminNotice({ state: 'closed', outcome: 'stays', decisions: [] }) },
    });
    expect(
      await screen.findByText(/wasn’t removed automatically, because as many of this club’s/),
    ).toBeVisible();
    await press('Remove the review');
    expect(await screen.findByRole('dialog', { name: 'Remove the review?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await press('It stays');
    await confirm('Let the review stay?', 'It stays');
    expect(calls(DECIDE)[0]!.body).toEqual({ decision: 'stay' });
  });

  it.each([
    ['Now it reads well.', 'Its author has changed it since the notice. Now it reads:'],
    [null, 'It’s no longer on the site. This is how it read:'],
  ])('mentions a review that has changed, to %s', async (reviewTextNow, words) => {
    await show(anAdminNotice({ reviewTextNow }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('The head coach takes bribes.')).toBeVisible();
  });
});
