import { useLayoutEffect, useRef } from 'react';
import { readStored, useLocation, useNavigationType, writeStored } from '@club-reviews/shared-ui/platform';
import { onScrollEnd } from './on-scroll-end';

/** Session storage key for the scroll position of each history entry. */
const STORAGE_KEY = 'scroll-positions';

/**
 * How long a revisited page may take to grow to its old height (the code of some parts arrives late), and how long while
 * it's marked as loading. Visitors who scroll aren't held.
 */
const GROWTH_WAIT_MS = 10_000;
const LOADING_WAIT_MS = 60_000;

type Positions = Record<string, number>;

function readPositions(): Positions {
  try {
    return JSON.parse(readStored('session', STORAGE_KEY) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

const isLoading = () => document.querySelector('main [aria-busy="true"]') !== null;

/**
 * Keeps the page scrolled to `top` until its content has loaded: it may be too short at first, and content arriving above
 * moves it. If the page moves although its height hasn't changed, the visitor scrolled it, so this stops.
 * @returns a function that stops holding it
 */
function holdPosition(top: number): () => void {
  const start = performance.now();
  let frame = 0;
  let before = { height: 0, top: 0 };
  const hold = () => {
    const height = document.documentElement.scrollHeight;
    if (height === before.height && Math.abs(window.scrollY - before.top) > 1) return;
    if (Math.abs(window.scrollY - top) > 1) window.scrollTo({ top, behavior: 'instant' });
    before = { height, top: window.scrollY };
    const waited = performance.now() - start;
    const mayChange = waited < GROWTH_WAIT_MS || (waited < LOADING_WAIT_MS && isLoading());
    if (mayChange) frame = requestAnimationFrame(hold);
  };
  hold();
  return () => cancelAnimationFrame(frame);
}

/**
 * Restores the scroll position when the visitor returns to a page, and scrolls to the top of a new one.
 *
 * React Router's own ScrollRestoration needs its data router, which the shell avoids to keep the initial script small.
 * This works the same way: a position for each history entry, kept as long as the tab.
 */
export function ScrollRestoration() {
  const { key: entryKey, pathname, hash } = useLocation();
  // The first history entry of every document has the key "default", so add the path to tell them apart.
  const key = entryKey === 'default' ? `default ${pathname}` : entryKey;
  const navigationType = useNavigationType();
  const positions = useRef<Positions>(null);
  const shownPath = useRef(pathname);

  // Must come before the effect that scrolls, or the new page's position would be stored for the old page.
  useLayoutEffect(() => {
    positions.current ??= readPositions();
    history.scrollRestoration = 'manual';
    // With each step: someone who follows a link while the page still scrolls leaves before the end of it.
    const note = () => {
      positions.current![key] = window.scrollY;
    };
    const store = () => writeStored('session', STORAGE_KEY, JSON.stringify(positions.current));
    window.addEventListener('scroll', note, { passive: true });
    const stopListening = onScrollEnd(store);
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('scroll', note);
      stopListening();
      window.removeEventListener('pagehide', store);
    };
  }, [key]);

  useLayoutEffect(() => {
    const isSamePage = shownPath.current === pathname;
    shownPath.current = pathname;
    const saved = positions.current![key];
    if (navigationType === 'POP' && saved !== undefined) return holdPosition(saved);
    if (navigationType === 'PUSH' && !isSamePage && hash === '')
      window.scrollTo({ top: 0, behavior: 'instant' });
    // A page that nobody scrolls is gone back to as well.
    positions.current![key] = window.scrollY;
    return undefined;
  }, [key, pathname, hash, navigationType]);

  return null;
}
