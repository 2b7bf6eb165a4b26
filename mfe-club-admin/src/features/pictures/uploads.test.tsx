import { dismissToast } from '@club-reviews/shared-ui/platform';
import { expectAccessible } from '@club-reviews/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOwnPhoto } from '../../testing/factories';
import { beLoggedIn, showClubAdmin } from '../../testing/show-club-admin';

const user = userEvent.setup({ delay: null, applyAccept: false });
const LIST = 'GET /club-admin/photos';
const ADD = 'POST /club-admin/photos';
const TAKEN = { status: 201, body: anOwnPhoto({ state: 'held' }) };
const BUSY = { status: 503, body: { statusCode: 503, message: 'Too many pictures are being sent' } };
const file = (name: string) => new File([new Uint8Array(200)], name, { type: 'image/jpeg' });

/** Opens the dialog for photos. */
async function openDialog(answers: Parameters<typeof showClubAdmin>[1] = {}) {
  const shown = await showClubAdmin('/club-admin?tab=profile', answers);
  await user.click(await screen.findByRole('button', { name: 'Add a photo' }));
  return { ...shown, dialog: within(await screen.findByRole('dialog', { name: 'Add a photo' })) };
}

type Dialog = Awaited<ReturnType<typeof openDialog>>['dialog'];

async function describe_(dialog: Dialog, words: string) {
  await user.type(dialog.getByRole('textbox', { name: /^What it shows/ }), words);
  await user.click(dialog.getByRole('radio', { name: 'No' }));
  await user.click(dialog.getByRole('button', { name: 'Send' }));
}

async function sendOne(dialog: Dialog, name = 'match.jpg') {
  await user.upload(dialog.getByLabelText('A photo'), file(name));
  await describe_(dialog, 'Our pitch');
}

/** A response that arrives when the test says so. */
function later() {
  let answer = (_body: object) => {};
  const answered = new Promise<object>((resolve) => (answer = resolve));
  return { answering: () => answered, answer: (body: object) => answer(body) };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

beforeEach(() => {
  dismissToast();
  beLoggedIn();
});

describe('a picture on its way', () => {
  it('shows its upload progress', async () => {
    const { answering, answer } = later();
    const { dialog, calls } = await openDialog({ [ADD]: answering });
    await sendOne(dialog);
    expect(await dialog.findByText('50%')).toBeVisible();
    expect(dialog.getByRole('progressbar', { name: 'match.jpg' })).toHaveAttribute('value', '0.5');
    expect(dialog.getByRole('status')).toHaveTextContent('Sending match.jpg');
    expect(dialog.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
    const leaving = new Event('beforeunload', { cancelable: true });
    fireEvent(window, leaving);
    expect(leaving.defaultPrevented).toBe(true);
    answer(TAKEN);
    await gone();
    expect(screen.getByText('Photo sent')).toBeVisible();
    expect(calls(ADD)[0]?.headers.get('x-session')).toBe('cookie');
  });

  it("can be stopped, and isn't reported as sent", async () => {
    const { answering } = later();
    const { dialog } = await openDialog({ [ADD]: answering });
    await sendOne(dialog);
    await user.click(await dialog.findByRole('button', { name: 'Don’t send match.jpg' }));
    await gone();
    expect(screen.queryByText('Photo sent')).not.toBeInTheDocument();
  });

  it('is retried after a lost connection, without describing it again', async () => {
    const { dialog, api, calls } = await openDialog({
      [ADD]: () => Promise.reject(new TypeError('broken')),
    });
    await sendOne(dialog);
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^match\.jpg: The server couldn’t be reached/);
    api.answer(ADD, BUSY);
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('match.jpg: Too many pictures are being sent')).toBeVisible();
    api.answer(ADD, TAKEN);
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await gone();
    expect(calls(ADD).map(({ query }) => query.get('description'))).toEqual(Array(3).fill('Our pitch'));
  });

  it('is replaced by another if it can’t be taken, with its description kept', async () => {
    const words = 'This picture is damaged';
    const body = { statusCode: 400, message: words, fields: { file: words } };
    const { dialog, api, calls } = await openDialog({ [ADD]: { status: 400, body } });
    await sendOne(dialog, 'broken.jpg');
    expect(await dialog.findByText(`broken.jpg: ${words}`)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Choose another' }));
    expect(await dialog.findByRole('textbox', { name: /^What it shows/ })).toHaveValue('Our pitch');
    expect(dialog.getByRole('radio', { name: 'No' })).toBeChecked();
    expect(dialog.queryByText(`broken.jpg: ${words}`)).not.toBeInTheDocument();
    api.answer(ADD, TAKEN);
    await user.upload(dialog.getByLabelText('A photo'), file('whole.jpg'));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await gone();
    expect(calls(ADD)).toHaveLength(2);
  });
});

describe('several pictures', () => {
  it('are described one after the other, and sent one at a time', async () => {
    const [first, second] = [later(), later()];
    const { dialog, api, calls } = await openDialog({ [ADD]: first.answering });
    await user.upload(
      dialog.getByLabelText('A photo'),
      ['a', 'b', 'c', 'd'].map((name) => file(`${name}.jpg`)),
    );
    expect(dialog.getByText('Next, you’ll describe b.jpg, c.jpg')).toBeVisible();
    expect(dialog.getByRole('alert')).toHaveTextContent('There’s no room for d.jpg');
    await describe_(dialog, 'A');
    expect(await dialog.findByText('Next, you’ll describe c.jpg')).toBeVisible();
    const field = dialog.getByRole('textbox', { name: /^What it shows/ });
    expect(field).toHaveValue('');
    await waitFor(() => expect(field).toHaveFocus());
    await describe_(dialog, 'B');
    await describe_(dialog, 'C');
    expect(await dialog.findAllByText('Waiting to be sent')).toHaveLength(2);
    expect(calls(ADD).map(({ query }) => query.get('description'))).toEqual(['A']);
    await expectAccessible();
    api.answer(ADD, second.answering);
    first.answer(TAKEN);
    await waitFor(() => expect(calls(ADD)).toHaveLength(2));
    await user.click(dialog.getByRole('button', { name: 'Don’t send c.jpg' }));
    second.answer(TAKEN);
    await gone();
    expect(calls(ADD).map(({ query }) => query.get('description'))).toEqual(['A', 'B']);
    expect(screen.getByText('2 photos sent')).toBeVisible();
  });

  it('carry on when one of them fails', async () => {
    const { dialog, api } = await openDialog({
      [ADD]: ({ query }) => (query.get('description') === 'A' ? BUSY : TAKEN),
    });
    await user.upload(dialog.getByLabelText('A photo'), [file('a.jpg'), file('b.jpg')]);
    await describe_(dialog, 'A');
    expect(await dialog.findByText('a.jpg: Too many pictures are being sent')).toBeVisible();
    await describe_(dialog, 'B');
    await waitFor(() => expect(dialog.queryByText('b.jpg')).not.toBeInTheDocument());
    api.answer(ADD, TAKEN);
    await user.click(dialog.getByRole('button', { name: 'Remove a.jpg' }));
    await gone();
    expect(screen.getByText('Photo sent')).toBeVisible();
  });

  it('are limited to the room there is', async () => {
    const two = [anOwnPhoto({ id: 1 }), anOwnPhoto({ id: 2, description: 'Second' })];
    const { dialog } = await openDialog({ [LIST]: { body: two } });
    expect(dialog.getByLabelText('A photo')).not.toHaveAttribute('multiple');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await gone();
  });
});
