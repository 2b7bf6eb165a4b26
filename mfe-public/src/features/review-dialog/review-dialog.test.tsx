import { fillIn } from '@club-reviews/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  dialogFields,
  fillInAllButTheClub,
  showReviewDialog,
  user,
  forgetAfterEach,
  showForLions,
} from '../../testing/show-review-dialog';

const { ageGroup, club, email, reviewText, stars, submit } = dialogFields;

describe('review dialog', () => {
  forgetAfterEach();

  it('shows where to get help if the text suggests a child at risk, and carries on', async () => {
    showReviewDialog();
    await fillIn(reviewText(), 'Last week the coach ');
    expect(screen.queryByText('Are you worried about a child?')).not.toBeInTheDocument();
    await user.paste('Hit my son.');
    const signpost = within(
      (await screen.findByText('Are you worried about a child?')).closest('[role="status"]')!,
    );
    expect(signpost.getByRole('link', { name: /^0808.800.5000$/ })).toHaveAttribute(
      'href',
      'tel:08088005000',
    );
    expect(signpost.getByRole('link', { name: '999' })).toHaveAttribute('href', 'tel:999');
    expect(signpost.getByRole('link', { name: '101' })).toHaveAttribute('href', 'tel:101');
    expect(signpost.getByText(/welfare officer at the club or at your County FA/)).toBeInTheDocument();
    expect(submit()).toBeEnabled();
  });

  it('preselects the club of the page it was opened on', async () => {
    const { sent } = await showForLions();
    await fillInAllButTheClub();
    await user.click(submit());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]!.body).toMatchObject({ clubId: 7 });
  });

  it('lets another club replace the preselected one', async () => {
    await showForLions();
    await user.type(club(), 'otl', { initialSelectionStart: 0, initialSelectionEnd: 'Leeds Lions'.length });
    const found = await screen.findByRole('option', { name: /Otley Otters/ });
    expect(club()).toHaveValue('otl');
    await user.click(found);
    expect(club()).toHaveValue('Otley Otters');
  });

  it('opens with no club chosen if the address names an unknown one', async () => {
    const { api } = showReviewDialog({ clubSlug: 'no-such-club' });
    await waitFor(() => expect(api.requests.map(({ call }) => call)).toContain('GET /clubs/no-such-club'));
    expect(club()).toHaveValue('');
  });

  it('names everything that is missing, at the top and beside its field', async () => {
    const { sent } = showReviewDialog();
    await user.click(submit());
    const summary = await screen.findByRole('group', { name: 'There are 9 problems' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(club()).toHaveAccessibleDescription('Please select a club');
    expect(ageGroup()).toHaveAccessibleDescription('Please select an age group');
    expect(email()).toHaveAccessibleDescription(/Please enter a valid email address/);
    expect(reviewText()).toHaveAccessibleDescription(/Please write at least 10 characters/);
    for (const [question, message] of [
      ['Coaching quality', 'Please rate coaching quality'],
      ['Communication', 'Please rate communication'],
      ['Facilities', 'Please rate facilities'],
      ['Inclusivity', 'Please rate inclusivity'],
      ['Value for money', 'Please rate value for money'],
    ]) {
      expect(screen.getByRole('radiogroup', { name: question })).toHaveAccessibleDescription(message);
    }
    await user.click(within(summary).getByRole('link', { name: 'Please rate inclusivity' }));
    expect(stars('Inclusivity', '1 star')).toHaveFocus();
    await user.click(within(summary).getByRole('link', { name: 'Please select a club' }));
    expect(club()).toHaveFocus();
    expect(sent()).toEqual([]);
    await fillIn(email(), 'parent@example.org');
    await waitFor(() => expect(email()).toBeValid());
  });

  it('closes at once on Escape while nothing is written', async () => {
    const { onClose } = await showForLions();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks before Escape discards something written, and returns to the same place', async () => {
    const { onClose } = showReviewDialog();
    await fillIn(reviewText(), 'Half a thought');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('group', { name: 'Discard what you’ve written?' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Keep writing' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(reviewText()).toHaveFocus();
    expect(reviewText()).toHaveValue('Half a thought');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks on the way back too, and stays', async () => {
    const address = () => window.location.search;
    const { onClose } = showReviewDialog();
    window.history.pushState({ idx: 1 }, '', '/?write-review');
    await fillIn(reviewText(), 'Half a thought');
    window.history.back();
    expect(await screen.findByRole('button', { name: 'Keep my draft' })).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('?write-review'));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    window.history.back();
    await waitFor(() => expect(address()).toBe(''));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('lets the stars be chosen with the arrow keys', async () => {
    showReviewDialog();
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
    stars('Coaching quality', '1 star').focus();
    await user.keyboard('[ArrowRight][ArrowRight]');
    expect(stars('Coaching quality', '3 stars')).toBeChecked();
  });
});
