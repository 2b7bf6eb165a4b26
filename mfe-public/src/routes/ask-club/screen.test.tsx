import { expectAccessible } from '@club-reviews/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aClubDetail, aClubPage } from '../../testing/factories';
import { showPage } from '../../testing/show-page';

const ADDRESS = '/clubs/leeds-lions/ask';
const CLUB = 'GET /clubs/leeds-lions';
const SUBMIT = 'POST /clubs/leeds-lions/enquiries';
const TAKEN = { status: 202, body: { message: 'Sent.', mailbox: '/dev/mailbox' } };

const user = userEvent.setup({ delay: null });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
const message = () => screen.getByRole('textbox', { name: /^Your message/ });
const email = () => screen.getByRole('textbox', { name: /^Your email address/ });
const send = () => user.click(screen.getByRole('button', { name: 'Send question' }));
const fill = async (field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};

const show = async (answers: Parameters<typeof showPage>[1] = {}, search = '') => {
  const { api } = await showPage(`${ADDRESS}${search}`, { [SUBMIT]: TAKEN, ...answers });
  await heading(/./);
  return () => api.requests.filter(({ call }) => call === SUBMIT).map(({ body }) => body);
};

it('sends a question, and keeps saying that it must be confirmed by email', async () => {
  const sent = await show({}, '?age=U10s&team=girls&day=tue,thu');
  expect(screen.getByRole('combobox', { name: /^Age group/ })).toHaveValue('U10s');
  expect(message()).toHaveValue(
    'Is there a place for my child in an Under 10s girls’ team? We can make Tuesdays or Thursdays.',
  );
  expect(screen.getByText(/The club won’t see your email address unless you reply/)).toBeVisible();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  await fill(message(), ' Any places for a girl of nine? ');
  await fill(email(), ' sam@home.example ');
  await send();
  expect(await heading('Check your inbox')).toBeVisible();
  expect(sent()).toEqual([
    {
      ageGroup: 'U10s',
      message: 'Any places for a girl of nine?',
      email: 'sam@home.example',
      website: '',
    },
  ]);
  expect(screen.getByText('sam@home.example')).toBeVisible();
  expect(screen.getByText(/hasn’t been sent yet/)).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Check your inbox'));
});

it('lets the address be corrected, with everything else kept', async () => {
  const sent = await show();
  await fill(message(), 'Any places for a girl of nine?');
  await fill(email(), 'sam@hme.example');
  await send();
  await user.click(await screen.findByRole('button', { name: 'Change my message or address' }));
  expect(await heading('Your question')).toBeVisible();
  expect(message()).toHaveValue('Any places for a girl of nine?');
  await fill(email(), 'sam@home.example');
  await send();
  expect(await heading('Check your inbox')).toBeVisible();
  expect(sent()).toHaveLength(2);
  expect(sent()[1]).toMatchObject({ email: 'sam@home.example', ageGroup: null });
});

it('lists what is missing, with links to the fields', async () => {
  const sent = await show();
  await send();
  const summary = await screen.findByRole('group', { name: 'There are 2 problems' });
  expect(summary).toHaveFocus();
  await user.click(within(summary).getByRole('link', { name: /at least 10 characters/ }));
  expect(message()).toHaveFocus();
  expect(email()).toHaveAccessibleDescription(/valid email address/);
  expect(sent()).toEqual([]);
});

it('shows where to get help if a child may be at risk', async () => {
  await show();
  expect(screen.queryByRole('link', { name: '999' })).not.toBeInTheDocument();
  await fill(message(), 'My daughter was bullied at her last club.');
  expect(screen.getByRole('link', { name: '999' })).toBeVisible();
  expect(screen.getByText(/moderators will read a message like this/)).toBeVisible();
});

it('keeps everything when the server refuses', async () => {
  await show({
    [SUBMIT]: {
      status: 429,
      body: { statusCode: 429, message: 'Too many requests.', error: 'Error' },
      headers: { 'Retry-After': '600' },
    },
  });
  await fill(message(), 'Any places for a girl of nine?');
  await fill(email(), 'sam@home.example');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in 10 minutes.');
  expect(message()).toHaveValue('Any places for a girl of nine?');
});

it('offers other ways if nobody would read it', async () => {
  await show({
    [SUBMIT]: { status: 409, body: { statusCode: 409, message: 'Nobody at this club answers.', error: 'E' } },
    [CLUB]: { body: aClubDetail({ website: 'https://lions.example', facebook: 'leedslions' }) },
  });
  await fill(message(), 'Any places for a girl of nine?');
  await fill(email(), 'sam@home.example');
  await send();
  expect(await heading('This club doesn’t answer questions here yet')).toBeVisible();
  expect(screen.getByRole('link', { name: /^lions\.example/ })).toHaveAttribute(
    'href',
    'https://lions.example/',
  );
  expect(screen.getByRole('link', { name: /^Facebook/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Claim its page' })).toHaveAttribute(
    'href',
    '/claim-club?club=leeds-lions',
  );
  await expectAccessible();
});

it('says at once that nobody at an unclaimed club would read it', async () => {
  await show({ [CLUB]: { body: aClubDetail({ page: aClubPage({ isClaimed: false }) }) } });
  expect(await heading('This club doesn’t answer questions here yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send question' })).not.toBeInTheDocument();
});

it('says that a club has closed, without a form', async () => {
  await show({ [CLUB]: { body: aClubDetail({ closed: { since: '2026-01-01', successor: null } }) } });
  expect(await heading('This club has closed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send question' })).not.toBeInTheDocument();
});

it.each([ADDRESS, '/clubs/%20/ask'])('says that there is no club at %s', async (address) => {
  await showPage(address, {
    [CLUB]: { status: 404, body: { statusCode: 404, message: 'Club not found', error: 'Not Found' } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Club Not Found' })).toBeVisible();
});
