import { dayText } from '@club-reviews/domain/club-sessions';
import { addDays, londonClock } from '@club-reviews/domain/london-clock';
import { expectAccessible } from '@club-reviews/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOwnClub } from '../../testing/factories';
import { beLoggedIn, getDashboard, showClubAdmin } from '../../testing/show-club-admin';

const user = userEvent.setup({ delay: null });
const LIST = 'GET /club-admin/sessions-to-try';
const ADD = 'POST /club-admin/sessions-to-try';
const CHANGE = 'PUT /club-admin/sessions-to-try/7';
const DELETE = 'DELETE /club-admin/sessions-to-try/7';
const ADDRESS = '/club-admin?tab=sessions';

const day = addDays(londonClock(new Date()).date, 5);
const SESSION = {
  ...{ id: 7, kind: 'taster', title: null, startsOn: day, weeklyUntil: addDays(day, 14), startTime: '10:00' },
  ...{
    endTime: '11:00',
    ageFrom: 5,
    ageTo: 7,
    category: 'girls',
    place: null,
    postcode: null,
    costPence: 350,
  },
  ...{
    bring: null,
    joining: null,
    link: null,
    state: 'on',
    calledOff: [],
    revision: 3,
    dates: [day, addDays(day, 7)],
  },
};
const { id: _, dates: __, ...BODY } = SESSION;

beforeEach(beLoggedIn);

describe('a club’s sessions to try', () => {
  it('are added once what is missing has been filled in', async () => {
    const { api, calls } = await showClubAdmin(ADDRESS, { [LIST]: { body: [] }, [ADD]: { body: SESSION } });
    await user.click(await screen.findByRole('button', { name: 'Add a session' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a session' }));
    await user.click(dialog.getByRole('button', { name: 'Save session' }));
    expect(await dialog.findByText('Please enter the date')).toBeVisible();
    expect(dialog.getByText('Please enter the cost in pounds, 0 if it’s free')).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('What it is'), 'Taster session');
    await user.selectOptions(dialog.getByLabelText('Who it’s for'), 'Girls');
    const enter = (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    enter('Date', day);
    enter('From', '11:00');
    enter('To', '10:00');
    enter('Cost in pounds', '0');
    enter('How to join (optional)', 'Write to sam@lions.example');
    await user.click(dialog.getByRole('button', { name: 'Save session' }));
    expect(await dialog.findByText('It must end after it starts')).toBeVisible();
    expect(dialog.getByText(/^Please leave out email addresses/)).toBeVisible();
    enter('To', '12:00');
    enter('How to join (optional)', '');
    api.answer(LIST, { body: [SESSION] });
    await user.click(dialog.getByRole('button', { name: 'Save session' }));
    expect(await screen.findByText(/Ages 5 to 7 · Girls · £3.50/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Come and try' })).toHaveFocus();
    expect(calls(ADD)[0]?.body).toMatchObject({
      ...{ kind: 'taster', category: 'girls', startsOn: day, weeklyUntil: null, endTime: '12:00' },
      ...{ ageFrom: null, costPence: 0, joining: null },
    });
  });

  it('are called off, changed and deleted', async () => {
    const { calls } = await showClubAdmin(ADDRESS, {
      [LIST]: { body: [SESSION] },
      [CHANGE]: { body: SESSION },
      [DELETE]: { status: 204 },
    });
    const which = ` Taster session, ${dayText(day)}`;
    await user.click(await screen.findByRole('button', { name: `Call off${which}` }));
    await waitFor(() => expect(calls(CHANGE)[0]?.body).toEqual({ ...BODY, state: 'called-off' }));
    expect(screen.getByRole('button', { name: `Call off${which}` })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: `Edit${which}` }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    const edit = await screen.findByRole('button', { name: `Edit${which}` });
    await waitFor(() => expect(edit).toHaveFocus());
    await user.click(edit);
    const cost = await screen.findByLabelText('Cost in pounds');
    expect(cost).toHaveValue('3.50');
    await user.clear(cost);
    await user.type(cost, '4');
    await user.click(screen.getByRole('button', { name: 'Save session' }));
    await waitFor(() => expect(calls(CHANGE)[1]?.body).toEqual({ ...BODY, costPence: 400 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: `Delete${which}` }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(calls(DELETE)).toHaveLength(1));
  });

  it('are called off for single weeks, and put back on', async () => {
    const [, second, third] = [0, 7, 14].map((days) => addDays(day, days));
    const session = { ...SESSION, calledOff: [second] };
    const { api, calls } = await showClubAdmin(ADDRESS, {
      [LIST]: { body: [session] },
      [CHANGE]: {
        status: 400,
        body: { statusCode: 400, message: 'm', error: 'e', fields: { calledOff: 'Please leave one' } },
      },
    });
    expect(await screen.findByText(`Not on ${dayText(second!)}`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Call off weeks/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Weeks of “Taster session”' }));
    const weeks = dialog.getAllByRole('checkbox');
    expect(weeks.map((week) => (week as HTMLInputElement).checked)).toEqual([false, true, false]);
    await user.click(weeks[1]!);
    await user.click(dialog.getByRole('checkbox', { name: dayText(third!) }));
    await user.click(dialog.getByRole('button', { name: 'Save weeks' }));
    expect(await dialog.findByText('Please leave one')).toBeVisible();
    await expectAccessible();
    expect(calls(CHANGE)[0]?.body).toEqual({ ...BODY, calledOff: [third] });
    api.answer(CHANGE, { body: session });
    await user.click(dialog.getByRole('button', { name: 'Save weeks' }));
    expect(await screen.findByText('Weeks saved')).toBeVisible();
  });

  it.each([
    ['hidden', 'Your club’s page is hidden at the moment.'],
    ['closed', 'Your club is marked as closed on this site.'],
  ] as const)('aren’t seen by families while the club is %s', async (state, why) => {
    await showClubAdmin(ADDRESS, {
      [LIST]: { body: [SESSION] },
      ...getDashboard(anOwnClub({ state })),
    });
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.queryByText('See them on your public page')).toBeNull();
  });

  it('keep what was typed when a colleague was quicker', async () => {
    const message = 'Somebody else has changed this session meanwhile.';
    await showClubAdmin(ADDRESS, {
      [LIST]: { body: [SESSION] },
      [CHANGE]: { status: 409, body: { statusCode: 409, message, error: 'Conflict' } },
    });
    await user.click(await screen.findByRole('button', { name: /^Edit/ }));
    const place = await screen.findByLabelText('Place (optional)');
    await user.type(place, 'Lions Park');
    await user.click(screen.getByRole('button', { name: 'Save session' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(place).toHaveValue('Lions Park');
  });

  it('can be loaded again', async () => {
    const { api } = await showClubAdmin(ADDRESS, { [LIST]: { status: 500 } });
    expect(await screen.findByText('Your sessions didn’t load')).toBeVisible();
    api.answer(LIST, { body: [] });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No sessions coming up')).toBeVisible();
  });
});
