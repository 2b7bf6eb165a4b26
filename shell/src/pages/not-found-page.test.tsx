import { screen } from '@testing-library/react';
import { expectAccessible, renderInRouter } from '@club-reviews/shared-ui/testing';
import { NotFoundPage } from './not-found-page';

describe('NotFoundPage', () => {
  it('says that nothing is here and where to go on', async () => {
    renderInRouter(<NotFoundPage />);
    expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse all clubs' })).toHaveAttribute('href', '/browse-clubs');
    await expectAccessible();
  });
});
