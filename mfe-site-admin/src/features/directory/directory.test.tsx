import { EXAMPLE_FACTS } from '@club-reviews/domain/example-facts';
import { UNKNOWN_FACTS } from '@club-reviews/domain/simple-facts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from '@club-reviews/shared-ui/testing';
import type { ClubChange } from '../../api/types';
import { aClubRow, aCorrection, anAdminClub } from '../../testing/factories';
import { aSession, beSignedIn, refusal, showAdmin } from '../../testing/show-admin';

const user = userEvent.setup({ delay: null });
const LIST = 'GET /admin/clubs';
const CLUB = 'GET /admin/clubs/7';
const HISTORY = 'GET /admin/clubs/7/history';
const SESSIONS = 'GET /admin/clubs/7/sessions-to-try';

const change = (values: Partial<ClubChange> = {}): ClubChange => ({
  id: 31,
  club: { id: 7, name: 'Leeds Lions', slug: 'leeds-lions' },
  actor: 'club-admin',
  staffName: null,
  action: 'profile-edited',
  fields: [{ name: 'homeGround', before: 'The Park', after: 'The Meadow' }],
  reason: null,
  otherClub: null,
  isUnseen: true,
  canBeUndone: true,
  undoneAt: null,
  createdAt: '2026-05-01T09:00:00.000Z',
  ...values,
});

const ANSWERS = {
  [LIST]: {
    body: [aClubRow(), aClubRow({ id: 8, name: 'York Yaks', state: 'hidden' as const, isClaimed: false })],
  },
  [CLUB]: { body: anAdminClub() },
  [HISTORY]: { body: [change()] },
  [SESSIONS]: { body: [] as object[] },
};
const show = (address: string, answers = {}) => showAdmin(address, { ...ANSWERS, ...answers });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  beSignedIn();
});

describe('the list of clubs', () => {
  it('says what each one is, and leads to it', async () => {
    await show('/admin/clubs');
    expect(await screen.findByText('Leeds, LS6 3AA · 12 reviews · claimed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Leeds Lions' })).toHaveAttribute('href', '/admin/clubs/7');
    expect(within(screen.getByText('York Yaks').closest('li')!).getByText('Hidden')).toBeVisible();
  });

  it('is filtered by the address', async () => {
    const { calls } = await show('/admin/clubs?q=lions&state=closed&claimed=no');
    await waitFor(() => expect(calls(LIST)).toHaveLength(1));
    expect(Object.fromEntries(calls(LIST)[0]!.query)).toMatchObject({
      q: 'lions',
      state: 'closed',
      claimed: 'no',
    });
    await user.selectOptions(screen.getByLabelText('State'), 'Hidden');
    await waitFor(() => expect(window.location.search).toBe('?q=lions&state=hidden&claimed=no'));
  });

  it('says when nothing matches', async () => {
    await show('/admin/clubs?q=zebra', { [LIST]: { body: [] } });
    expect(await screen.findByText('No clubs match')).toBeVisible();
    await press('Show all clubs');
    await waitFor(() => expect(window.location.search).toBe(''));
  });
});

describe('adding a club', () => {
  it('asks about a club with the same name, then opens the new one', async () => {
    const message = 'A club with this name is already listed';
    const { api, calls } = await show('/admin/clubs/new', {
      'POST /admin/clubs': {
        status: 409,
        body: { statusCode: 409, message, fields: { isNamesake: message } },
      },
    });
    await press('Add club');
    const problem = await screen.findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(problem).toHaveFocus());
    await user.click(within(problem).getByRole('link', { name: 'Please enter the club’s name' }));
    expect(screen.getByLabelText(/^Name/)).toHaveFocus();
    await fillIn(screen.getByLabelText(/^Name/), 'Leeds Lions');
    await user.type(screen.getByLabelText('Leagues'), 'One{Enter}{Enter}Two');
    await press('Add club');
    const namesake = await screen.findByLabelText('This is a different club with the same name');
    await user.click(await screen.findByRole('link', { name: message }));
    expect(namesake).toHaveFocus();
    await user.click(namesake);
    api.answer('POST /admin/clubs', { status: 201, body: anAdminClub() });
    await press('Add club');
    expect(await screen.findByRole('heading', { name: 'Leeds Lions', level: 1 })).toBeVisible();
    expect(window.location.pathname).toBe('/admin/clubs/7');
    expect(calls('POST /admin/clubs').at(-1)!.body).toMatchObject({
      name: 'Leeds Lions',
      leagues: ['One', 'Two'],
      postcode: null,
      isNamesake: true,
    });
  });
});

