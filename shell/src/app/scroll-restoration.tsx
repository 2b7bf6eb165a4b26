import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '@club-reviews/shared-ui/platform';

/** Session storage key of the scroll positions, by history entry. */
const STORAGE_KEY = 'scroll-positions';

/** How long the content of a revisited page may take to grow tall enough for its old position. */
const GROWTH_WAIT_MS = 1500;

type Positions = Record<string, number>;

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

/** Scrolls to `top` as soon as the page is tall enough. Returns a function that stops trying. */
function scrollWhenPossible(top: number): () => void {
  const giveUpAt = performance.now() + GROWTH_WAIT_MS;
  let frame = 0;
  const attempt = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) > 1 && performance.now() < giveUpAt)
      frame = requestAnimationFrame(attempt);
  };
  attempt();
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
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions.current));
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
    if (navigationType === 'POP') return saved === undefined ? undefined : scrollWhenPossible(saved);
    if (navigationType === 'PUSH' && !isSamePage && hash === '')
      window.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [key, pathname, hash, navigationType]);

  return null;
}
