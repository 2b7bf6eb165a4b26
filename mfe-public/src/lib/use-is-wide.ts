import { useSyncExternalStore } from 'react';

/** The width from which pages have a second column. */
const QUERY = '(min-width: 64rem)';

function subscribe(listener: () => void) {
  const list = window.matchMedia?.(QUERY);
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

const isWide = () => window.matchMedia?.(QUERY).matches ?? false;

/** Whether the window has room for a second column. False on the server and while hydrating. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}
