import { useCallback, useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps presses in a part whose code is still loading. Those on links are left to the browser, which follows them.
 * @param isWaiting whether the part is still waiting for its code
 * @returns repeats the presses, once the part can respond
 */
export function useKeptPresses(part: RefObject<HTMLElement | null>, isWaiting: boolean): () => void {
  const kept = useRef<MouseEvent[]>([]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const keep = (event: MouseEvent) => {
      const pressed = event.target as Element;
      if (!part.current?.contains(pressed) || pressed.closest('a[href]') !== null) return;
      // React would take it for its own event and drop it.
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
