import { useSyncExternalStore } from 'react';

const QUERY = '(min-width: 64rem)';

function subscribe(listener: () => void) {
  const list = window.matchMedia?.(QUERY);
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

/** Whether there's room for two columns. False on the server and while hydrating. */
export function useWideWindow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(QUERY)?.matches ?? false,
    () => false,
  );
}
