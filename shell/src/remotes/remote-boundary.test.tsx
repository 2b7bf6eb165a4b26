import { act, screen } from '@testing-library/react';
import { renderInRouter } from '@club-reviews/shared-ui/testing';
import { EMPTY_HOST } from '../testing/render-in-shell';
import { RemoteArea } from './remote-area';
import { createRemoteHost } from './remote-host';
import { RemoteHostProvider } from './remote-host-context';

/** React shows each skeleton for a moment. */
const PATIENCE = { timeout: 10_000 };

beforeEach(() => {
  // React and the boundary log the errors these tests cause.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** The area of a remote with these versions, of which the given ones crash when they render; or none of them loads. */
function renderArea(versions: string[], crashing: string[], loads = true) {
  const releases = versions.map((version) => ({ version, entryUrl: `/${version}.js`, entryIntegrity: '' }));
  const registry = {
    revision: 1,
    remotes: [{ name: 'mfe_public', area: 'club pages', routes: ['/'], releases }],
  };
  const host = createRemoteHost({
    registry,
    context: EMPTY_HOST.context,
    preloaded: {},
    fetchRegistry: async () => registry,
    note: () => {},
    load: async (_remote, index) => {
      const version = versions[index]!;
      if (!loads) throw new Error(`${version} doesn't arrive`);
      const Page = () => {
        if (crashing.includes(version)) throw new Error(`${version} is broken`);
        return <p>Page of {version}</p>;
      };
      return {
        version,
        createRemote: () => ({ routes: [{ path: '/', Component: Page }], preload: async () => {} }),
      };
    },
  });
  renderInRouter(
    <RemoteHostProvider value={host}>
      <RemoteArea />
    </RemoteHostProvider>,
    '/',
  );
}

describe('an area whose remote crashes while rendering', () => {
  it('falls back to the previous release, and to the one before that', async () => {
    await act(async () => renderArea(['3', '2', '1'], ['3', '2']));
    expect(await screen.findByText('Page of 1', {}, PATIENCE)).toBeVisible();
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
  });

  it('shows the error screen once every release has crashed', async () => {
    await act(async () => renderArea(['2', '1'], ['2', '1']));
    expect(await screen.findByText('Something went wrong', {}, PATIENCE)).toBeVisible();
  });
});

it('names an area by its release’s area name if its remote doesn’t load', async () => {
  await act(async () => renderArea(['2', '1'], [], false));
  expect(await screen.findByText('The club pages didn’t load', {}, PATIENCE)).toBeVisible();
});
