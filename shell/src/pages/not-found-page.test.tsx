import { screen } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell';
import NotFoundPage from './not-found-page';

describe('NotFoundPage', () => {
  it('says that nothing is here and where to go next', () => {
    renderInShell(<NotFoundPage />);
    expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse all clubs' })).toHaveAttribute('href', '/browse-clubs');
    expect(document.title).toBe('404 Page Not Found | Reviews');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  });
});
