import { screen } from '@testing-library/react';
import { aReview } from '../testing/factories';
import { showPage } from '../testing/show-page';

const { clubName: _name, clubSlug: _slug, ...NAMELESS } = aReview();
const answer = { body: [NAMELESS], headers: { 'X-Total-Count': '1' } };

const ANSWERS = {
  'GET /reviews': answer,
  'GET /reviews/recent': answer,
  'GET /reviews/age/U7s': answer,
  'GET /reviews/category/coaching': answer,
  'GET /clubs/leeds-lions/reviews': answer,
};

beforeEach(() => {
  window.scrollTo = jest.fn();
});

describe('a review without its club’s name', () => {
  it.each(['/', '/all-reviews', '/browse-age/U7s', '/browse-categories?category=coaching'])(
    'is about an "Unknown Club" on %s',
    async (address) => {
      await showPage(address, ANSWERS);
      expect((await screen.findAllByText('Unknown Club')).length).toBeGreaterThan(0);
      expect(document.querySelector('a[href*="undefined"]')).toBeNull();
    },
  );

  it('has no dead link on a club’s own page', async () => {
    await showPage('/clubs/leeds-lions', ANSWERS);
    await screen.findByText(NAMELESS.reviewText);
    expect(document.querySelector('a[href*="undefined"]')).toBeNull();
  });
});
