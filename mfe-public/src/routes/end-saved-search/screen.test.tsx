import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSavedSearch } from '../../testing/factories';
import { showPage } from '../../testing/show-page';

const GET = 'POST /saved-searches/mine';
const END = 'POST /saved-searches/end';
const LINK = '/end-saved-search#token=7.abc.def';

const user = userEvent.setup({ delay: null });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = () => user.click(screen.getByRole('button', { name: 'End this saved search' }));

it('says which search it is, and ends it with one button', async () => {
  const { api } = await showPage(LINK, {
    [GET]: { body: aSavedSearch({ status: 'active', age: null, days: [] }) },
    [END]: { status: 204 },
  });
  expect(await heading('End this saved search?')).toBeVisible();
  expect(screen.getByText('Places in girls’ teams, within 5 miles of Otley')).toBeVisible();
  expect(api.requests.map(({ call }) => call)).toEqual([GET]);
  await press();
  expect(await heading('Your saved search has ended')).toBeVisible();
  expect(api.requests.at(-1)).toMatchObject({ call: END, body: { token: '7.abc.def' } });
});

it('says that it has already ended', async () => {
  const gone = { status: 404, body: { statusCode: 404, message: 'Ended.', error: 'Not Found' } };
  await showPage(LINK, { [GET]: gone });
  expect(await heading('There’s no saved search here')).toBeVisible();
  expect(screen.getByText(/It may have ended, and then we don’t keep it/)).toBeVisible();
});

it('keeps the button if ending fails', async () => {
  const { api } = await showPage(LINK, { [GET]: { body: aSavedSearch() }, [END]: { status: 503 } });
  await heading('End this saved search?');
  await press();
  expect(await screen.findByText('That didn’t work')).toBeVisible();
  api.answer(END, { status: 204 });
  await press();
  expect(await heading('Your saved search has ended')).toBeVisible();
});
