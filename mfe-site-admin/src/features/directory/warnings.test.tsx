import { CLUB_WARNING_REASONS, WARNING_MESSAGES } from '@club-reviews/domain/club-warnings';
import { addDays, londonClock } from '@club-reviews/domain/london-clock';
import { expectAccessible, fillIn } from '@club-reviews/shared-ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ClubWarning } from '../../api/types';
import { anAdminClub } from '../../testing/factories';
import { aSession, beSignedIn, showAdmin } from '../../testing/show-admin';
import { anEntry, DECIDE, QUEUE } from '../../testing/show-queue';

const user = userEvent.setup({ delay: null });
const WARNINGS = 'GET /admin/clubs/7/warnings';
const SET = 'POST /admin/clubs/7/warnings';
const END = 'POST /admin/clubs/7/warnings/end';
const TEXT = 'Five reviews came with a voucher.';

const warning: ClubWarning = {
  ...{ id: 3, reason: 'rewards', text: TEXT, since: '2026-11-20T09:00:00.000Z', endsOn: '2027-03-31' },
  ...{ isShown: true, endedAt: null, appeal: null },
};

const show = (warnings: ClubWarning[], answers = {}) =>
  showAdmin('/admin/clubs/7', {
    'GET /admin/clubs/7': { body: anAdminClub() },
    'GET /admin/clubs/7/history': { body: [] },
    [WARNINGS]: { body: warnings },
    ...answers,
  });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

beforeEach(() => beSignedIn());

it('is put on the page in two steps: what it says, then a look at it', async () => {
  const { calls } = await show([], { [SET]: { status: 204 } });
  expect(await screen.findByText('Its page has never had a warning.')).toBeVisible();
  await press('Put a warning on the page…');
  await press('Continue');
  expect((await dialog()).getAllByText(WARNING_MESSAGES.endsOn).length).toBeGreaterThan(0);
  await user.selectOptions((await dialog()).getByLabelText('What was proven'), CLUB_WARNING_REASONS.rewards);
  await fillIn((await dialog()).getByLabelText(/^What happened/), ` ${TEXT} `);
  const endsOn = addDays(londonClock(new Date()).date, 30);
  fireEvent.change((await dialog()).getByLabelText(/^Last day/), { target: { value: endsOn } });
  await press('Continue');
  expect(await screen.findByText('Is this proven, and fit for everyone to read?')).toBeVisible();
  expect((await dialog()).getByText(CLUB_WARNING_REASONS.rewards)).toBeVisible();
  await expectAccessible();
  expect(calls(SET)).toEqual([]);
  await press('Put it on the page');
  expect(await screen.findByText('The page has a warning')).toBeVisible();
  expect(calls(SET)[0]!.body).toEqual({ reason: 'rewards', text: TEXT, endsOn });
});

it('ends early for a reason, and shows what became of an appeal', async () => {
  const appeal = {
    text: 'No.',
    state: 'refused' as const,
    answer: 'Yes.',
  };
  const { calls } = await show([{ ...warning, appeal }], { [END]: { status: 204 } });
  expect(await screen.findByText('The club appealed, and we kept it. Yes.')).toBeVisible();
  await press('End the warning…');
  await fillIn((await dialog()).getByLabelText(/^Reason/), 'We were wrong.');
  await press('End the warning');
  expect(await screen.findByText('Warning ended')).toBeVisible();
  expect(calls(END)[0]!.body).toEqual({ reason: 'We were wrong.' });
});

it('can only be read by moderators', async () => {
  await show([warning], {
    'GET /admin/session': { body: aSession({ role: 'moderator', hasAccount: true }) },
  });
  expect(await screen.findByText(TEXT)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'End the warning…' })).not.toBeInTheDocument();
});

it('has its appeals in the queue', async () => {
  const appeal = {
    text: 'None of it is true.',
    state: 'open',
    answer: null,
  };
  const entry = anEntry({
    ...{ kind: 'warning', id: 3, review: null },
    warning: { ...warning, appeal, clubName: 'Leeds Lions', clubSlug: 'leeds-lions' } as never,
  });
  const { calls } = await showAdmin('/admin', {
    [QUEUE]: { body: [entry] },
    [DECIDE]: { body: { taken: [], refused: [] } },
  });
  expect((await screen.findAllByText('None of it is true.')).length).toBeGreaterThan(0);
  await press('Keep it');
  await fillIn((await dialog()).getByLabelText(/^Reason/), 'We have read the receipts.');
  await user.click((await dialog()).getByRole('button', { name: 'Keep it' }));
  expect(calls(DECIDE)[0]!.body).toEqual({
    decisions: [{ kind: 'warning', id: 3, verdict: 'refuse', reason: 'We have read the receipts.' }],
  });
});
