import { expectAccessible, fillIn } from '@club-reviews/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beLoggedIn, showClubAdmin } from '../../testing/show-club-admin';

const user = userEvent.setup({ delay: null });
const LIST = 'GET /club-admin/reply-templates';
const SAVE = 'PUT /club-admin/reply-templates';
const THANKS = { name: 'Thanks', text: 'Thank you for your kind words.' };

const keeping = (...templates: (typeof THANKS)[]) => ({
  body: { templates, version: `v${templates.length}` },
});

beforeEach(beLoggedIn);

const openEditor = async () => user.click(await screen.findByRole('button', { name: /^Respond/ }));

describe('reply templates', () => {
  it('are added to the reply, after what is already there', async () => {
    await showClubAdmin('/club-admin', { [LIST]: keeping(THANKS) });
    await openEditor();
    const reply = screen.getByLabelText('Respond to Review');
    await fillIn(reply, 'Hello!');
    await user.selectOptions(await screen.findByLabelText('Insert a template'), 'Thanks');
    expect(reply).toHaveValue(`Hello!\n\n${THANKS.text}`);
    expect(reply).toHaveFocus();
  });

  it('are added, edited and deleted', async () => {
    const { api, calls } = await showClubAdmin('/club-admin', { [SAVE]: keeping() });
    await openEditor();
    await user.click(screen.getByRole('button', { name: 'Make a template' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Templates' }));
    await user.click(dialog.getByRole('button', { name: 'New template' }));
    expect(dialog.getByLabelText('Name')).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Save template' }));
    expect(await dialog.findByText('Please name the template')).toBeVisible();
    await fillIn(dialog.getByLabelText('Name'), THANKS.name);
    await fillIn(dialog.getByLabelText('Text'), THANKS.text);
    api.answer(LIST, keeping(THANKS));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.click(await dialog.findByRole('button', { name: 'Edit Thanks' }));
    await fillIn(dialog.getByLabelText('Name'), ' a lot');
    await user.click(dialog.getByRole('button', { name: 'Save template' }));
    await user.click(await dialog.findByRole('button', { name: 'Delete Thanks' }));
    await waitFor(() => expect(calls(SAVE)).toHaveLength(3));
    expect(calls(SAVE).map(({ body }) => body)).toEqual([
      { templates: [THANKS], version: 'v0' },
      { templates: [{ ...THANKS, name: 'Thanks a lot' }], version: 'v1' },
      { templates: [], version: 'v1' },
    ]);
  });

  it('keep the text when someone else was quicker, without overwriting theirs', async () => {
    const message = 'Somebody else has changed the templates meanwhile.';
    const { api, calls } = await showClubAdmin('/club-admin', {
      [LIST]: keeping(THANKS),
      [SAVE]: { status: 409, body: { statusCode: 409, message, error: 'Conflict' } },
    });
    await openEditor();
    await user.click(await screen.findByRole('button', { name: 'Edit templates' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Templates' }));
    await user.click(dialog.getByRole('button', { name: 'Edit Thanks' }));
    await fillIn(dialog.getByLabelText('Text'), ' See you on Sunday.');
    const SORRY = { name: 'Sorry', text: 'We’re sorry.' };
    api.answer(LIST, keeping(SORRY, THANKS));
    await user.click(dialog.getByRole('button', { name: 'Save template' }));
    expect(await dialog.findByText(message)).toBeVisible();
    const changed = { ...THANKS, text: `${THANKS.text} See you on Sunday.` };
    expect(dialog.getByLabelText('Text')).toHaveValue(changed.text);
    await expectAccessible();
    api.answer(SAVE, keeping(SORRY, changed));
    await waitFor(() => expect(calls(LIST)).toHaveLength(2));
    await user.click(dialog.getByRole('button', { name: 'Save template' }));
    expect(await dialog.findByRole('button', { name: 'New template' })).toBeVisible();
    expect(dialog.queryByText(message)).toBeNull();
    expect(calls(SAVE).map(({ body }) => body)).toEqual([
      { templates: [changed], version: 'v1' },
      { templates: [SORRY, changed], version: 'v2' },
    ]);
  });
});
