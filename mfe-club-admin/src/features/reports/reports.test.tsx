import { expectAccessible, fillIn } from '@club-reviews/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aClubReport } from '../../testing/factories';
import { beLoggedIn, showClubAdmin } from '../../testing/show-club-admin';

const LIST = 'GET /club-admin/reports';
const REPORT = 'POST /club-admin/reviews/31/report';

const user = userEvent.setup({ delay: null });
const card = async () =>
  within((await screen.findAllByText('Patient coaches, and every child gets a game.'))[0]!.closest('li')!);
const open = async () => {
  await user.click((await card()).getByRole('button', { name: 'Report the review of 11 March 2026' }));
  return within(await screen.findByRole('dialog', { name: 'Report this review' }));
};

beforeEach(beLoggedIn);

describe('a review that the club reports', () => {
  it('shows the report’s number below it', async () => {
    const { api, calls } = await showClubAdmin();
    const dialog = await open();
    await user.click(dialog.getByRole('radio', { name: 'Its author has an interest' }));
    await fillIn(dialog.getByRole('textbox'), ' Written by a rival club. ');
    api.answer(REPORT, { status: 201, body: aClubReport() });
    api.answer(LIST, { body: [aClubReport()] });
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect((await screen.findAllByText('Reported: R-7K3M-9QXD'))[0]).toBeVisible();
    expect(calls(REPORT)[0]!.body).toEqual({ reason: 'interest', words: 'Written by a rival club.' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect((await card()).queryByRole('button', { name: /^Report/ })).not.toBeInTheDocument();
  });

  it('asks for a reason and details, and says whom to call first if a child may be at risk', async () => {
    const { calls } = await showClubAdmin();
    const dialog = await open();
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('Please say what’s wrong with the review')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'A child may be at risk' }));
    expect(dialog.getByRole('link', { name: '999' })).toBeVisible();
    expect(calls(REPORT)).toEqual([]);
  });

  it('keeps the text if the server refuses', async () => {
    await showClubAdmin('/club-admin', {
      [REPORT]: { status: 409, body: { message: 'Your club has already reported this review.' } },
    });
    const dialog = await open();
    await user.click(dialog.getByRole('radio', { name: 'It’s abusive or hateful' }));
    await fillIn(dialog.getByRole('textbox'), 'It insults the coach.');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Your club has already reported this review.');
    expect(dialog.getByRole('textbox')).toHaveValue('It insults the coach.');
  });
});

it('has its outcome listed, even once it is gone', async () => {
  await showClubAdmin('/club-admin', {
    [LIST]: {
      body: [
        aClubReport({
          state: 'decided',
          outcome: 'removed',
          removalReason: 'abuse',
          decisionWords: 'You’re right.',
          decidedAt: '2026-03-14T10:00:00.000Z',
          reviewText: null,
          reviewId: 99,
        }),
      ],
    },
  });
  const list = within(await screen.findByRole('region', { name: 'Your reports' }));
  expect(list.getByText('R-7K3M-9QXD: We removed the review')).toBeVisible();
  expect(list.getByText(/The reason: Abuse or threats\./)).toBeVisible();
  expect(list.getByText('You’re right.')).toBeVisible();
  expect(list.getByText('The review can’t be read any more.')).toBeVisible();
  await expectAccessible();
});
