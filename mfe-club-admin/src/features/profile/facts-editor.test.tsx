import { EXAMPLE_FACTS } from '@club-reviews/domain/example-facts';
import { FACT_ENTRIES, factText, UNKNOWN_FACTS } from '@club-reviews/domain/simple-facts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fillIn } from '@club-reviews/shared-ui/testing';
import userEvent from '@testing-library/user-event';
import { anOwnClub } from '../../testing/factories';
import { beLoggedIn, getDashboard, showClubAdmin } from '../../testing/show-club-admin';

const user = userEvent.setup({ delay: null });
const PATCH = 'PATCH /club-admin/club';
const TEAM = {
  ageGroup: 'U10s' as const,
  category: 'girls' as const,
  name: 'Lionesses',
  training: [{ day: 'tue' as const, start: '18:00', end: '19:00' }],
  places: 'yes' as const,
  freePlaces: 3,
};

beforeEach(beLoggedIn);

async function edit(club = anOwnClub()) {
  const shown = await showClubAdmin('/club-admin?tab=profile', getDashboard(club));
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  return shown;
}

/** Moves the focus to a button, as Tab does, and presses Enter. Validating the field left behind takes a moment. */
const pressByKey = async (button: HTMLElement) => {
  await act(async () => button.focus());
  await user.keyboard('{Enter}');
};
const list = () => screen.getByRole('list', { name: 'Your age groups' });
const save = () => user.click(screen.getByRole('button', { name: 'Save All Changes' }));

describe('the facts in a club’s profile', () => {
  it('are shown, and sent back unchanged', async () => {
    const club = anOwnClub({
      teamDetails: [TEAM],
      trainingSchedule: 'Tuesday 6pm to 7pm: Under 10s\n\nBring shin pads.',
      cost: { pence: 2500, per: 'month', note: 'Kit included', freeTrial: true },
      ...EXAMPLE_FACTS,
      welfareOfficer: { name: 'Sam Reed', email: 'welfare@lions.example', phone: null },
    });
    const { calls, api } = await showClubAdmin('/club-admin?tab=profile', getDashboard(club));
    expect((await screen.findByText('Under 10s girls · Lionesses')).nextSibling).toHaveTextContent(
      'Tuesday 6pm to 7pm · 3 places free',
    );
    expect(screen.getByText(/Free trial/)).toHaveTextContent('£25 a month Free trial Kit included');
    for (const [key, fact] of FACT_ENTRIES)
      expect(screen.getByText(fact.name).nextSibling).toHaveTextContent(factText(fact, EXAMPLE_FACTS[key])!);
    expect(screen.getByText('Tuesday 6pm to 7pm: Under 10s')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
    expect(screen.getByLabelText('More about training')).toHaveValue('Bring shin pads.');
    api.answer(PATCH, { body: club });
    await save();
    await waitFor(() => expect(calls(PATCH)).toHaveLength(1));
    const { teamDetails, cost, welfareOfficer } = club;
    expect(calls(PATCH)[0]!.body).toMatchObject({ teamDetails, cost, welfareOfficer, ...EXAMPLE_FACTS });
  });

  it('stay unknown if nobody states them', async () => {
    const { calls, api } = await edit();
    api.answer(PATCH, { body: anOwnClub() });
    await save();
    await waitFor(() => expect(calls(PATCH)).toHaveLength(1));
    expect(calls(PATCH)[0]!.body).toMatchObject(UNKNOWN_FACTS);
  });

  it('gain teams: added, copied and removed by keyboard', async () => {
    const { calls, api } = await edit();
    await pressByKey(screen.getByRole('button', { name: 'Add a team' }));
    const team = within(within(list()).getAllByRole('group')[0]!);
    expect(team.getByLabelText('Age group')).toHaveFocus();
    await user.selectOptions(team.getByLabelText('Age group'), 'Under 9s');
    await user.selectOptions(screen.getByLabelText('For'), 'Mixed');
    await user.selectOptions(screen.getByLabelText('Places'), 'Waiting list');
    await user.selectOptions(screen.getByLabelText('Day'), 'Thursday');
    await user.type(screen.getByLabelText('From'), '17:30');
    await pressByKey(screen.getByRole('button', { name: 'Copy team' }));
    const [, copy] = within(list()).getAllByRole('group', { name: 'Under 9s mixed' });
    expect(within(copy!).getByLabelText('Age group')).toHaveFocus();
    await user.selectOptions(within(copy!).getByLabelText('Age group'), 'Under 11s');
    await pressByKey(screen.getAllByRole('button', { name: 'Copy team' })[1]!);
    await pressByKey(screen.getAllByRole('button', { name: 'Remove team' })[2]!);
    expect(screen.getByRole('button', { name: 'Add a team' })).toHaveFocus();
    api.answer(PATCH, { body: anOwnClub() });
    await save();
    await waitFor(() => expect(calls(PATCH)).toHaveLength(1));
    const common = {
      category: 'mixed',
      name: null,
      training: [{ day: 'thu', start: '17:30', end: null }],
      places: 'waiting-list',
      freePlaces: null,
    };
    expect(calls(PATCH)[0]!.body).toMatchObject({
      teamDetails: [
        { ageGroup: 'U9s', ...common },
        { ageGroup: 'U11s', ...common },
      ],
    });
  });

  it('are checked: an invalid team opens, is listed, and gets the focus from its link', async () => {
    const { calls } = await edit(anOwnClub({ teamDetails: [{ ...TEAM, training: [] }] }));
    const summary = screen.getByText('Under 10s girls · Lionesses');
    await user.click(summary);
    await user.clear(screen.getByLabelText('How many (optional)'));
    await user.type(screen.getByLabelText('How many (optional)'), '100');
    await user.click(summary);
    expect(summary.closest('details')).not.toHaveAttribute('open');
    await fillIn(screen.getByLabelText('Cost in £'), 'a few pounds');
    await fillIn(screen.getByLabelText('Welfare officer’s email'), 'welfare@lions.example');
    await save();
    expect(
      (await screen.findAllByText(/^Please enter a number from 1 to 99, or leave it empty$/))[1],
    ).toBeVisible();
    const problems = screen.getByRole('group', { name: 'There are 3 problems' });
    await waitFor(() => expect(problems).toHaveFocus());
    expect(within(problems).getAllByRole('link')).toHaveLength(3);
    await user.click(within(problems).getByRole('link', { name: /a number from 1 to 99/ }));
    expect(screen.getByLabelText('How many (optional)')).toHaveFocus();
    expect(screen.getAllByText('Please enter an amount up to £5,000, such as 25 or 3.50')).toHaveLength(2);
    expect(screen.getAllByText('Please enter the welfare officer’s name')).toHaveLength(2);
    expect(calls(PATCH)).toHaveLength(0);
  });

  it('show beside its field what the server refuses', async () => {
    const { api } = await edit(
      anOwnClub({ teamDetails: [TEAM], cost: { pence: 100, per: 'year', note: null } }),
    );
    const fields = { teamDetails: 'Team 1: not like this', cost: 'The cost is wrong' };
    api.answer(PATCH, {
      status: 400,
      body: { statusCode: 400, message: 'No', error: 'Bad Request', fields },
    });
    await save();
    expect(await screen.findByText('Team 1: not like this')).toBeVisible();
    expect(screen.getByLabelText('Cost in £')).toHaveAccessibleDescription(
      expect.stringContaining('The cost is wrong'),
    );
  });
});