describe('one club', () => {
  it('shows its entry, what belongs to it and its history', async () => {
    await show('/admin/clubs/7');
    expect(await screen.findByText('12 public, 14 in all')).toBeVisible();
    expect(screen.getByText('2, 1 waiting')).toBeVisible();
    expect(screen.getByText('Sam Okafor (sam@lions.example)')).toBeVisible();
    expect(screen.getByText('Our staff, 12 March 2026')).toBeVisible();
    expect(screen.getByText('/clubs/lions-of-leeds')).toBeVisible();
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Leeds Lions');
    expect(await screen.findByText('Profile edited')).toBeVisible();
    expect(screen.getByText('The Park')).toBeVisible();
  });

  it.each([
    [3.8, '12 reviews average 4.8, the 21 others 3.8. Does the club only ask happy families?'],
    [3.9, '12 reviews average 4.8, the 21 others 3.9'],
  ])('says how reviews by invitation compare with others of %d', async (rating, words) => {
    const invitedReviews = { invited: { count: 12, rating: 4.8 }, unprompted: { count: 21, rating } };
    await show('/admin/clubs/7', { [CLUB]: { body: anAdminClub({ invitedReviews }) } });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('is saved, or shows the server’s message beside the field', async () => {
    const { api, calls } = await show('/admin/clubs/7', {
      'PATCH /admin/clubs/7': {
        status: 400,
        body: { statusCode: 400, message: 'No such postcode', fields: { postcode: 'No such postcode' } },
      },
    });
    const postcode = await screen.findByLabelText('Postcode');
    await user.clear(postcode);
    await fillIn(postcode, 'LS99 9ZZ');
    await press('Save changes');
    await waitFor(() => expect(postcode).toHaveAccessibleDescription(/No such postcode/));
    api.answer('PATCH /admin/clubs/7', { body: anAdminClub({ postcode: 'LS6 3AB' }) });
    await press('Save changes');
    expect(await screen.findByText('Club saved')).toBeVisible();
    expect(calls('PATCH /admin/clubs/7').at(-1)!.body).toMatchObject({
      postcode: 'LS99 9ZZ',
      homeGround: 'The Meadow',
    });
  });

  it.each([
    ['every simple fact', EXAMPLE_FACTS],
    ['unknown ones as unknown', UNKNOWN_FACTS],
  ])('sends back %s', async (_, facts) => {
    const { calls } = await show('/admin/clubs/7', {
      [CLUB]: { body: anAdminClub(facts) },
      'PATCH /admin/clubs/7': { body: anAdminClub(facts) },
    });
    await press('Save changes');
    expect(await screen.findByText('Club saved')).toBeVisible();
    expect(calls('PATCH /admin/clubs/7')[0]!.body).toMatchObject(facts);
  });

  it.each([
    ['open', 8],
    ['declined', undefined],
  ] as const)('is saved as following the suggestion in its address if that is %s', async (state, sent) => {
    const { calls } = await show('/admin/clubs/7?suggestion=8', {
      'GET /admin/suggestions/8': { body: aCorrection({ state }) },
      'PATCH /admin/clubs/7': { body: anAdminClub() },
    });
    expect(await screen.findByText('They folded last summer.')).toBeVisible();
    await press('Save changes');
    expect(await screen.findByText('Club saved')).toBeVisible();
    expect((calls('PATCH /admin/clubs/7')[0]!.body as { suggestionId?: number }).suggestionId).toBe(sent);
  });

  it('is hidden with a reason', async () => {
    const { api, calls } = await show('/admin/clubs/7', {
      'POST /admin/clubs/7/hide': { body: anAdminClub({ state: 'hidden' }) },
    });
    await press('Hide…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Hide Leeds Lions?' }));
    await user.click(dialog.getByRole('button', { name: 'Hide club' }));
    expect(await dialog.findByText('Please say why: it’s kept in the history')).toBeVisible();
    api.answer(CLUB, { body: anAdminClub({ state: 'hidden' }) });
    await fillIn(dialog.getByLabelText('Reason'), 'It never existed.');
    await user.click(dialog.getByRole('button', { name: 'Hide club' }));
    expect(await screen.findByText('Club hidden')).toBeVisible();
    expect(calls('POST /admin/clubs/7/hide')[0]!.body).toEqual({ reason: 'It never existed.' });
    expect(await screen.findByRole('button', { name: 'List again…' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Hidden/, level: 2 })).toHaveFocus());
  });

  it('is merged once the other club is chosen and what moves has been shown', async () => {
    const other = aClubRow({ id: 9, name: 'Leeds Lions JFC', slug: 'leeds-lions-jfc' });
    const { calls } = await show('/admin/clubs/7', {
      [LIST]: { body: [aClubRow(), other] },
      'GET /admin/clubs/7/merge-preview': {
        body: {
          club: aClubRow(),
          into: other,
          moving: { reviews: 14, archivedReviews: 1, claims: 2, logins: 1, doubles: 2 },
        },
      },
      'POST /admin/clubs/7/merge': { body: anAdminClub({ id: 9, name: 'Leeds Lions JFC' }) },
      'GET /admin/clubs/9': { body: anAdminClub({ id: 9, name: 'Leeds Lions JFC' }) },
      'GET /admin/clubs/9/history': { body: [] },
      'GET /admin/clubs/9/sessions-to-try': { body: [] },
      'GET /admin/clubs/9/warnings': { body: [] },
    });
    await press('Merge…');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Merge clubs' }));
    expect(await dialog.findByText('Please choose a club')).toBeVisible();
    await user.type(dialog.getByLabelText(/^The club that stays/), 'lions');
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Leeds Lions JFC'),
    ]);
    await user.click(options[0]!);
    expect(await dialog.findByText(/14 reviews, 2 claims and 1 manager will move/)).toBeVisible();
    expect(dialog.getByText(/2 parents reviewed both in the same season/)).toBeVisible();
    await fillIn(dialog.getByLabelText('Reason'), 'Listed twice.');
    await user.click(dialog.getByRole('button', { name: 'Merge clubs' }));
    expect(await screen.findByText('Clubs merged')).toBeVisible();
    expect(calls('POST /admin/clubs/7/merge')[0]!.body).toEqual({ into: 9, reason: 'Listed twice.' });
    await waitFor(() => expect(window.location.pathname).toBe('/admin/clubs/9'));
  });

  it('has changes that can be undone, or says why not', async () => {
    const { api, calls } = await show('/admin/clubs/7', {
      'POST /admin/club-changes/31/undo': refusal(409, 'It has been changed again: homeGround.'),
    });
    await press('Undo');
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo this change?' }));
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('It has been changed again: homeGround.');
    api.answer('POST /admin/club-changes/31/undo', { status: 204 });
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Change undone')).toBeVisible();
    expect(calls('POST /admin/club-changes/31/undo')).toHaveLength(2);
  });

  it('has sessions that are taken down with a reason', async () => {
    const session = {
      ...{ id: 5, kind: 'taster', title: 'Open trial', startsOn: '2026-12-12', weeklyUntil: null },
      ...{ startTime: '10:00', endTime: '11:00', ageFrom: 5, ageTo: 7, category: 'girls', costPence: 0 },
      ...{ place: null, postcode: null, bring: 'Shin pads', joining: null, link: null, state: 'on' },
      ...{ calledOff: [], dates: ['2026-12-12'] },
    };
    const { api, calls } = await show('/admin/clubs/7', {
      [SESSIONS]: { body: [session] },
      'POST /admin/sessions-to-try/5/take-down': { status: 204 },
    });
    expect(await screen.findByText('Sat 12 Dec, 10am to 11am')).toBeVisible();
    await press('Take down… Open trial, Sat 12 Dec');
    const dialog = within(await screen.findByRole('dialog', { name: 'Take down “Open trial”?' }));
    await user.click(dialog.getByRole('button', { name: 'Take down' }));
    expect(await dialog.findByText('Please give a reason')).toBeVisible();
    await fillIn(dialog.getByLabelText('Reason'), 'It’s a match.');
    api.answer(SESSIONS, { body: [] });
    await user.click(dialog.getByRole('button', { name: 'Take down' }));
    expect(await screen.findByText('No sessions coming up.')).toBeVisible();
    expect(calls('POST /admin/sessions-to-try/5/take-down')[0]!.body).toEqual({ reason: 'It’s a match.' });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Sessions to try' })).toHaveFocus());
  });

  it('says what a change added or deleted', async () => {
    const fields = [
      { name: 'sessions', before: 'Taster session\nSat 12 Dec', after: null },
      { name: 'homeGround', before: null, after: 'The Meadow' },
    ];
    await show('/admin/clubs/7', { [HISTORY]: { body: [change({ fields })] } });
    expect(await screen.findByText('Session to try, deleted')).toBeVisible();
    expect(screen.getByText('Home ground, added')).toBeVisible();
    expect(screen.queryByText(/nothing/)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Leeds Lions', level: 1 })).toBeVisible();
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.every((level, place) => place === 0 || level <= levels[place - 1]! + 1)).toBe(true);
  });

  it('links to the club that it was merged into, and can’t be edited', async () => {
    const successor = { id: 9, name: 'Leeds Lions JFC', slug: 'leeds-lions-jfc' };
    await show('/admin/clubs/7', { [CLUB]: { body: anAdminClub({ state: 'merged', successor }) } });
    expect(await screen.findByRole('link', { name: 'Leeds Lions JFC' })).toHaveAttribute(
      'href',
      '/admin/clubs/9',
    );
    expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
  });

  it('says when there is none', async () => {
    await show('/admin/clubs/7', { [CLUB]: refusal(404, 'Club not found') });
    expect(await screen.findByText('There’s no such club')).toBeVisible();
  });
});

