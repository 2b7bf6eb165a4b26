import { dismissToast } from '@club-reviews/shared-ui/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aManagedReview, aReviewContent } from '../../testing/factories';
import {
  GET_MY_REVIEW,
  heading,
  MY_REVIEW_TITLE,
  press,
  refusal,
  showMyReview,
  toast,
} from '../../testing/show-my-review';

const EDIT = 'POST /reviews/mine/edit';

afterEach(() => act(() => dismissToast()));

describe('editing', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Edit your review of Leeds Lions' });
  const text = () => screen.getByRole('textbox', { name: 'Your review' });
  const CHANGED = 'Patient coaches, but the pitch floods.';

  async function open() {
    await heading(MY_REVIEW_TITLE);
    await press('Edit');
    await dialog();
  }
  async function write(words: string) {
    await userEvent.clear(text());
    await userEvent.click(text());
    await userEvent.paste(words);
  }

  it('opens with the current values, and shows the new version', async () => {
    const { sent } = await showMyReview(
      {},
      {
        [EDIT]: { body: aManagedReview({ review: aReviewContent({ reviewText: CHANGED }) }) },
      },
    );
    await open();
    expect(text()).toHaveValue('Patient coaches, and every child gets a game.');
    expect(screen.getByLabelText('Age group')).toHaveValue('U12s');
    expect(
      within(screen.getByRole('radiogroup', { name: 'Facilities' })).getByRole('radio', {
        name: '3 stars, Good',
      }),
    ).toBeChecked();
    await write(`  ${CHANGED} `);
    await press('Save changes');
    expect(await toast().findByText('Review Updated')).toBeInTheDocument();
    expect(sent(EDIT)).toEqual([
      {
        token: 'secret-1',
        ageGroup: 'U12s',
        coachingRating: 5,
        communicationRating: 4,
        facilitiesRating: 3,
        inclusivityRating: 5,
        valueRating: 4,
        reviewText: CHANGED,
      },
    ]);
    expect(screen.getByRole('article', { name: 'Your review' })).toHaveTextContent(CHANGED);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
  });

  it('says that the changes wait for a moderator', async () => {
    const waitingEdit = aReviewContent({ reviewText: CHANGED });
    await showMyReview({}, { [EDIT]: { body: aManagedReview({ waitingEdit }) } });
    await open();
    await write(CHANGED);
    await press('Save changes');
    expect(await toast().findByText('Changes Saved')).toBeInTheDocument();
    expect(
      await screen.findByRole('article', { name: 'Your changes, waiting for a moderator' }),
    ).toBeVisible();
  });

  it('opens with the changes that are still waiting', async () => {
    await showMyReview({ waitingEdit: aReviewContent({ reviewText: CHANGED }) });
    await open();
    expect(text()).toHaveValue(CHANGED);
  });

  it('follows the rules of the review form', async () => {
    const { sent } = await showMyReview();
    await open();
    await write('Too short');
    await press('Save changes');
    await waitFor(() => expect(text()).toHaveAccessibleDescription(/at least 10 characters/));
    expect(sent(EDIT)).toEqual([]);
  });

  it('loses nothing when the server refuses', async () => {
    const { api } = await showMyReview({}, { [EDIT]: refusal(409, 'A moderator has removed this review.') });
    await open();
    await write(CHANGED);
    api.answer(GET_MY_REVIEW, refusal(410, 'This link has expired.'));
    await press('Save changes');
    expect(await screen.findByRole('alert')).toHaveTextContent('A moderator has removed this review.');
    await waitFor(() => expect(api.requests.at(-1)!.call).toBe(GET_MY_REVIEW));
    expect(text()).toHaveValue(CHANGED);
  });

  it('asks before Escape discards changes', async () => {
    await showMyReview();
    await open();
    await write(CHANGED);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('group', { name: 'Discard what you’ve written?' })).toBeInTheDocument();
    await press('Keep writing');
    expect(text()).toHaveValue(CHANGED);
  });
});
