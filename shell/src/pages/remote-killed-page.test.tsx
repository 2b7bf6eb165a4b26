import { screen } from '@testing-library/react';
import { expectAccessible, renderInRouter } from '@club-reviews/shared-ui/testing';
import type { RegisteredRemote } from '../remotes/boot-data';
import { RemoteArea } from '../remotes/remote-area';
import { RemoteHostProvider } from '../remotes/remote-host-context';
import { EMPTY_HOST } from '../testing/render-in-shell';

const CARD = 'This part of the site isn’t available right now';
const publicPages = { name: 'mfe_public', routes: ['/', '/clubs/:slug'], releases: [] };
const clubArea = { name: 'mfe_club_admin', routes: ['/club-admin'], releases: [], isKilled: true };

/** Renders the area at a path, where nothing may be loaded. */
function renderArea(path: string, remotes: RegisteredRemote[]) {
  const instance = jest.fn();
  renderInRouter(
    <RemoteHostProvider value={{ ...EMPTY_HOST, registry: { revision: 2, remotes }, instance }}>
      <RemoteArea />
    </RemoteHostProvider>,
    path,
  );
  return instance;
}

describe('an area that is switched off', () => {
  it('shows a notice, loads nothing, and links to itself, the home page and support', async () => {
    const instance = renderArea('/club-admin?page=2', [publicPages, clubArea]);
    expect(await screen.findByRole('heading', { level: 1, name: CARD })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/club-admin?page=2');
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'help@reviews.example' })).toHaveAttribute(
      'href',
      'mailto:help@reviews.example',
    );
    expect(document.title).toBe('Not available right now | Reviews');
    expect(document.querySelector('meta[name="robots"]')).toBeNull();
    expect(instance).not.toHaveBeenCalled();
    await expectAccessible();
  });

  it('does not link to a home page that is switched off as well', async () => {
    renderArea('/clubs/leeds', [{ ...publicPages, isKilled: true }]);
    expect(await screen.findByRole('heading', { level: 1, name: CARD })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go to the home page' })).not.toBeInTheDocument();
  });
});
