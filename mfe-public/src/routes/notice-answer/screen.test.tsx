import { fillIn } from '@club-reviews/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aNoticeForAuthor } from '../../testing/notice-answers';
import { showPage } from '../../testing/show-page';

const READ = 'POST /notices/author';
const ANSWER = 'POST /notices/author/answer';
const LINK = '/notice-answer#token=secret-2';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const pick = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const show = (answers: Parameters<typeof showPage>[1] = {}) =>
  showPage(LINK, { [READ]: { body: aNoticeForAuthor() }, ...answers });
const sent = (api: Awaited<ReturnType<typeof show>>['api']) =>
  api.requests.filter(({ call }) => call === ANSWER).map(({ body }) => body);

describe('answering a notice', () => {
  it('begins with the notice, without what the complainant withholds, and the deadline', async () => {
    await show();
    expect(await screen.findByText('Please answer by the end of Monday 30 November 2026')).toBeVisible();
    expect(screen.getByText('Alex Carter')).toBeVisible();
    expect(screen.getByText('Not given: the complainant didn’t agree to share it')).toBeVisible();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute(
      'content',
      expect.stringContaining('noindex'),
    );
  });

  it('allows the review to be removed', async () => {
    const { api } = await show({
      [ANSWER]: { body: aNoticeForAuthor({ state: 'closed', outcome: 'removed-agreed' }) },
    });
    await screen.findByText(/Please answer by/);
    await press('Send my answer');
    expect(await screen.findByText('Please select whether your review is removed or stays')).toBeVisible();
    await pick('Remove my review');
    api.answer(READ, {
      body: aNoticeForAuthor({ state: 'closed', outcome: 'removed-agreed', dueAt: null, reviewText: null }),
    });
    await press('Send my answer');
    expect(await screen.findByText('Your review isn’t on the site any more.')).toBeVisible();
    expect(sent(api)).toEqual([{ token: 'secret-2', answer: 'remove' }]);
  });

  it('allows it to be kept, with everything that the law requires', async () => {
    const { api } = await show({ [ANSWER]: { body: aNoticeForAuthor({ state: 'answered' }) } });
    await screen.findByText(/Please answer by/);
    await pick('Keep my review');
    await press('Send my answer');
    const name = screen.getByRole('textbox', { name: 'Your full name' });
    await waitFor(() => expect(name).toHaveFocus());
    expect(sent(api)).toEqual([]);
    await fillIn(name, 'Jo Reed');
    await fillIn(screen.getByRole('textbox', { name: 'Your postal address' }), '4 Mill Lane');
    await userEvent.click(
      within(screen.getByRole('radiogroup', { name: 'May we give them to the complainant?' })).getByRole(
        'radio',
        { name: 'No' },
      ),
    );
    api.answer(READ, { body: aNoticeForAuthor({ state: 'answered' }) });
    await press('Send my answer');
    expect(await screen.findByText('We have your answer')).toBeVisible();
    expect(sent(api)).toEqual([
      {
        token: 'secret-2',
        answer: 'keep',
        fullName: 'Jo Reed',
        postalAddress: '4 Mill Lane',
        mayShare: false,
      },
    ]);
  });

  it('shows that it was too late', async () => {
    const { api } = await show({ [ANSWER]: { status: 409, body: { message: 'Moved on.' } } });
    await screen.findByText(/Please answer by/);
    await pick('Remove my review');
    api.answer(READ, {
      body: aNoticeForAuthor({ state: 'closed', outcome: 'removed-silence', dueAt: null, reviewText: null }),
    });
    await press('Send my answer');
    expect(await screen.findByText('The case is closed')).toBeVisible();
  });

  it.each([
    ['stands', 'Your review stays'],
    ['defective', 'The case is closed'],
  ] as const)('says how it ended: %s', async (outcome, title) => {
    await show({ [READ]: { body: aNoticeForAuthor({ state: 'closed', outcome, dueAt: null }) } });
    expect(await screen.findByText(title)).toBeVisible();
  });

  it('needs the link from the email', async () => {
    await showPage('/notice-answer');
    expect(await screen.findByRole('heading', { name: 'Something is missing from the link' })).toBeVisible();
  });
});
