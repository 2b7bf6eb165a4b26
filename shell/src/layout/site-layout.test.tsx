import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrowserRouter } from '@club-reviews/shared-ui/platform';
import type { PublicConfig } from '@club-reviews/shared-ui/platform';
import { renderInRouter } from '@club-reviews/shared-ui/testing';
import { DISMISSED, SAMPLE_DATA_NOTE_KEY } from './sample-data-note';
import { SiteLayout } from './site-layout';

const CONFIG: PublicConfig = {
  brandName: 'Youth Football Club Reviews',
  supportEmail: 'support@example.org',
  sampleData: false,
};

function renderLayout(path = '/', config: Partial<PublicConfig> = {}) {
  return renderInRouter(
    <SiteLayout config={{ ...CONFIG, ...config }}>
      <h1>Page</h1>
    </SiteLayout>,
    path,
  );
}

const linksIn = (area: HTMLElement) =>
  within(area)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('SiteLayout', () => {
  it('has a skip link as its first link', async () => {
    renderLayout();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
  });

  it('names the site and links to its main pages', () => {
    renderLayout('/browse-clubs');
    expect(screen.getByRole('link', { name: 'Youth Football Club Reviews' })).toHaveAttribute('href', '/');
    expect(linksIn(screen.getByLabelText('Main'))).toEqual([
      '/browse-clubs',
      '/browse-categories',
      '/for-clubs',
      '/about',
    ]);
  });

  it('marks the current page', () => {
    renderLayout('/for-clubs');
    const current = within(screen.getByRole('banner')).getByRole('link', {
      current: 'page',
    });
    expect(current).toHaveTextContent('For Clubs');
  });

  it('opens the review dialog over the current page', async () => {
    renderLayout('/browse-clubs?page=3');
    await userEvent.click(screen.getByRole('link', { name: 'Write Review' }));
    expect(window.location.pathname + window.location.search).toBe('/browse-clubs?page=3&write-review=');
  });

  it('links to every page from the footer', () => {
    renderLayout();
    expect(linksIn(screen.getByRole('contentinfo'))).toEqual([
      '/',
      '/my-reviews',
      '/faq',
      '/about',
      '/contact',
      '/for-clubs',
      '/claim-club',
      '/club-admin',
      '/how-reviews-work',
      '/privacy-policy',
      '/terms-of-service',
      '/admin',
    ]);
  });
});

describe('the menu of small screens', () => {
  const menu = () => screen.getByLabelText('Main');

  it('opens and closes with its button', async () => {
    renderLayout();
    const button = screen.getByRole('button', { name: 'Open menu' });
    expect(button).toHaveAttribute('aria-controls', menu().id);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(screen.getByRole('button', { name: 'Close menu', expanded: true })).toBeVisible();
    expect(menu()).toHaveAttribute('data-open');
    await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(menu()).not.toHaveAttribute('data-open');
  });

  it('is followed by its links in keyboard order', async () => {
    renderLayout();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await userEvent.tab();
    expect(within(menu()).getByRole('link', { name: 'Browse Clubs' })).toHaveFocus();
  });

  it('closes when the focus moves on to the page', async () => {
    renderLayout();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    act(() => screen.getByRole('main').focus());
    expect(menu()).not.toHaveAttribute('data-open');
  });

  it('closes with Escape and returns the focus to its button', async () => {
    renderLayout();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(menu()).not.toHaveAttribute('data-open');
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  });

  it('closes after navigation', async () => {
    renderLayout();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(within(menu()).getByRole('link', { name: 'Categories' }));
    expect(window.location.pathname).toBe('/browse-categories');
    expect(menu()).not.toHaveAttribute('data-open');
  });
});

describe('the sample data notice', () => {
  const note = () => screen.queryByRole('complementary', { name: 'About the data' });
  afterEach(() => {
    delete document.documentElement.dataset['sampleDataNote'];
  });

  it('says that everything is made up, until it is dismissed for good', async () => {
    renderLayout('/', { sampleData: true });
    expect(note()).toHaveTextContent('made up');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss note' }));
    expect(document.documentElement).toHaveAttribute('data-sample-data-note', DISMISSED);
    // The next page's first script reads this: script-start.test.ts.
    expect(localStorage.getItem(SAMPLE_DATA_NOTE_KEY)).toBe(DISMISSED);
  });

  it('stays dismissed for the visit if the browser blocks storage', async () => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    renderLayout('/', { sampleData: true });
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss note' }));
    expect(document.documentElement).toHaveAttribute('data-sample-data-note', DISMISSED);
    blocked.mockRestore();
  });

  it('is in the server’s page already, and React hydrates it', async () => {
    const page = (
      <BrowserRouter>
        <SiteLayout config={{ ...CONFIG, sampleData: true }}>Page</SiteLayout>
      </BrowserRouter>
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page);
    expect(container).toHaveTextContent('made up');
    const mismatches: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(container, page, { onRecoverableError: (error) => mismatches.push(error) }),
    );
    expect(mismatches).toEqual([]);
    expect(note()).toHaveTextContent('made up');
    act(() => root.unmount());
    container.remove();
  });

  it('is not shown for real data', () => {
    renderLayout();
    expect(note()).not.toBeInTheDocument();
  });
});
