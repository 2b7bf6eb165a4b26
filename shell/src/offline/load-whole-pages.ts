import { isLeftAlone, KEPT_COPY_ATTRIBUTE } from './offline-names';

/** Whether this page was shown without the server, or the next one would have to be. */
const isCutOff = () =>
  navigator.serviceWorker.controller !== null &&
  (!navigator.onLine || document.querySelector(`[${KEPT_COPY_ATTRIBUTE}]`) !== null);

/**
 * When offline, lets the browser follow links to other pages, because the worker has complete pages but not the data
 * the router needs.
 * @returns a function that stops this
 */
export function loadWholePagesOffline(): () => void {
  const onClick = (event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(anchor instanceof HTMLAnchorElement) || anchor.origin !== location.origin || !isCutOff()) return;
    if (anchor.pathname === location.pathname || isLeftAlone(anchor.pathname)) return;
    // Keeps the click from the router.
    event.stopPropagation();
  };
  addEventListener('click', onClick, { capture: true });
  return () => removeEventListener('click', onClick, { capture: true });
}