it('changes made by clubs wait in the queue, at their former address too', async () => {
  const { calls } = await show('/admin/club-changes');
  await screen.findByText('Nothing of this kind is waiting');
  expect(window.location.pathname + window.location.search).toBe('/admin?kinds=change');
  expect(calls('GET /admin/desk').at(-1)?.query.get('kinds')).toBe('change');
});

describe('for readers', () => {
  const READER = { 'GET /admin/session': { body: aSession({ role: 'reader' }) } };
  const buttons = () =>
    within(screen.getByRole('main'))
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);

  it('the directory offers no changes', async () => {
    await show('/admin/clubs/7', READER);
    expect(await screen.findByText('Profile edited')).toBeVisible();
    expect(screen.getByLabelText(/^Name/)).toHaveAttribute('readonly');
    expect(buttons()).toEqual(['Log out']);
    expect(screen.queryByRole('link', { name: 'Import clubs' })).not.toBeInTheDocument();
  });

  it.each([
    ['/admin/clubs', 'York Yaks'],
    ['/admin/clubs/new', 'This page is for moderators'],
    ['/admin/clubs/import', 'This page is for owners'],
  ])('%s shows everything, without what they can’t do', async (address, words) => {
    await show(address, READER);
    expect(await screen.findByText(words)).toBeVisible();
    expect(buttons()).toEqual(['Log out']);
    expect(screen.queryByRole('link', { name: 'Add a club' })).not.toBeInTheDocument();
  });
});
