import { waitFor } from '@testing-library/react';
import { preloadOnIntent } from './preload-on-intent';
import type { RemoteHost } from './remote-host';

/** A host that records what it's asked for; `fails` makes every load fail. */
function recordingHost(fails = false) {
  const asked: string[] = [];
  const answer = () => (fails ? Promise.reject(new Error('offline')) : Promise.resolve(undefined as never));
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
  return { host: host as RemoteHost, asked };
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
    stop = preloadOnIntent(host);
    return asked;
  }

  beforeEach(() => history.replaceState(null, '', '/about'));
  afterEach(() => stop());

  it.each(['pointerover', 'focusin', 'touchstart'])('loads the page behind a link on %s', (event) => {
    const asked = start();
    pointAt('/clubs/leeds', event);
    expect(asked).toEqual(['page mfe_public /clubs/leeds']);
  });

  it('loads the review dialog too when the link opens it', () => {
    const asked = start();
    pointAt('?write-review=leeds');
    expect(asked).toEqual(['component mfe_public ./review-dialog', 'page mfe_public /about']);
  });

  it('leaves links to other sites, to paths of nobody and everything else alone', () => {
    const asked = start();
    pointAt('https://elsewhere.example/clubs/leeds?write-review');
    pointAt('/nobody');
    document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(asked).toEqual([]);
  });

  it('forgets what failed, so that following the link tries again', async () => {
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

  it('stops when told to', () => {
    const asked = start();
    stop();
    pointAt('/clubs/leeds');
    expect(asked).toEqual([]);
  });
});
