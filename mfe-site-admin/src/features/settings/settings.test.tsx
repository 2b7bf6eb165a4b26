import { OPERATOR_DEFAULTS } from '@club-reviews/domain/operator-defaults';
import { OPERATOR_KEYS } from '@club-reviews/domain/operator-settings';
import { expectAccessible, fillIn } from '@club-reviews/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OperatorSettings } from '../../api/types';
import { beSignedIn, refusal, showAdmin } from '../../testing/show-admin';

const CALL = 'GET /admin/settings';
const SAVE = 'PATCH /admin/settings';
const STATE: OperatorSettings = {
  settings: OPERATOR_KEYS.map((name) => ({
    name,
    value: name === 'operatorName' ? 'Leeds Reviews' : OPERATOR_DEFAULTS[name],
    source: name === 'operatorName' ? 'environment' : 'default',
  })),
  changes: [
    {
      id: 1,
      reason: 'Region: “England” → “Kent”',
      staffName: 'Kim Doyle',
      createdAt: '2026-03-14T09:00:00.000Z',
    },
  ],
};

const show = (answers = {}) => showAdmin('/admin/settings', { [CALL]: { body: STATE }, ...answers });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save settings' }));

beforeEach(beSignedIn);

describe('the settings', () => {
  it('show what the environment sets, by its variable, without letting anyone change it', async () => {
    const { container } = await show();
    const name = await screen.findByRole('textbox', { name: 'Operator’s name' });
    expect(name).toHaveValue('Leeds Reviews');
    expect(name).toHaveAttribute('readonly');
    expect(name).toHaveAccessibleDescription(/Set by OPERATOR_NAME on the server/);
    expect(screen.getByText('14 March 2026, by Kim Doyle')).toBeVisible();
    await expectAccessible(container);
  });

  it('send only what was changed', async () => {
    const { calls } = await show({ [SAVE]: { body: STATE } });
    const region = await screen.findByRole('textbox', { name: 'Region' });
    await userEvent.clear(region);
    await fillIn(region, 'West Yorkshire');
    await save();
    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(calls(SAVE).map(({ body }) => body)).toEqual([{ regionName: 'West Yorkshire' }]);
  });

  it('refuse a colour that’s hard to read with the figure, before sending it', async () => {
    const { calls } = await show();
    await fillIn(await screen.findByRole('textbox', { name: 'Colour of bands' }), '#3fa35f');
    await save();
    expect(await screen.findByText(/the contrast of white text on it is 3\.1:1/)).toBeVisible();
    expect(calls(SAVE)).toEqual([]);
  });

  it('refuse a logo that’s too big until another is chosen or the old one is kept', async () => {
    const { calls } = await show({ [SAVE]: { body: STATE } });
    const chooser = await screen.findByLabelText<HTMLInputElement>('Logo');
    await userEvent.upload(chooser, new File(['x'.repeat(50_000)], 'big.png', { type: 'image/png' }));
    const problem = 'Logo must be at most 40 kB';
    expect(await screen.findByText(problem)).toBeVisible();
    expect(chooser).toHaveValue('');
    await fillIn(screen.getByRole('textbox', { name: 'Region' }), ' and Wales');
    await save();
    expect(screen.getByText(problem)).toBeVisible();
    expect(calls(SAVE)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Leave the logo as it was' }));
    await waitFor(() => expect(screen.queryByText(problem)).not.toBeInTheDocument());
    await save();
    expect(await screen.findByText('Settings saved')).toBeVisible();
  });

  it('keep what’s being typed when the server’s settings arrive again', async () => {
    let name = 'England';
    const { calls } = await show({
      [CALL]: () => ({
        body: {
          ...STATE,
          settings: STATE.settings.map((one) => (one.name === 'regionName' ? { ...one, value: name } : one)),
        },
      }),
      [SAVE]: { body: STATE },
    });
    const promise = await screen.findByRole('textbox', { name: 'Colour of bands' });
    await fillIn(promise, '#123456');
    name = 'Kent';
    fireEvent(window, new Event('focus'));
    await waitFor(() => expect(calls(CALL).length).toBeGreaterThan(1));
    expect(promise).toHaveValue('#123456');
    await save();
    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(calls(SAVE).map(({ body }) => Object.keys(body as object))).toEqual([[expect.any(String)]]);
  });

  it('show the server’s reason beside the field it’s about', async () => {
    await show({
      [SAVE]: { status: 400, body: { message: 'No.', fields: { regionName: 'Region isn’t ours' } } },
    });
    await fillIn(await screen.findByRole('textbox', { name: 'Region' }), ' and Wales');
    await save();
    expect(await screen.findByText('Region isn’t ours')).toBeVisible();
  });

  it('say so when they don’t load', async () => {
    await show({ [CALL]: refusal(503, 'Back in a minute.') });
    expect(await screen.findByText('The settings didn’t load')).toBeVisible();
  });
});
