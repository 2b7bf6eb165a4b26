import { waitFor } from '@testing-library/react';
import { keepForOffline } from './keep-for-offline';

const register = jest.fn(async () => ({}));
const postMessage = jest.fn();

const stub = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { configurable: true, value });

function allowOfflineCopy() {
  document.head.insertAdjacentHTML('beforeend', '<meta name="offline-copy" content="allowed">');
}

function arrange({ path = '/clubs/leeds-lions', isKept = true, hadWorker = false, connection = {} } = {}) {
  const ready = Promise.resolve({ active: { postMessage } });
  stub(navigator, 'serviceWorker', { controller: hadWorker ? {} : null, register, ready });
  stub(navigator, 'connection', connection);
  stub(performance, 'getEntriesByType', () =>
    ['/assets/main.1.js', '/mfe/mfe_public/1/client/routes.js', '/api/clubs', '/assets/main.1.js']
      .map((name) => ({ name: location.origin + name }))
      .concat({ name: 'https://tiles.test/assets/1.png' }),
  );
  if (isKept) allowOfflineCopy();
  window.history.replaceState(null, '', path);
  keepForOffline();
}

beforeEach(() => {
  register.mockClear();
  postMessage.mockClear();
});
afterEach(() => jest.useRealTimers());

const files = ['/assets/main.1.js', '/mfe/mfe_public/1/client/routes.js'];

describe('a page that devices may store', () => {
  it('starts the worker, and reports itself and its code', async () => {
    arrange();
    await waitFor(() => expect(postMessage).toHaveBeenCalledTimes(1));
    expect(register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' });
    expect(postMessage).toHaveBeenCalledWith({ path: '/clubs/leeds-lions', files, cameThroughWorker: false });
  });

  it.each([
    ['/clubs/leeds-lions', true],
    ['/clubs/leeds-lions?reviews=2', false],
  ])('says whether it came through the worker (%s)', async (path, cameThroughWorker) => {
    arrange({ path, hadWorker: true });
    await waitFor(() => expect(postMessage).toHaveBeenCalledTimes(1));
    expect(postMessage).toHaveBeenCalledWith({ path: '/clubs/leeds-lions', files, cameThroughWorker });
  });

  it('is reported with the code it loaded later, when the visitor leaves', async () => {
    arrange();
    await waitFor(() => expect(postMessage).toHaveBeenCalledTimes(1));
    const map = '/mfe/mfe_public/1/client/map.js';
    stub(performance, 'getEntriesByType', () => [{ name: location.origin + map }]);
    stub(document, 'hidden', true);
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
    await waitFor(() =>
      expect(postMessage).toHaveBeenLastCalledWith({
        path: '/clubs/leeds-lions',
        files: [map],
        cameThroughWorker: true,
      }),
    );
  });

  it.each([
    ['before the worker has started', 0],
    ['later', 5],
  ])('is reported once a visitor who came by a link %s stays on it, and it’s loaded', async (_when, wait) => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    arrange({ path: '/browse-clubs', isKept: false });
    if (wait > 0) await jest.advanceTimersByTimeAsync(wait);
    const go = async (path: string) => {
      window.history.replaceState(null, '', path);
      document.documentElement.dataset.page = path;
      await jest.advanceTimersByTimeAsync(0);
    };
    await go('/clubs/passed-by');
    await jest.advanceTimersByTimeAsync(1000);
    await go('/clubs/leeds-lions');
    document.body.innerHTML = '<main><p aria-busy="true"></p></main>';
    await jest.advanceTimersByTimeAsync(3000);
    expect(postMessage).not.toHaveBeenCalled();
    document.body.innerHTML = '<main></main>';
    allowOfflineCopy();
    await jest.advanceTimersByTimeAsync(2000);
    expect(postMessage).toHaveBeenCalledTimes(1);
    expect(postMessage).toHaveBeenCalledWith(expect.objectContaining({ path: '/clubs/leeds-lions' }));
  });
});

describe('no page is reported', () => {
  it.each([
    ['that doesn’t say so', { isKept: false }, 1],
    ['in an area with a login', { path: '/club-admin/reviews' }, 0],
    ['to visitors who save data', { connection: { saveData: true } }, 0],
    ['on a very slow connection', { connection: { effectiveType: '2g' } }, 0],
  ])('%s', async (_which, arranged, registrations) => {
    arrange(arranged);
    await new Promise((resolve) => setTimeout(resolve));
    expect(register).toHaveBeenCalledTimes(registrations);
    expect(postMessage).not.toHaveBeenCalled();
  });
});
