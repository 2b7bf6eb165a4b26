import { WRITE_REVIEW_PARAMETER } from '@club-reviews/shared-ui/platform';
import { isThrifty } from '../offline/thrift';
import { findRemote } from './find-remote';
import { REVIEW_DIALOG } from './remote-host';
import type { RemoteHost } from './remote-host';

/** A visitor who stays on a link this long is likely to follow it. One who touches it usually does. */
const REST_MS = 70;

/** Data of at most this many pages is fetched at once; further links wait for another sign of intent. */
const AT_ONCE = 3;

/**
 * Preloads the code for a link when the visitor hovers over it, focuses it or touches it: its page, and the review
 * dialog if the link opens that. The page's data follows when the visitor touches the link or stays on it. Failures are
 * ignored, because following the link tries again and shows any error.
 * @param ready receives the path and query of each page whose code and data are loaded
 * @returns a function that stops preloading
 */
export function preloadOnIntent(host: RemoteHost, ready: Set<string>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = 0;

  const prefetch = async (name: string, { pathname, search }: HTMLAnchorElement) => {
    if (running >= AT_ONCE || isThrifty()) return;
    running += 1;
    try {
      await (await host.instance(name, pathname)).prefetch?.(pathname, search);
      ready.add(pathname + search);
    } catch {
      // Following the link will show the error.
    }
    running -= 1;
  };

  const onIntent = (event: Event) => {
    clearTimeout(timer);
    const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(anchor instanceof HTMLAnchorElement) || anchor.origin !== location.origin) return;
    if (new URLSearchParams(anchor.search).has(WRITE_REVIEW_PARAMETER)) {
      const { remote: name, key } = REVIEW_DIALOG;
      host.component(name, key).then(undefined, () => host.forgetComponent(name, key));
    }
    const remote = findRemote(host.registry, anchor.pathname);
    if (remote === undefined) return;
    host
      .instance(remote.name, anchor.pathname)
      .then(undefined, () => host.forgetFailure(remote.name, anchor.pathname));
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void prefetch(remote.name, anchor), REST_MS);
    };
    if (event.type === 'touchstart') void prefetch(remote.name, anchor);
    else if (event.type === 'focusin') rest();
    // A link that scrolls or appears under a resting pointer isn't a sign of intent.
    else anchor.addEventListener('pointermove', rest, { once: true, passive: true });
  };
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  events.forEach((name) => document.addEventListener(name, onIntent, { capture: true, passive: true }));
  return () => {
    clearTimeout(timer);
    events.forEach((name) => document.removeEventListener(name, onIntent, { capture: true }));
  };
}
