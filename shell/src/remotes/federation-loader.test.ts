import { createFederationLoader } from './federation-loader';
import type { RegisteredRemote } from './boot-data';

const SCOPE = { react: {} };

const remote: RegisteredRemote = {
  name: 'mfe_public',
  routes: ['/'],
  releases: [
    { version: '2.0.0', entryUrl: '/mfe/2.js', entryIntegrity: 'sha384-two' },
    { version: '1.0.0', entryUrl: '/mfe/1.js', entryIntegrity: 'sha384-one' },
  ],
};

/** The scripts that were asked for, and what running one does; without a container it fails to load. */
function serveScripts(containerOf: (url: string) => object | undefined) {
  const asked: HTMLScriptElement[] = [];
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const script = nodes[0] as HTMLScriptElement;
    asked.push(script);
    queueMicrotask(() => {
      const container = containerOf(script.getAttribute('src')!);
      if (container !== undefined) Object.assign(window, { mfe_public: container });
      script.dispatchEvent(new Event(container === undefined ? 'error' : 'load'));
    });
  });
  return asked;
}

function containerWith(modules: Record<string, unknown>) {
  const init = jest.fn();
  const get = jest.fn(async (key: string) => {
    if (!(key in modules)) throw new Error(`no ${key}`);
    return () => modules[key];
  });
  return { init, get };
}

beforeEach(() => {
  Object.assign(globalThis, {
    __webpack_share_scopes__: { default: SCOPE },
    __webpack_init_sharing__: jest.fn(async () => undefined),
  });
  window.stop = jest.fn();
});

afterEach(() => jest.restoreAllMocks());

describe('federation loader', () => {
  it('runs the script of a release once, with its integrity, and gives it the shared modules', async () => {
    const container = containerWith({ './routes': 'routes', './review-dialog': 'dialog' });
    const asked = serveScripts(() => container);
    const load = createFederationLoader();
    await expect(
      Promise.all([load(remote, 0, './routes'), load(remote, 0, './review-dialog')]),
    ).resolves.toEqual(['routes', 'dialog']);
    expect(asked.map(({ integrity, crossOrigin }) => [integrity, crossOrigin])).toEqual([
      ['sha384-two', 'anonymous'],
    ]);
    expect(container.init).toHaveBeenCalledTimes(1);
    expect(container.init).toHaveBeenCalledWith(SCOPE);
  });

  it('never takes the container of one release for that of another', async () => {
    serveScripts((url) => containerWith({ './routes': url }));
    const load = createFederationLoader();
    await expect(load(remote, 0, './routes')).resolves.toBe('/mfe/2.js');
    await expect(load(remote, 1, './routes')).resolves.toBe('/mfe/1.js');
  });

  it('refuses a script that leaves no container behind', async () => {
    serveScripts((url) => (url === '/mfe/2.js' ? containerWith({ './routes': 'routes' }) : {}));
    const load = createFederationLoader();
    await load(remote, 0, './routes');
    await expect(load(remote, 1, './routes')).rejects.toThrow();
  });

  it('starts a new container after a failure', async () => {
    let isBroken = true;
    const asked = serveScripts(() => (isBroken ? undefined : containerWith({ './routes': 'routes' })));
    const load = createFederationLoader();
    await expect(load(remote, 0, './routes')).rejects.toThrow('/mfe/2.js did not load');
    isBroken = false;
    await expect(load(remote, 0, './routes')).resolves.toBe('routes');
    expect(asked).toHaveLength(2);
  });

  it('says so when a remote does not expose what is asked for', async () => {
    serveScripts(() => containerWith({ './routes': null }));
    await expect(createFederationLoader()(remote, 0, './routes')).rejects.toThrow(
      'mfe_public has no ./routes',
    );
  });
});
