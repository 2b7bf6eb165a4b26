import { expectAccessible } from '@club-reviews/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beLoggedIn, showClubAdmin } from '../../testing/show-club-admin';

const user = userEvent.setup({ delay: null });
const PAGE = '/club-admin/invitations';
const FIGURES = 'GET /club-admin/invitations';
const MAIL = 'POST /club-admin/invitations/mails';
const CARDS = 'POST /club-admin/invitations/cards';
const codes = Array.from({ length: 16 }, (_, index) => `abcd-efgh-jkmn-${1000 + index}`);

beforeEach(beLoggedIn);

const send = () => user.click(screen.getByRole('button', { name: 'Send the invitations' }));
const enter = async (text: string) => {
  await user.click(await screen.findByLabelText('Email addresses'));
  await user.paste(text);
};

describe('inviting families', () => {
  it('mails the pasted addresses, and says how many', async () => {
    const { api, calls } = await showClubAdmin(PAGE, {
      [MAIL]: { status: 202, body: { count: 2, message: 'Sent.' } },
    });
    await enter('Jo <jo@home.example>, sam@home.example');
    await send();
    expect(await screen.findByText('2 invitations sent')).toBeVisible();
    expect(calls(MAIL)).toMatchObject([{ body: { addresses: 'Jo <jo@home.example>, sam@home.example' } }]);
    expect(screen.getByLabelText('Email addresses')).toHaveValue('');
    expect(api.requests.filter(({ call }) => call.startsWith(FIGURES))).toHaveLength(2);
  });

  it('names the first entry that isn’t an address, and sends nothing', async () => {
    const { calls } = await showClubAdmin(PAGE);
    await enter('jo@home.example\nsam');
    await send();
    expect(await screen.findAllByText('“sam” isn’t an email address')).not.toHaveLength(0);
    expect(calls(MAIL)).toEqual([]);
  });

  it('keeps the addresses when the day’s limit is reached', async () => {
    const message = 'That’s more than 200 in a day. Please send the rest tomorrow.';
    await showClubAdmin(PAGE, {
      [MAIL]: { status: 409, body: { statusCode: 409, message, error: 'Conflict' } },
    });
    await enter('jo@home.example');
    await send();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Email addresses')).toHaveValue('jo@home.example');
  });

  it('makes cards and prints them, eight to a sheet, each with its own code', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { calls } = await showClubAdmin(PAGE, {
      [CARDS]: { status: 201, body: { codes, lastDay: '2026-12-27' } },
    });
    await user.selectOptions(await screen.findByLabelText('How many'), '16');
    await user.click(screen.getByRole('button', { name: 'Make the cards' }));
    expect(await screen.findByText(/16 cards for A4, valid until 27 December 2026/)).toBeVisible();
    expect(calls(CARDS)).toMatchObject([{ body: { count: 16, days: 30 } }]);
    const [example] = screen.getAllByRole('group', { name: 'Invitation card' });
    expect(within(example!).getByText(/\/r\/leeds-lions#invitation=abcd-efgh-jkmn-1000/)).toBeVisible();
    const paper = document.querySelector('[data-sheets]');
    expect(paper?.children).toHaveLength(2);
    for (const code of codes) expect(paper).toHaveTextContent(code);
    await user.click(screen.getByRole('button', { name: 'Print the cards' }));
    expect(print).toHaveBeenCalledTimes(1);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Make more' }));
    expect(document.querySelector('[data-sheets]')).toBeNull();
    print.mockRestore();
  });

  it('says what came of them, and nothing about a few', async () => {
    const { api } = await showClubAdmin(PAGE);
    expect(await screen.findByText(/Fewer than 3 reviews came from them/)).toBeVisible();
    api.answer(FIGURES, {
      body: {
        ...{ mailed: 23, printed: 8, reviews: 9 },
        invitedReviews: { invited: { count: 12, rating: 4.8 }, unprompted: { count: 21, rating: 3.9 } },
      },
    });
    window.dispatchEvent(new Event('focus'));
    expect(
      await screen.findByText('In the last 12 months: 23 emails and 8 cards. 9 reviews came from them.'),
    ).toBeVisible();
    expect(
      screen.getByText('Your page says: invited reviews average 4.8, unprompted ones 3.9.'),
    ).toBeVisible();
  });

  it('is offered beside the poster', async () => {
    await showClubAdmin('/club-admin/ask-for-reviews?club=7');
    expect(await screen.findByRole('link', { name: 'Invite families' })).toHaveAttribute(
      'href',
      '/club-admin/invitations?club=7',
    );
  });
});
