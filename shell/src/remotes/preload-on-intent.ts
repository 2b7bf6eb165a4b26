import { WRITE_REVIEW_PARAMETER } from '@club-reviews/shared-ui/platform';
import { findRemote } from './find-remote';
import type { RemoteHost } from './remote-host';
import { REVIEW_DIALOG } from './review-dialog-piece';

/**
 * Loads the code behind a link when the visitor points at it or focuses it, a moment before it is followed: that of
 * its page, and of the review dialog where the link opens it.
 * Failures stay silent: following the link tries again and shows what went wrong.
 * @returns a function that stops it
 */
export function preloadOnIntent(host: RemoteHost): () => void {
  const onIntent = (event: Event) => {
    const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(anchor instanceof HTMLAnchorElement) || anchor.origin !== location.origin) return;
    if (new URLSearchParams(anchor.search).has(WRITE_REVIEW_PARAMETER)) {
      const { remote: name, key } = REVIEW_DIALOG;
      host.piece(name, key).then(undefined, () => host.forgetPiece(name, key));
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
