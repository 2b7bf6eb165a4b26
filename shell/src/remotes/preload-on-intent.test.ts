import { waitFor } from '@testing-library/react';
import { preloadOnIntent } from './preload-on-intent';
import type { RemoteHost } from './remote-host';

/** A host that records what it's asked for; `fails` makes every load fail. */
function recordingHost(fails = false) {
  const asked: string[] = [];
  const fetched: string[] = [];
  const arrivals: (() => void)[] = [];
  const prefetch = (pathname: string, search: string) => {
    fetched.push(pathname + search);
    return new Promise<void>((resolve) => arrivals.push(resolve));
  };
  const instance = { routes: [], preload: () => Promise.resolve(), prefetch };
  const answer = () => (fails ? Promise.reject(new Error('offline')) : Promise.resolve(instance as never));
  const record = (name: string) => (remote: string, detail: string) => {
    asked.push(`${name} ${remote} ${detail}`);
    return answer();
  };
  const host: Partial<RemoteHost> = {
    registry: {
      revision: 1,
      remotes: [{ name: 'mfe_public', routes: ['/clubs/:idOrSlug', '/about'], releases: [] }],
    },
    instance: record('page'),
    component: record('component'),
    forgetFailure: (remote, path) => void asked.push(`forget page ${remote} ${path}`),
    forgetComponent: (remote, key) => void asked.push(`forget component ${remote} ${key}`),
  };
  return { host: host as RemoteHost, asked, fetched, instance, arrivals };
}

/** Adds a link to the page and fires `event` on its content. */
function pointAt(href: string, event = 'pointerover') {
  document.body.innerHTML = `<a href="${href}"><span>Link</span></a>`;
  document.querySelector('span')!.dispatchEvent(new Event(event, { bubbles: true }));
}

describe('preloading on intent', () => {
  let stop: () => void;

  function start(fails = false) {
    const { host, asked } = recordingHost(fails);
    stop = preloadOnIntent(host, new Set());
    return asked;
  }

  beforeEach(() => history.replaceState(null, '', '/about'));
  afterEach(() => stop());

  it.each(['pointerover', 'focusin', 'touchstart'])('loads the page behind a link on %s', (event) => {
    const asked = start();
    pointAt('/clubs/leeds', event);
    // The host loads nothing twice.
    expect([...new Set(asked)]).toEqual(['page mfe_public /clubs/leeds']);
  });

  it('loads the review dialog too when the link opens it', () => {
    const asked = start();
    pointAt('?write-review=leeds');
    expect(asked).toEqual(['component mfe_public ./review-dialog', 'page mfe_public /about']);
  });

  it('ignores links to other sites, unknown paths and everything else', () => {
    const asked = start();
    pointAt('https://elsewhere.example/clubs/leeds?write-review');
    pointAt('/nobody');
    document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(asked).toEqual([]);
  });

  it('forgets failures, so that following the link tries again', async () => {
    const asked = start(true);
    pointAt('?write-review');
    await waitFor(() =>
      expect(asked).toEqual(
        expect.arrayContaining([
          'forget component mfe_public ./review-dialog',
          'forget page mfe_public /about',
        ]),
      ),
    );
  });

  describe('of data', () => {
    const touch = (href: string) => pointAt(href, 'touchstart');
    const hover = (href: string) => {
      pointAt(href);
      document.querySelector('span')!.dispatchEvent(new Event('pointermove', { bubbles: true }));
    };
    const settle = () => jest.advanceTimersByTimeAsync(0);

    beforeEach(() => jest.useFakeTimers());
    afterEach(() => {
      jest.useRealTimers();
      Reflect.deleteProperty(navigator, 'connection');
    });

    function begin(connection?: { saveData?: boolean; effectiveType?: string }) {
      if (connection !== undefined)
        Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
      const { host, ...record } = recordingHost();
      stop = preloadOnIntent(host, new Set());
      return record;
    }

    it('starts once the pointer has stayed on the link', async () => {
      const { fetched } = begin();
      hover('/clubs/leeds?reviews=2');
      await jest.advanceTimersByTimeAsync(60);
      expect(fetched).toEqual([]);
      await jest.advanceTimersByTimeAsync(20);
      expect(fetched).toEqual(['/clubs/leeds?reviews=2']);
    });

    it('skips links that the pointer only passes', async () => {
      const { fetched } = begin();
      hover('/clubs/leeds');
      await jest.advanceTimersByTimeAsync(50);
      hover('/clubs/york');
      await jest.advanceTimersByTimeAsync(50);
      document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
      await jest.advanceTimersByTimeAsync(200);
      expect(fetched).toEqual([]);
    });

    it('skips a link that appears under a resting pointer', async () => {
      const { fetched } = begin();
      pointAt('/clubs/leeds');
      await jest.advanceTimersByTimeAsync(200);
      expect(fetched).toEqual([]);
    });

    it('starts when the focus stays', async () => {
      const { fetched } = begin();
      pointAt('/clubs/leeds', 'focusin');
      await jest.advanceTimersByTimeAsync(80);
      expect(fetched).toEqual(['/clubs/leeds']);
    });

    it('starts when a finger touches the link', async () => {
      const { fetched } = begin();
      touch('/clubs/leeds');
      await settle();
      expect(fetched).toEqual(['/clubs/leeds']);
    });

    it('is limited to three pages at a time, and resumes once they have arrived', async () => {
      const { fetched, arrivals } = begin();
      for (const club of ['a', 'b', 'c', 'd']) touch(`/clubs/${club}`);
      await settle();
      expect(fetched).toEqual(['/clubs/a', '/clubs/b', '/clubs/c']);
      arrivals.forEach((arrive) => arrive());
      await settle();
      touch('/clubs/d');
      await settle();
      expect(fetched).toContain('/clubs/d');
    });

    it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
      'is skipped with %o, although the code is still loaded',
      async (connection) => {
        const { asked, fetched } = begin(connection);
        touch('/clubs/leeds');
        await settle();
        expect(fetched).toEqual([]);
        expect(asked).toEqual(['page mfe_public /clubs/leeds']);
      },
    );

    it('happens on any fast connection', async () => {
      const { fetched } = begin({ saveData: false, effectiveType: '4g' });
      touch('/clubs/leeds');
      await settle();
      expect(fetched).toEqual(['/clubs/leeds']);
    });

    it('is left to releases that support it', async () => {
      const { fetched, instance } = begin();
      Reflect.deleteProperty(instance, 'prefetch');
      touch('/clubs/leeds');
      await settle();
      expect(fetched).toEqual([]);
    });
  });

  it('stops when told to', () => {
    const asked = start();
    stop();
    pointAt('/clubs/leeds');
    expect(asked).toEqual([]);
  });
});
