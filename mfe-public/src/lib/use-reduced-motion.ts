import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void) {
  const list = window.matchMedia?.(QUERY);
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

/** Whether the visitor prefers reduced motion, read just before something moves. Browser only. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia?.(QUERY)?.matches ?? false;
}

/** {@link prefersReducedMotion}, kept up to date. True on the server, so that nothing moves before hydration. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
}
