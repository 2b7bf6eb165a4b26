import { screen, waitFor, within } from '@testing-library/react';
import { ukDate } from '@club-reviews/shared-ui/formatting';
import { fillIn } from '@club-reviews/shared-ui/testing';
import userEvent from '@testing-library/user-event';
import { aClubReview, anOwnClub, STATS } from '../../testing/factories';
import { beLoggedIn, getDashboard, showClubAdmin } from '../../testing/show-club-admin';

const user = userEvent.setup({ delay: null });
const toast = () => within(screen.getByRole('status'));

beforeEach(beLoggedIn);

describe('reviews', () => {
  const RESPOND = 'POST /club-admin/reviews/31/respond';
  const card = async (text: string) => within((await screen.findByText(text)).closest('li')!);

  it('show their ratings and reply', async () => {
    await showClubAdmin('/club-admin', {
      'GET /club-admin/reviews': { body: [aClubReview({ responseText: 'Thank you!' })] },
    });
    const review = await card('Patient coaches, and every child gets a game.');
    expect(review.getByText('Under 12s')).toBeVisible();
    for (const name of ['Coaching', 'Communication', 'Facilities', 'Inclusivity', 'Value']) {
      expect(review.getByText(name)).toBeVisible();
    }
    expect(review.getByRole('heading', { name: 'Club Response' })).toBeVisible();
    expect(review.getByRole('button', { name: /^Edit Response/ })).toBeVisible();
  });

  it('can be replied to', async () => {
    const { calls, api } = await showClubAdmin();
    await user.click(await screen.findByRole('button', { name: /^Respond/ }));
    const editor = screen.getByLabelText('Respond to Review');
    expect(editor).toHaveFocus();
    expect(editor).toHaveAttribute('placeholder', 'Write a professional response to this review...');
    const save = screen.getByRole('button', { name: 'Save Response' });
    expect(save).toBeDisabled();
    await user.type(editor, '   ');
    expect(save).toBeDisabled();
    await fillIn(editor, 'Thank you ');
    api.answer(RESPOND, { body: { id: 31, responseText: 'Thank you', respondedAt: '2026-03-14T12:00:00Z' } });
    api.answer('GET /club-admin/reviews', { body: [aClubReview({ responseText: 'Thank you' })] });
    await user.click(save);
    expect(await toast().findByText('Response Saved')).toBeVisible();
    expect(calls(RESPOND)[0]!.body).toEqual({ responseText: 'Thank you' });
    expect(await screen.findByText('Thank you')).toBeVisible();
    expect(screen.queryByLabelText('Respond to Review')).not.toBeInTheDocument();
  });

  it('start with one that needs a reply, and the focus moves to the next once it is saved', async () => {
    const [first, second] = [aClubReview(), aClubReview({ id: 30, reviewText: 'Muddy pitch.' })];
    const answered = aClubReview({ id: 29, reviewText: 'Kind people.', responseText: 'Thanks.' });
    const { api } = await showClubAdmin('/club-admin', {
      'GET /club-admin/reviews': ({ query }) => ({
        body: query.get('unanswered') === 'true' ? [first, second] : [answered, first, second],
      }),
      [RESPOND]: { body: { id: 31, responseText: 'Thank you', respondedAt: '2026-03-14T12:00:00Z' } },
    });
    expect(await screen.findByRole('heading', { name: '7 reviews need a reply' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all 7' })).toHaveAttribute(
      'href',
      '/club-admin?unanswered=yes',
    );
    const texts = () => screen.getAllByText(/every child|Muddy|Kind people/).map((one) => one.textContent);
    await waitFor(() => expect(texts()).toHaveLength(3));
    expect(texts()).toEqual([first.reviewText, 'Kind people.', 'Muddy pitch.']);
    await user.click(screen.getAllByRole('button', { name: /^Respond/ })[0]!);
    await fillIn(screen.getByLabelText('Respond to Review'), 'Thank you');
    api.answer('GET /club-admin/reviews', ({ query }) => ({
      body:
        query.get('unanswered') === 'true'
          ? [second]
          : [answered, aClubReview({ responseText: 'Thank you' }), second],
    }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await toast().findByText('Response Saved')).toBeVisible();
    await waitFor(() => expect(texts()[0]).toBe('Muddy pitch.'));
    await waitFor(() => expect(screen.getByRole('heading', { name: /need a reply/ })).toHaveFocus());
  });

  it('are answered one after the other, and those that are skipped come last', async () => {
    const reviews = [33, 32, 31].map((id) => aClubReview({ id, reviewText: `Review number ${id}.` }));
    let unanswered = reviews;
    const { api } = await showClubAdmin('/club-admin', {
      'GET /club-admin/reviews': ({ query }) => ({
        body: query.get('unanswered') === 'true' ? unanswered : reviews,
      }),
    });
    const region = within(await screen.findByRole('region', { name: '7 reviews need a reply' }));
    await region.findByText('Review number 33.');
    expect(region.getByRole('button', { name: /^Previous review/ })).toHaveAttribute('aria-disabled', 'true');
    await user.click(region.getByRole('button', { name: /^Respond/ }));
    await user.click(region.getByRole('button', { name: /^Next review/ }));
    // The editor closes rather than opening in the list below, with the focus.
    expect(screen.queryByLabelText('Respond to Review')).not.toBeInTheDocument();
    expect(region.getByRole('button', { name: /^Next review/ })).toHaveFocus();
    expect(region.getByText('2 of 7')).toBeVisible();
    await user.click(region.getByRole('button', { name: /^Respond/ }));
    for (const [answered, next] of [
      [32, 31],
      [31, 33],
    ] as const) {
      expect(region.getByText(`Review number ${answered}.`)).toBeVisible();
      const editor = region.getByLabelText('Respond to Review');
      expect(editor).toHaveFocus();
      expect(editor).toHaveValue('');
      await fillIn(editor, 'Thanks');
      unanswered = unanswered.filter(({ id }) => id !== answered);
      api.answer(`POST /club-admin/reviews/${answered}/respond`, {
        body: { id: answered, responseText: 'Thanks', respondedAt: '2026-03-14T12:00:00Z' },
      });
      await user.click(region.getByRole('button', { name: 'Save and next' }));
      expect(await region.findByText(`Review number ${next}.`)).toBeVisible();
    }
    await waitFor(() => expect(region.queryByRole('button', { name: 'Save and next' })).toBeNull());
    expect(region.getByRole('button', { name: 'Save Response' })).toBeVisible();
  });

  it('keep the reply when it could not be saved', async () => {
    await showClubAdmin('/club-admin', { [RESPOND]: { status: 500, body: {} } });
    await user.click(await screen.findByRole('button', { name: /^Respond/ }));
    await fillIn(screen.getByLabelText('Respond to Review'), 'Thank you');
    await user.click(screen.getByRole('button', { name: 'Save Response' }));
    expect(await toast().findByText('Save Failed')).toBeVisible();
    expect(toast().getByText('Failed to save your response')).toBeVisible();
    expect(screen.getByLabelText('Respond to Review')).toHaveValue('Thank you');
  });

  it('have one editor at a time, and unsaved text is only discarded after asking', async () => {
    await showClubAdmin('/club-admin', {
      'GET /club-admin/reviews': {
        body: [
          aClubReview(),
          aClubReview({ id: 30, reviewText: 'Muddy pitch.', responseText: 'We drain it.' }),
        ],
      },
    });
    const first = await card('Patient coaches, and every child gets a game.');
    const second = await card('Muddy pitch.');
    await user.click(first.getByRole('button', { name: /^Respond/ }));
    await user.type(screen.getByLabelText('Respond to Review'), 'Thank');
    await user.click(second.getByRole('button', { name: /^Edit Response/ }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Keep writing' }));
    expect(screen.getByLabelText('Respond to Review')).toHaveValue('Thank');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByLabelText('Respond to Review')).not.toBeInTheDocument());
    await user.click(second.getByRole('button', { name: /^Edit Response/ }));
    expect(screen.getByLabelText('Edit Response')).toHaveValue('We drain it.');
  });

  it('keep the unsaved reply while the profile is open', async () => {
    await showClubAdmin();
    await user.click(await screen.findByRole('button', { name: /^Respond/ }));
    await user.type(screen.getByLabelText('Respond to Review'), 'Thank');
    await user.click(screen.getByRole('tab', { name: 'Club Profile' }));
    await screen.findByRole('heading', { name: 'Club Information' });
    await user.click(screen.getByRole('tab', { name: 'Reviews & Responses' }));
    expect(await screen.findByLabelText('Respond to Review')).toHaveValue('Thank');
  });

  it('are filtered as the address says', async () => {
    const { calls } = await showClubAdmin('/club-admin?age=U12s');
    await user.selectOptions(await screen.findByLabelText('Rating'), '2 stars');
    await user.click(screen.getByRole('button', { name: 'Unanswered only' }));
    await waitFor(() =>
      expect(Object.fromEntries(calls('GET /club-admin/reviews').at(-1)!.query)).toEqual({
        clubId: '7',
        ageGroup: 'U12s',
        rating: '2',
        unanswered: 'true',
        limit: '10',
      }),
    );
    expect(window.location.search).toBe('?rating=2&age=U12s&unanswered=yes');
  });

  it.each([
    [39, 'We usually take about 40 hours.'],
    [41, 'That’s longer than our usual 40 hours.'],
  ])('that wait for a moderator for %i hours are counted and explained', async (hours, usual) => {
    const since = new Date(Date.now() - hours * 3_600_000).toISOString();
    const awaiting = { count: 5, since, usualHours: 40 };
    await showClubAdmin('/club-admin', getDashboard(anOwnClub(), STATS, awaiting));
    expect(await screen.findByText('5 reviews are waiting for our moderator')).toBeVisible();
    expect(screen.getByText(/^They’re on your page already/)).toHaveTextContent(
      `The oldest has been waiting since ${ukDate(since)}. ${usual}`,
    );
    expect(screen.getByRole('link', { name: 'Read them on your page' })).toHaveAttribute(
      'href',
      '/clubs/leeds-lions#reviews',
    );
  });

  it('come in pages', async () => {
    await showClubAdmin('/club-admin', {
      'GET /club-admin/reviews': ({ query }) =>
        query.get('cursor') === null
          ? { body: [aClubReview()], headers: { Link: '</api/club-admin/reviews?cursor=9>; rel="next"' } }
          : { body: [aClubReview({ id: 9, reviewText: 'An older one.' })] },
    });
    await user.click(await screen.findByRole('link', { name: 'Next page' }));
    expect(await screen.findByText('An older one.')).toBeVisible();
    expect(window.location.search).toBe('?cursor=9');
  });

  it('say that there are none, or that none match', async () => {
    await showClubAdmin('/club-admin?rating=1', { 'GET /club-admin/reviews': { body: [] } });
    expect(await screen.findByText('No reviews match your filters')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all reviews' }));
    expect(
      await screen.findByText(
        "No approved reviews yet. Reviews will appear here once they're submitted and approved.",
      ),
    ).toBeVisible();
  });
});
