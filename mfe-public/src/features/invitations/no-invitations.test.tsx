import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPage } from '../../testing/show-page';

const END = 'POST /invitations/refuse';
const user = userEvent.setup({ delay: null });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = () => user.click(screen.getByRole('button', { name: 'Stop all invitations' }));

it('stops invitations with one button, and nothing before', async () => {
  const { api } = await showPage('/no-invitations#token=7.abc.def', { [END]: { status: 204 } });
  expect(await heading('Stop invitations from clubs?')).toBeVisible();
  expect(api.requests).toEqual([]);
  await press();
  expect(await heading('No more invitations')).toBeVisible();
  expect(api.requests).toMatchObject([{ call: END, body: { token: '7.abc.def' } }]);
});

it('keeps the button if that fails, and says when a link doesn’t work', async () => {
  const { api } = await showPage('/no-invitations#token=7.abc.def', { [END]: { status: 503 } });
  await heading('Stop invitations from clubs?');
  await press();
  expect(await screen.findByText('That didn’t work')).toBeVisible();
  api.answer(END, { status: 404, body: { statusCode: 404, message: 'Unknown.', error: 'Not Found' } });
  await press();
  expect(await heading('This link doesn’t work')).toBeVisible();
});
