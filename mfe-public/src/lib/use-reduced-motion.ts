import { useMediaQuery } from '@club-reviews/shared-ui';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion, read just before something moves. Browser only. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia?.(QUERY)?.matches ?? false;
}

/** {@link prefersReducedMotion}, kept up to date. True on the server, so that nothing moves before hydration. */
export function useReducedMotion(): boolean {
  return useMediaQuery(QUERY, true);
}
