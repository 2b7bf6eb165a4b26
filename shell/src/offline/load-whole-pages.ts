import { isLeftAlone, KEPT_COPY_ATTRIBUTE } from './offline-names';

/** Whether the page is shown without the server, or the next one would have to be. */
const isCutOff = () =>
  navigator.serviceWorker.controller !== null &&
  (!navigator.onLine || document.querySelector(`[${KEPT_COPY_ATTRIBUTE}]`) !== null);

/**
 * Without a connection, leaves links to other pages to the browser: the worker has whole pages, and not the data by which
 * this one would become another.
 * @returns a function that stops it
 */
export function loadWholePagesOffline(): () => void {
  const onClick = (event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(anchor instanceof HTMLAnchorElement) || anchor.origin !== location.origin || !isCutOff()) return;
    if (anchor.pathname === location.pathname || isLeftAlone(anchor.pathname)) return;
    // The router never learns of it.
    event.stopPropagation();
  };
  addEventListener('click', onClick, { capture: true });
  return () => removeEventListener('click', onClick, { capture: true });
}
