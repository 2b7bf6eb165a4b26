/** How long without scrolling counts as the end of it, in browsers without the event. */
const STILL_MS = 100;

/**
 * Calls back whenever the page has stopped scrolling. Safari only has the event since version 26.2.
 * @returns a function that stops listening
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
