import { useLayoutEffect, useRef } from 'react';
import { readStored, useLocation, useNavigationType, writeStored } from '@club-reviews/shared-ui/platform';

/** Session storage key of the scroll positions, by history entry. */
const STORAGE_KEY = 'scroll-positions';

/** How long a revisited page may take to look as it did, and how long while it still says that something is coming. */
const GROWTH_WAIT_MS = 1500;
const LOADING_WAIT_MS = 10_000;

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
 * Keeps the page at `top` until its content is there: it may not be tall enough before, and what arrives above moves it.
 * A page that moves without having changed was scrolled by the visitor, who then has the say.
 * @returns a function that stops it
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
 * Brings the visitor back to where they were when they return to a page, and to the top on a new one.
 *
 * react-router's own ScrollRestoration needs its data router, which the shell does without to keep the first
 * script small. This follows the same idea: positions by history entry, kept for the tab.
 */
export function ScrollRestoration() {
  const { key: entryKey, pathname, hash } = useLocation();
  // The first entry of every document is called "default": only its path tells it from those of other documents.
  const key = entryKey === 'default' ? `default ${pathname}` : entryKey;
  const navigationType = useNavigationType();
  const positions = useRef<Positions>(null);
  const shownPath = useRef(pathname);

  // Before the scrolling below: the position of the page that comes must not be taken for that of the one that goes.
  useLayoutEffect(() => {
    positions.current ??= readPositions();
    history.scrollRestoration = 'manual';
    const remember = () => {
      positions.current![key] = window.scrollY;
      writeStored('session', STORAGE_KEY, JSON.stringify(positions.current));
    };
    window.addEventListener('scrollend', remember, { passive: true });
    window.addEventListener('pagehide', remember);
    return () => {
      window.removeEventListener('scrollend', remember);
      window.removeEventListener('pagehide', remember);
    };
  }, [key]);

  useLayoutEffect(() => {
    const isSamePage = shownPath.current === pathname;
    shownPath.current = pathname;
    const saved = (positions.current ?? readPositions())[key];
    if (navigationType === 'POP') return saved === undefined ? undefined : holdPosition(saved);
    if (navigationType === 'PUSH' && !isSamePage && hash === '')
      window.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [key, pathname, hash, navigationType]);

  return null;
}
