import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Moves the focus to `target` when a list drops the element that had it, such as an answered review.
 * @param lists what is shown; a change to one may remove something
 * @returns a function to call when such a change is coming
 */
export function useFocusOnceGone(
  target: RefObject<HTMLElement | null>,
  lists: readonly unknown[],
): () => void {
  const isExpected = useRef(false);
  useEffect(() => {
    if (!isExpected.current || document.activeElement !== document.body) return;
    isExpected.current = false;
    target.current?.focus();
    // The linter can't see inside the callers' lists; their number is the same on each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [target, ...lists]);
  return () => {
    isExpected.current = true;
  };
}
