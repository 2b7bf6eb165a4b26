import { useCallback, useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps presses in a part whose code is on its way. Those on links are left to the browser, which follows them.
 * @param isWaiting whether the part still waits for its code
 * @returns presses again, for when the part can answer
 */
export function useKeptPresses(part: RefObject<HTMLElement | null>, isWaiting: boolean): () => void {
  const kept = useRef<MouseEvent[]>([]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const keep = (event: MouseEvent) => {
      const pressed = event.target as Element;
      if (!part.current?.contains(pressed) || pressed.closest('a[href]') !== null) return;
      // React would take it for its own and drop it.
      event.stopPropagation();
      event.preventDefault();
      kept.current.push(event);
    };
    window.addEventListener('click', keep, { capture: true });
    return () => window.removeEventListener('click', keep, { capture: true });
  }, [part, isWaiting]);
  return useCallback(() => {
    for (const event of kept.current.splice(0)) event.target!.dispatchEvent(new MouseEvent('click', event));
  }, []);
}
