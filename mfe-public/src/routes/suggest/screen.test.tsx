import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aClub, aClubsPage, aListedClub } from '../../testing/factories';
import { showPage } from '../../testing/show-page';

const SUBMIT = 'POST /suggestions';
const TAKEN = { status: 202, body: { message: 'Thank you.' } };

const user = userEvent.setup({ delay: null });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const type = async (name: string | RegExp, text: string) => {
  await user.click(field(name));
  await user.paste(text);
};
const choose = (name: string | RegExp) => user.click(screen.getByRole('radio', { name }));
const send = () => user.click(screen.getByRole('button', { name: 'Send suggestion' }));

const show = async (address = '/suggest', answers: Parameters<typeof showPage>[1] = {}) => {
  const { api } = await showPage(address, { [SUBMIT]: TAKEN, ...answers });
  return () => api.requests.filter(({ call }) => call === SUBMIT).map(({ body }) => body);
};

describe('suggesting a missing club', () => {
  it('needs a name and a place, and accepts whatever else is known', async () => {
    const sent = await show();
    await send();
    const problems = await screen.findByRole('group', { name: 'There are 2 problems' });
    await waitFor(() => expect(problems).toHaveFocus());
    await user.click(within(problems).getAllByRole('link')[0]!);
    expect(field('The club’s name')).toHaveFocus();
    expect(field('The club’s name')).toHaveAccessibleDescription(/Please enter the club’s name/);
    expect(field('Town or village')).toHaveAccessibleDescription(/town or village/);
    expect(sent()).toEqual([]);
    await type('The club’s name', ' Mill Hill Hornets ');
    await type('Town or village', 'Leeds');
    await send();
    expect(await screen.findByRole('heading', { name: 'Thank you for your suggestion' })).toBeVisible();
    expect(sent()).toEqual([
      { kind: 'missing', clubName: 'Mill Hill Hornets', place: 'Leeds', sport: 'Football' },
    ]);
    expect(screen.queryByText(/one email with the outcome/)).not.toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Thank you for your suggestion'));
  });

  it('starts with the name that the visitor searched for', async () => {
    await show('/suggest?name=Mill+Hill');
    expect(field('The club’s name')).toHaveValue('Mill Hill');
  });

  it('says what happens if an address is left', async () => {
    const sent = await show();
    await type('The club’s name', 'Mill Hill Hornets');
    await type('Town or village', 'Leeds');
    await type(/^Postcode/, 'ls63aa');
    await type(/^Your email address/, 'sam@home.example');
    await send();
    expect(await screen.findByText(/one email with the outcome/)).toBeVisible();
    expect(sent()).toEqual([expect.objectContaining({ postcode: 'ls63aa', email: 'sam@home.example' })]);
  });

  it('rejects a part of a postcode, and a website and an email address that are none', async () => {
    const sent = await show();
    await type(/^Postcode/, 'LS6');
    await type(/^Website/, 'not a website');
    await type(/^Your email address/, 'sam');
    await send();
    await waitFor(() => expect(field(/^Postcode/)).toHaveAccessibleDescription(/full UK postcode/));
    expect(field(/^Website/)).toHaveAccessibleDescription(/valid website/);
    expect(field(/^Your email address/)).toHaveAccessibleDescription(/valid email address/);
    expect(sent()).toEqual([]);
  });

  it('keeps what was typed when the server refuses', async () => {
    await show('/suggest', {
      [SUBMIT]: { status: 400, body: { message: 'No.', fields: { place: 'Please enter a real place' } } },
    });
    await type('The club’s name', 'Mill Hill Hornets');
    await type('Town or village', 'Nowhere');
    await send();
    await waitFor(() => expect(field('Town or village')).toHaveAccessibleDescription(/a real place/));
    expect(field('The club’s name')).toHaveValue('Mill Hill Hornets');
  });
});

describe('correcting a listed club', () => {
  const CLUB = { 'GET /clubs/leeds-lions': { body: aClub() } };

  it('opens with the club in the address', async () => {
    const sent = await show('/suggest?club=leeds-lions', CLUB);
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Which club?' })).toHaveValue('Leeds Lions'),
    );
    await send();
    await waitFor(() => expect(screen.getByText('Please say what’s wrong')).toBeVisible());
    expect(field('Tell us more')).toHaveAccessibleDescription(/at least 10 characters/);
    await choose(/^The club has closed/);
    await type('Tell us more', ' They folded last summer. ');
    await send();
    await screen.findByRole('heading', { name: 'Thank you for your suggestion' });
    expect(sent()).toEqual([
      { kind: 'correction', clubId: 7, problem: 'closed', words: 'They folded last summer.' },
    ]);
  });

  it('asks for the other entry of a club that is listed twice', async () => {
    const sent = await show('/suggest?club=leeds-lions', {
      ...CLUB,
      'GET /clubs/paginated': { body: aClubsPage([aListedClub({ id: 9, name: 'Lions of Leeds' })]) },
    });
    await choose(/^It’s listed twice/);
    await user.type(screen.getByRole('combobox', { name: /^The other entry/ }), 'lions');
    await user.click(await screen.findByRole('option', { name: /Lions of Leeds/ }));
    await type('Tell us more', 'Both play at the same ground.');
    await send();
    await waitFor(() =>
      expect(sent()).toEqual([expect.objectContaining({ problem: 'double', clubId: 7, otherClubId: 9 })]),
    );
  });

  it('asks for a club if none is named, and forgets nothing when switching to the other kind', async () => {
    const sent = await show();
    await type('The club’s name', 'Mill Hill Hornets');
    await choose('Something is wrong with a club’s entry');
    await send();
    expect(await screen.findByText('Please select the club from the list')).toBeVisible();
    await choose('A club is missing');
    expect(field('The club’s name')).toHaveValue('Mill Hill Hornets');
    expect(sent()).toEqual([]);
  });

  it('says how long to wait after too many requests', async () => {
    await show('/suggest?club=leeds-lions', {
      ...CLUB,
      [SUBMIT]: { status: 429, body: { message: 'Too many requests.' }, headers: { 'Retry-After': '600' } },
    });
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Which club?' })).toHaveValue('Leeds Lions'),
    );
    await choose(/^The club has closed/);
    await type('Tell us more', 'They folded last summer.');
    await send();
    expect(within(await screen.findByRole('alert')).getByText(/try again in 10 minutes/)).toBeVisible();
    expect(field('Tell us more')).toHaveValue('They folded last summer.');
  });
});
