import { cleanup, screen, waitFor } from '@testing-library/react';
import {
  dialogFields,
  fillInAllButTheClub,
  forgetAfterEach,
  LIONS,
  showForLions,
  showReviewDialog,
  user,
} from '../../testing/show-review-dialog';

const CHECK = 'POST /invitations/check';
const ADDRESS = '/clubs/leeds-lions?write-review=leeds-lions#invitation=k7fm-2xqp';
const WITHOUT = '/clubs/leeds-lions?write-review=leeds-lions';
const open = { [CHECK]: { body: { isOpen: true } } };

describe('a review by invitation', () => {
  forgetAfterEach();

  it('says that the club has invited it, and is sent with the code', async () => {
    const { api, sent } = await showForLions(open, ADDRESS);
    expect(await screen.findByText('The club has invited you')).toBeVisible();
    expect(api.requests.find(({ call }) => call === CHECK)?.body).toEqual({
      ...{ clubId: 7, invitation: 'k7fm-2xqp' },
    });
    await fillInAllButTheClub();
    await user.click(dialogFields.submit());
    await waitFor(() => expect(sent()).toMatchObject([{ body: { invitation: 'k7fm-2xqp' } }]));
  });

  it.each([
    ['without the code in the address', 'leeds-lions'],
    ['for a review that couldn’t be sent', '7'],
  ])('stays one when the form is opened again %s', async (_, clubSlug) => {
    await showForLions(open, ADDRESS);
    await screen.findByText('The club has invited you');
    cleanup();
    const answers = { ...open, 'GET /clubs/7': { body: LIONS } };
    showReviewDialog({ clubSlug, answers, address: `/clubs/leeds-lions?write-review=${clubSlug}` });
    expect(await screen.findByText('The club has invited you')).toBeVisible();
  });

  it('can be written when the invitation has ended, and says so', async () => {
    const { sent } = await showForLions({ [CHECK]: { body: { isOpen: false } } }, ADDRESS);
    expect(await screen.findByText('This invitation is no longer valid')).toBeVisible();
    await fillInAllButTheClub();
    await user.click(dialogFields.submit());
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('asks nothing without an invitation', async () => {
    const { api, sent } = await showForLions({}, WITHOUT);
    await fillInAllButTheClub();
    await user.click(dialogFields.submit());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).not.toHaveProperty('invitation');
    expect(api.requests.map(({ call }) => call)).not.toContain(CHECK);
  });
});
