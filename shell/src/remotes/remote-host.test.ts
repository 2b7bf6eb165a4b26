import type { RemoteContext, RemoteInstance } from '@club-reviews/shared-ui/platform';
import type { Registry } from './boot-data';
import { RemoteLoadError, createRemoteHost } from './remote-host';
import type { LoadExposed } from './remote-host';
import type { RemoteLoad } from './remote-load';

const release = (version: string) => ({ version, entryUrl: `/mfe/${version}.js`, entryIntegrity: '' });

const REGISTRY: Registry = {
  revision: 1,
  remotes: [{ name: 'mfe_public', routes: ['/'], releases: [release('2.0.0'), release('1.0.0')] }],
};

const CONTEXT: RemoteContext = {
  apiBase: '/api',
  origin: 'https://reviews.example',
  now: 0,
  config: { brandName: 'Reviews', supportEmail: 'help@reviews.example', sampleData: false },
};

/** A remote whose instance records its version and the pages it was asked to preload. */
function remoteModule(version: string, preloaded: string[] = []) {
  const instance: RemoteInstance = {
    routes: [{ id: version, path: '/' }],
    preload: async (pathname) => void preloaded.push(pathname),
  };
  return { version, createRemote: () => instance };
}

function hostWith(load: LoadExposed, fetchRegistry = async () => REGISTRY, loads: RemoteLoad[] = []) {
  return createRemoteHost({
    registry: REGISTRY,
    context: CONTEXT,
    preloaded: {},
    load,
    fetchRegistry,
    note: (ended) => void loads.push(ended),
  });
}

describe('remote host', () => {
  it('loads the active release and the requested page’s code', async () => {
    const preloaded: string[] = [];
    const host = hostWith(async (remote, index) => remoteModule(remote.releases[index]!.version, preloaded));
    const instance = await host.instance('mfe_public', '/clubs/leeds');
    expect(instance.routes[0]!.id).toBe('2.0.0');
    expect(preloaded).toEqual(['/clubs/leeds']);
  });

  it('creates one instance however often it is requested', async () => {
    const loads: string[] = [];
    const host = hostWith(async (remote, index, key) => {
      loads.push(key);
      return remoteModule(remote.releases[index]!.version);
    });
    const [first, second] = await Promise.all([
      host.instance('mfe_public', '/'),
      host.instance('mfe_public', '/about'),
    ]);
    expect(first).toBe(second);
    expect(loads).toEqual(['./routes']);
  });

  it('falls back to the previous release when the active one does not load', async () => {
    const host = hostWith(async (remote, index) => {
      if (index === 0) throw new Error('503');
      return remoteModule(remote.releases[index]!.version);
    });
    expect((await host.instance('mfe_public', '/')).routes[0]!.id).toBe('1.0.0');
  });

  it('takes further components from the running release', async () => {
    const asked: string[] = [];
    const host = hostWith(async (remote, index, key) => {
      asked.push(`${remote.releases[index]!.version} ${key}`);
      if (index === 0) throw new Error('503');
      return key === './routes' ? remoteModule('1.0.0') : { default: () => null };
    });
    await host.instance('mfe_public', '/');
    await host.component('mfe_public', './review-dialog');
    expect(asked).toEqual(['2.0.0 ./routes', '1.0.0 ./routes', '1.0.0 ./review-dialog']);
  });

  it('reports every reason when no release loads', async () => {
    const host = hostWith(async (_remote, index) => {
      throw new Error(`broken ${index}`);
    });
    const failure = await Promise.resolve(host.instance('mfe_public', '/')).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RemoteLoadError);
    expect((failure as RemoteLoadError).reasons).toEqual(['broken 0', 'broken 1']);
  });

  it('starts over with the current registry after a reset', async () => {
    const repaired: Registry = {
      revision: 2,
      remotes: [{ name: 'mfe_public', routes: ['/'], releases: [release('3.0.0')] }],
    };
    const host = hostWith(
      async (remote, index) => {
        const { version } = remote.releases[index]!;
        if (version !== '3.0.0') throw new Error('404');
        return remoteModule(version);
      },
      async () => repaired,
    );
    await expect(Promise.resolve(host.instance('mfe_public', '/'))).rejects.toThrow('404');
    await host.reset('mfe_public');
    expect((await host.instance('mfe_public', '/')).routes[0]!.id).toBe('3.0.0');
  });

  it('skips a release that crashed while rendering, if there is a fallback', async () => {
    const host = hostWith(async (remote, index) => remoteModule(remote.releases[index]!.version));
    await host.instance('mfe_public', '/');
    expect(host.markFailed('mfe_public', new Error('crash'))).toBe(true);
    expect((await host.instance('mfe_public', '/')).routes[0]!.id).toBe('1.0.0');
    expect(host.markFailed('mfe_public', new Error('crash'))).toBe(false);
    const last = await host.instance('mfe_public', '/');
    expect(last.routes[0]!.id).toBe('1.0.0');
  });

  it('reports how each load ended', async () => {
    const loads: RemoteLoad[] = [];
    const host = hostWith(
      async (remote, index, key) => {
        if (key === './none') throw new Error(`no ${index}`);
        if (index === 0) throw new Error('503');
        return remoteModule(remote.releases[index]!.version);
      },
      undefined,
      loads,
    );
    await host.instance('mfe_public', '/');
    await Promise.resolve(host.component('mfe_public', './none')).catch(() => undefined);
    host.markFailed('mfe_public', new Error('crash'));
    expect(
      loads.map(({ releases, errors, isCrash }) => [
        releases.map(({ version }) => version).join(),
        errors.map((error) => (error as Error).message).join(),
        isCrash,
      ]),
    ).toEqual([
      ['2.0.0,1.0.0', '503', undefined],
      ['1.0.0', 'no 1', undefined],
      ['1.0.0', 'crash', true],
    ]);
    for (const { from, until } of loads) expect(until).toBeGreaterThanOrEqual(from);
  });
});
