import { renderRemote, testContext } from '@club-reviews/shared-ui/testing';
import { fakeApi } from '@club-reviews/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRemote } from '../../app/routes';
import { PAGE_ANSWERS } from '../../testing/page-responses';
import { showPage } from '../../testing/show-page';

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

/** The addresses of the page's links, without duplicates. */
const links = () => [...new Set(screen.getAllByRole('link').map((link) => link.getAttribute('href')))];

describe('for clubs', () => {
  it('leads to claim and login, and explains three steps', async () => {
    await showPage('/for-clubs');
    expect(screen.getByRole('heading', { level: 1, name: 'For Clubs' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Claim Your Club' })[0]).toHaveAttribute(
      'href',
      '/claim-club',
    );
    expect(screen.getAllByRole('link', { name: 'Club Login' })[0]).toHaveAttribute('href', '/club-admin');
    const steps = within(screen.getByRole('region', { name: 'How it works' })).getAllByRole('listitem');
    expect(steps).toHaveLength(3);
    expect(steps[1]).toHaveTextContent('within 2-3 business days');
    expect(screen.getByText(/can’t hide or delay a review/)).toBeVisible();
  });

  it('takes the number of clubs from the data, and mentions none below 50', async () => {
    const few = { 'GET /stats': { body: { totalClubs: 49, totalReviews: 3 } } };
    const { unmount } = await showPage('/for-clubs');
    expect(await screen.findByText(/^Parents search over 300 clubs by name/)).toBeVisible();
    unmount();
    await showPage('/for-clubs', few);
    expect(await screen.findByText(/^Parents search the directory by name/)).toBeVisible();
  });
});

describe('about', () => {
  it('shows how much there is and says what “Verified” means', async () => {
    await showPage('/about');
    expect(await screen.findByText('4,012')).toBeVisible();
    const verified = screen.getByRole('region', { name: 'What “Verified” means' });
    expect(verified).toHaveTextContent('doesn’t prove that their child plays for the club');
    expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
  });

  it('links to open data if the site publishes any', async () => {
    fakeApi(PAGE_ANSWERS);
    const { unmount } = await renderRemote(createRemote, '/about', testContext({ openData: true }));
    expect(links()).toContain('/open-data');
    unmount();
    await renderRemote(createRemote, '/about', testContext());
    expect(links()).not.toContain('/open-data');
  });

  it('says when everything is fictional', async () => {
    fakeApi(PAGE_ANSWERS);
    await renderRemote(createRemote, '/about', testContext({ sampleData: true }));
    expect(screen.getByText('Sample data')).toBeVisible();
  });
});

describe.each([
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
])('%s', (address, title) => {
  it('names brand and support from the settings, and the date of its last change', async () => {
    fakeApi(PAGE_ANSWERS);
    const context = testContext({ brandName: 'Other Reviews', supportEmail: 'help@other.example' });
    await renderRemote(createRemote, address, context);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getAllByText(/Other Reviews/)).not.toHaveLength(0);
    expect(links()).toContain('mailto:help@other.example');
    expect(screen.getByText(/^Last updated/)).toHaveTextContent(/^Last updated \d{1,2} \w+ 20\d\d$/);
  });

  it('lists its contents, and each link leads to its part', async () => {
    await showPage(address);
    const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(contents.map(({ textContent }) => textContent)).toEqual(
      headings.map(({ textContent }) => textContent),
    );
    await user.click(contents.at(-1)!);
    expect(headings.at(-1)).toHaveFocus();
    expect(window.location.hash).toBe(`#${headings.at(-1)!.id}`);
  });
});

it('links between these pages lead to parts that exist', async () => {
  const wanted = new Set<string>();
  const found = new Set<string>();
  for (const address of [
    '/for-clubs',
    '/about',
    '/how-reviews-work',
    '/privacy-policy',
    '/terms-of-service',
    '/contact',
    '/faq',
  ]) {
    const { unmount, container } = await showPage(address);
    for (const link of container.querySelectorAll('a[href*="#"]')) {
      wanted.add(link.getAttribute('href')!.replace(/\?[^#]*/, ''));
    }
    for (const { id } of container.querySelectorAll('[id]')) found.add(`${address}#${id}`);
    unmount();
  }
  expect([...wanted].filter((place) => !found.has(place))).toEqual([]);
  expect(wanted.size).toBeGreaterThan(20);
});
