import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beSignedIn, showAdmin } from '../../testing/show-admin';

describe('numbers', () => {
  beforeEach(beSignedIn);

  it('stand above what waits, and lead to what they count', async () => {
    await showAdmin('/admin');
    const waiting = await screen.findByRole('link', { name: 'Awaiting approval 31' });
    expect(waiting).toHaveAttribute('href', '/admin/reviews?status=awaiting-approval');
    await userEvent.click(screen.getByRole('link', { name: /^Pending verification/ }));
    expect(await screen.findByRole('heading', { name: 'Reviews', level: 1 })).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe(
      '/admin/reviews?status=pending-verification',
    );
  });

  it('show a dash while unknown', async () => {
    await showAdmin('/admin/reviews', { 'GET /admin/stats': { status: 503 } });
    expect(await screen.findByRole('link', { name: 'Awaiting approval –' })).toBeVisible();
  });
});
