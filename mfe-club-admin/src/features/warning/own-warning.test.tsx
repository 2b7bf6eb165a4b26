import { CLUB_WARNING_REASONS, WARNING_MESSAGES } from '@club-reviews/domain/club-warnings';
import { expectAccessible, fillIn } from '@club-reviews/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beLoggedIn, showClubAdmin } from '../../testing/show-club-admin';

const user = userEvent.setup({ delay: null });
const WARNING = 'GET /club-admin/warning';
const APPEAL = 'POST /club-admin/warning/appeal';
const TEXT = 'Five reviews came with a voucher.';
const shown = {
  ...{ id: 3, reason: 'rewards', text: TEXT, since: '2026-11-20T09:00:00.000Z', endsOn: '2027-03-31' },
  ...{ isShown: true, endedAt: null, appeal: null },
};
const appeal = { text: 'It isn’t true.', state: 'open', answer: null };
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

beforeEach(beLoggedIn);

it('shows the warning on the club’s page, and sends the appeal', async () => {
  const { api, calls } = await showClubAdmin('/club-admin', {
    [WARNING]: { body: { warning: shown } },
    [APPEAL]: { status: 204 },
  });
  expect(await screen.findByText(`${CLUB_WARNING_REASONS.rewards} ${TEXT}`)).toBeVisible();
  await press('Appeal…');
  await press('Send appeal');
  expect((await screen.findAllByText(WARNING_MESSAGES.appeal)).length).toBeGreaterThan(0);
  await expectAccessible();
  await fillIn(screen.getByLabelText('Why the warning is wrong'), ' It isn’t true. ');
  api.answer(WARNING, { body: { warning: { ...shown, appeal } } });
  await press('Send appeal');
  expect(await screen.findByText('Appeal sent')).toBeVisible();
  expect(calls(APPEAL)[0]!.body).toEqual({ text: 'It isn’t true.' });
  expect(await screen.findByText(/^You’ve appealed/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Appeal…' })).not.toBeInTheDocument();
});
