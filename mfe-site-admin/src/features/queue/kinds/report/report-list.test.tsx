import { expectAccessible, fillIn } from '@club-reviews/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdminReview, aReportedReview } from '../../../../testing/factories';
import { beSignedIn, refusal, showAdmin } from '../../../../testing/show-admin';

const LIST = 'GET /admin/reports';
const DECIDE = 'POST /admin/reports/5/decision';

const user = userEvent.setup({ delay: null });
const show = (answers: Parameters<typeof showAdmin>[1] = {}, address = '/admin/reports') =>
  showAdmin(address, { [LIST]: { body: [aReportedReview()] }, ...answers });
const card = async () =>
  within((await screen.findByText('This club has no such team.')).closest('ul')!.closest('li')!);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(beSignedIn);

describe('reported reviews', () => {
  it('show the review, how long it has waited, and everything that was said about it', async () => {
    const openedAt = new Date(Date.now() - 5.5 * 3_600_000).toISOString();
    await show({ [LIST]: { body: [aReportedReview({ openedAt })] } });
    const reported = await card();
    expect(reported.getByText('Patient coaches, and every child gets a game.')).toBeVisible();
    expect(reported.getByText('Waiting for 5 hours')).toBeVisible();
    const voices = within(reported.getByRole('list', { name: 'Reports' })).getAllByRole('listitem');
    expect(voices[0]).toHaveTextContent(
      /real experience.*This club has no such team.*The public.*R-7K3M-9QXD/,
    );
    expect(voices[1]).toHaveTextContent(/an interest.*rival club.*The club,.*R-1111-2222/);
  });

  it('say if a child may be at risk, and that the review is hidden', async () => {
    const review = anAdminReview({ isHeld: true, holdReasons: ['reported'], status: 'awaiting-approval' });
    await show({ [LIST]: { body: [aReportedReview({ isSafety: true, hidReview: true, review })] } });
    const reported = await card();
    expect(reported.getByText('Child safety')).toBeVisible();
    expect(reported.getByText('Hidden')).toBeVisible();
    await user.click(reported.getByRole('button', { name: /^Let it stand/ }));
    expect((await dialog('Let this review stand?')).getByText(/It goes back to where it was/)).toBeVisible();
  });

  it('say why a safety report hasn’t hidden the review', async () => {
    await show({ [LIST]: { body: [aReportedReview({ isSafety: true, hideRefusal: 'club-limit' })] } });
    expect((await card()).getByText(/didn’t hide this review, because as many of this club’s/)).toBeVisible();
    expect((await card()).queryByText('Hidden')).toBeNull();
  });

  it('are removed for a reason from the list', async () => {
    const { api, calls } = await show({ [DECIDE]: { body: aReportedReview({ state: 'decided' }) } });
    await user.click((await card()).getByRole('button', { name: /^Remove the review.*Leeds Lions/ }));
    const asked = await dialog('Remove this review?');
    await expectAccessible();
    await user.click(asked.getByRole('button', { name: 'Remove the review' }));
    expect(await asked.findByText('Please select a reason')).toBeVisible();
    await user.selectOptions(asked.getByLabelText('Reason'), 'Not a real experience');
    await fillIn(asked.getByLabelText('In your words (optional)'), ' There is no such team. ');
    api.answer(LIST, { body: [] });
    await user.click(asked.getByRole('button', { name: 'Remove the review' }));
    expect(await screen.findByText('Review removed')).toBeVisible();
    expect(calls(DECIDE)[0]!.body).toEqual({
      decision: 'remove',
      reasonCode: 'fake',
      words: 'There is no such team.',
    });
    expect(await screen.findByText('No reports to decide')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Reported reviews' })).toHaveFocus());
  });

  it('are kept, with a message for those who reported them', async () => {
    const { calls } = await show({ [DECIDE]: { body: aReportedReview({ state: 'decided' }) } });
    await user.click((await card()).getByRole('button', { name: /^Let it stand/ }));
    const asked = await dialog('Let this review stand?');
    await user.click(asked.getByRole('button', { name: 'Let it stand' }));
    expect(await asked.findByText('Please give a reason')).toBeVisible();
    await fillIn(asked.getByLabelText('Reason'), 'It’s an opinion.');
    await user.click(asked.getByRole('button', { name: 'Let it stand' }));
    expect(await screen.findByText('Review stands')).toBeVisible();
    expect(calls(DECIDE)[0]!.body).toEqual({ decision: 'stand', words: 'It’s an opinion.' });
  });

  it('keep the dialog and the message if another moderator was quicker', async () => {
    await show({ [DECIDE]: refusal(409, 'These reports have already been decided.') });
    await user.click((await card()).getByRole('button', { name: /^Let it stand/ }));
    const asked = await dialog('Let this review stand?');
    await fillIn(asked.getByLabelText('Reason'), 'It’s an opinion.');
    await user.click(asked.getByRole('button', { name: 'Let it stand' }));
    expect(await asked.findByRole('alert')).toHaveTextContent('These reports have already been decided.');
    expect(asked.getByLabelText('Reason')).toHaveValue('It’s an opinion.');
  });

  it('can be looked up after the decision', async () => {
    const { api, calls } = await show();
    await card();
    api.answer(LIST, {
      body: [
        aReportedReview({
          state: 'decided',
          outcome: 'removed',
          removalReason: 'abuse',
          decisionWords: 'It insults a coach.',
          decidedByName: 'Kim Doyle',
          decidedAt: '2026-03-14T10:00:00.000Z',
          review: null,
        }),
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Decided' }));
    expect(await screen.findByText('The review was removed')).toBeVisible();
    expect(screen.getByText(/, by Kim Doyle\. Reason: Abuse or threats/)).toBeVisible();
    expect(screen.getByText('It insults a coach.')).toBeVisible();
    expect(calls(LIST).at(-1)!.query.get('state')).toBe('decided');
    expect(window.location.search).toBe('?state=decided');
    expect(screen.queryByRole('button', { name: /^Remove the review/ })).not.toBeInTheDocument();
    await expectAccessible();
  });
});
