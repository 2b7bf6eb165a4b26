import { findRemote } from './find-remote';
import type { RemoteHost } from './remote-host';

/**
 * Loads the code behind a link when the visitor points at it or focuses it, a moment before it is followed.
 * Failures stay silent: following the link tries again and shows what went wrong.
 * @returns a function that stops it
 */
export function preloadOnIntent(host: RemoteHost): () => void {
  const onIntent = (event: Event) => {
    const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(anchor instanceof HTMLAnchorElement) || anchor.origin !== location.origin) return;
    const remote = findRemote(host.registry, anchor.pathname);
    if (remote === undefined) return;
    host
      .instance(remote.name, anchor.pathname)
      .then(undefined, () => host.forgetFailure(remote.name, anchor.pathname));
  };
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  events.forEach((name) => document.addEventListener(name, onIntent, { capture: true, passive: true }));
  return () => events.forEach((name) => document.removeEventListener(name, onIntent, { capture: true }));
}
