import { WRITE_REVIEW_PARAMETER } from '@club-reviews/shared-ui/platform';
import { findRemote } from './find-remote';
import { REVIEW_DIALOG } from './remote-host';
import type { RemoteHost } from './remote-host';

/**
 * Preloads the code for a link when the visitor hovers over it or focuses it: its page, and the review dialog if the
 * link opens that. Failures are ignored, because following the link tries again and shows any error.
 * @returns a function that stops it
 */
export function preloadOnIntent(host: RemoteHost): () => void {
  const onIntent = (event: Event) => {
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
  };
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  events.forEach((name) => document.addEventListener(name, onIntent, { capture: true, passive: true }));
  return () => events.forEach((name) => document.removeEventListener(name, onIntent, { capture: true }));
}
