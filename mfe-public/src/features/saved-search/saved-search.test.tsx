import { dismissToast } from '@club-reviews/shared-ui/platform';
import { expectAccessible, fillIn } from '@club-reviews/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FoundClubs } from '../../api/types';
import { aFoundClub, foundClubs } from '../../testing/found-clubs';
import { showPage } from '../../testing/show-page';

const SAVE = 'POST /saved-searches';
const FIND = 'GET /clubs/find';
const PLACE = { label: 'Otley', latitude: 53.9, longitude: -1.7, kind: 'town' } as const;
const TAKEN = { status: 202, body: { message: 'Please check your inbox.', mailbox: '/dev/mailbox' } };

const user = userEvent.setup({ delay: null });
const found = (place: FoundClubs['place'], clubs = [aFoundClub()]) => ({
  body: foundClubs(clubs, { place }),
});
const openDialog = async () => {
  await user.click(await screen.findByRole('button', { name: 'Email me when a club has a place' }));
  return screen.findByRole('dialog', { name: 'Email me when a club has a place' });
};
const save = () => user.click(screen.getByRole('button', { name: 'Save this search' }));
const typeEmail = () =>
  fillIn(screen.getByRole('textbox', { name: /Your email address/ }), 'sam@home.example');

afterEach(() => act(() => dismissToast()));

it('says what is saved, only asks for an address, and leads to the inbox', async () => {
  const { api } = await showPage('/browse-clubs?q=otley&radius=10&age=U10s&team=girls&day=tue,thu', {
    [FIND]: found(PLACE),
    [SAVE]: TAKEN,
  });
  const dialog = within(await openDialog());
  expect(
    dialog.getByText(
      'Places in U10s girls’ teams that train on Tuesday or Thursday, within 10 miles of Otley',
    ),
  ).toBeVisible();
  expect(dialog.queryByRole('textbox', { name: 'Postcode or town' })).not.toBeInTheDocument();
  expect(dialog.queryByText(/can’t be part of a saved search/)).not.toBeInTheDocument();
  await expectAccessible();
  await save();
  expect(await dialog.findByRole('group', { name: 'There is a problem' })).toHaveFocus();
  await typeEmail();
  await save();
  expect(await screen.findByRole('dialog', { name: 'Check your inbox' })).toBeVisible();
  expect(screen.getByText('sam@home.example')).toBeVisible();
  expect(screen.getByRole('link', { name: /this test site’s mailbox/ })).toBeVisible();
  expect(api.requests.at(-1)).toMatchObject({
    call: SAVE,
    body: {
      ...{ place: 'Otley', radius: 10, age: 'U10s', teams: ['girls'], days: ['tue', 'thu'] },
      ...{ email: 'sam@home.example', website: '' },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Change the address' }));
  expect(await screen.findByRole('textbox', { name: /Your email address/ })).toHaveValue('sam@home.example');
});

it('asks for a place if the search is around a device, and says what it leaves out', async () => {
  const here = { ...PLACE, label: 'Your location', kind: 'location' } as const;
  const { api } = await showPage('/browse-clubs?lat=53.9&lng=-1.7&stars=4&reviewed=true&league=garforth', {
    [FIND]: found(here, []),
    [SAVE]: {
      status: 400,
      body: {
        ...{ statusCode: 400, error: 'Bad Request', message: 'We don’t recognise this place.' },
        fields: { place: 'We don’t recognise this place.' },
      },
    },
  });
  const dialog = within(await openDialog());
  expect(dialog.getByText('Places in any team, within 5 miles of a place you choose')).toBeVisible();
  expect(dialog.getByText('Stars, reviews and the league can’t be part of a saved search.')).toBeVisible();
  expect(dialog.getByText(/We don’t keep your device’s location/)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Postcode or town/ }), 'Otly');
  expect(dialog.getByText('Places in any team, within 5 miles of Otly')).toBeVisible();
  await typeEmail();
  await save();
  expect(await dialog.findAllByText('We don’t recognise this place.')).not.toHaveLength(0);
  expect(JSON.stringify(api.requests.at(-1))).not.toContain('53.9');
  api.answer(SAVE, TAKEN);
  await user.type(dialog.getByRole('textbox', { name: /Postcode or town/ }), '{Backspace}ey');
  await save();
  expect(await screen.findByRole('dialog', { name: 'Check your inbox' })).toBeVisible();
});

it('keeps what was typed when the server can’t be reached', async () => {
  await showPage('/browse-clubs?q=otley', { [FIND]: found(PLACE), [SAVE]: { status: 503 } });
  await openDialog();
  await typeEmail();
  await save();
  expect(await screen.findByText('Your search was not saved')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Your email address/ })).toHaveValue('sam@home.example');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('isn’t offered in the plain directory', async () => {
  await showPage('/browse-clubs', { [FIND]: found(null) });
  await screen.findByText('Leeds Lions');
  expect(screen.queryByRole('button', { name: /Email me/ })).not.toBeInTheDocument();
});
