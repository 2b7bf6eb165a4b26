import { expectAccessible } from '@club-reviews/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beLoggedIn, showClubAdmin } from '../../testing/show-club-admin';

const user = userEvent.setup({ delay: null });
const LIST = 'GET /club-admin/reply-templates';
const SAVE = 'PUT /club-admin/reply-templates';
const THANKS = { name: 'Thanks', text: 'Thank you for your kind words.' };

beforeEach(() => {
  localStorage.clear();
  beLoggedIn();
});

const openEditor = async () => user.click(await screen.findByRole('button', { name: /^Respond/ }));

describe('templates of replies', () => {
  it('are put into the reply, after what is written', async () => {
    await showClubAdmin('/club-admin', { [LIST]: { body: [THANKS] } });
    await openEditor();
    const reply = screen.getByLabelText('Respond to Review');
    await user.type(reply, 'Hello!');
    await user.selectOptions(await screen.findByLabelText('Insert a template'), 'Thanks');
    expect(reply).toHaveValue(`Hello!\n\n${THANKS.text}`);
    expect(reply).toHaveFocus();
  });

  it('are made, changed and deleted', async () => {
    const { api, calls } = await showClubAdmin('/club-admin', { [SAVE]: { body: [] } });
    await openEditor();
    await user.click(screen.getByRole('button', { name: 'Make a template' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Templates' }));
    await user.click(dialog.getByRole('button', { name: 'New template' }));
    await user.click(dialog.getByRole('button', { name: 'Save template' }));
    expect(await dialog.findByText('Please name the template')).toBeVisible();
    await user.type(dialog.getByLabelText('Name'), THANKS.name);
    await user.type(dialog.getByLabelText('Text'), THANKS.text);
    await expectAccessible();
    api.answer(LIST, { body: [THANKS] });
    await user.click(dialog.getByRole('button', { name: 'Save template' }));
    await user.click(await dialog.findByRole('button', { name: 'Edit Thanks' }));
    await user.type(dialog.getByLabelText('Name'), ' a lot');
    await user.click(dialog.getByRole('button', { name: 'Save template' }));
    await user.click(await dialog.findByRole('button', { name: 'Delete Thanks' }));
    await waitFor(() => expect(calls(SAVE)).toHaveLength(3));
    expect(calls(SAVE).map(({ body }) => body)).toEqual([
      { templates: [THANKS] },
      { templates: [{ ...THANKS, name: 'Thanks a lot' }] },
      { templates: [] },
    ]);
  });
});
