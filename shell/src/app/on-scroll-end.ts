/** How long a page stands still before its scrolling has ended, where the browser doesn't say. */
const STILL_MS = 100;

/**
 * Calls back whenever the page has been scrolled and stands still again. Safari says so since version 26.2 only.
 * @returns a function that stops it
 */
export function onScrollEnd(callback: () => void): () => void {
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(callback, STILL_MS);
  };
  const [event, listener] = 'onscrollend' in window ? ['scrollend', callback] : ['scroll', wait];
  window.addEventListener(event, listener, { passive: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener(event, listener);
  };
}
