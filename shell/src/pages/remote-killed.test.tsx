import { screen } from '@testing-library/react';
import { expectAccessible, renderInRouter } from '@club-reviews/shared-ui/testing';
import { RemoteArea } from '../remotes/remote-area';
import { RemoteHostProvider } from '../remotes/remote-host-context';
import { EMPTY_HOST } from '../testing/render-in-shell';

describe('an area that is switched off', () => {
  it('says so, and loads nothing', async () => {
    const instance = jest.fn();
    const registry = {
      revision: 2,
      remotes: [{ name: 'mfe_public', routes: ['/clubs/:slug'], releases: [], isKilled: true }],
    };
    renderInRouter(
      <RemoteHostProvider value={{ ...EMPTY_HOST, registry, instance }}>
        <RemoteArea />
      </RemoteHostProvider>,
      '/clubs/leeds',
    );
    expect(
      screen.getByRole('heading', { name: 'This part of the site is not available just now' }),
    ).toBeVisible();
    expect(instance).not.toHaveBeenCalled();
    await expectAccessible();
  });
});
