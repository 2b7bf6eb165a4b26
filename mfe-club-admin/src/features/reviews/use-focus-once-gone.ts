import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Gives the focus to `target` when a list takes away what had it, as a review that was just answered leaves those that wait.
 * @param lists what is shown; a change of one may take something away
 * @returns to be called when such a change is on its way
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
    // The linter can't see into the callers' lists, of which there are as many on each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [target, ...lists]);
  return () => {
    isExpected.current = true;
  };
}
