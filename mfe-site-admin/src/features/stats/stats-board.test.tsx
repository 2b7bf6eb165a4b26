import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STATS } from '../../testing/factories';
import { beSignedIn, showAdmin } from '../../testing/show-admin';

describe('numbers', () => {
  beforeEach(beSignedIn);

  it('lead to what they count', async () => {
    await showAdmin();
    const waiting = await screen.findByRole('link', { name: 'Awaiting approval 31' });
    expect(waiting).toHaveAttribute('href', '/admin/reviews?status=awaiting-approval');
    expect(screen.getByRole('link', { name: 'On hold 4' })).toHaveAttribute(
      'href',
      '/admin/reviews?hold=yes',
    );
    expect(screen.getByRole('link', { name: /^Reports to decide/ })).toHaveAttribute(
      'href',
      '/admin/reports',
    );
    expect(screen.getByRole('link', { name: /^Appeals to answer/ })).toHaveAttribute(
      'href',
      '/admin/removed?appeal=open',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Pending claims 2' }));
    expect(await screen.findByRole('heading', { name: 'Claims', level: 1 })).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe('/admin/claims?status=pending');
  });

  it('say where counting stopped', async () => {
    await showAdmin('/admin/reviews', { 'GET /admin/stats': { body: { ...STATS, pendingClaims: 10_000 } } });
    expect(await screen.findByRole('link', { name: 'Pending claims 10,000+' })).toBeVisible();
  });

  it('show a dash while unknown', async () => {
    await showAdmin('/admin/reviews', { 'GET /admin/stats': { status: 503 } });
    expect(await screen.findByRole('link', { name: 'Awaiting approval –' })).toBeVisible();
  });
});
