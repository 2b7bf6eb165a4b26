import { useEffect, useEffectEvent, useRef } from 'react';

/** The router's number of the current history entry; none after a link within the page. */
const entryNumber = () => (window.history.state as { idx?: number } | null)?.idx;

/**
 * Stays on the page when the visitor goes back while there's something to lose, and asks instead: on a phone, that's how
 * people close dialogs.
 * @returns what ends it before the dialog closes, which may go back itself
 */
export function useAskBeforeBack(isActive: boolean, ask: () => void): () => void {
  const isOver = useRef(false);
  const onAsk = useEffectEvent(ask);
  useEffect(() => {
    if (!isActive) return;
    const entry = entryNumber();
    const stay = (event: PopStateEvent) => {
      const now = entryNumber();
      if (isOver.current || entry === undefined || now === undefined) return;
      // Before the router, which then knows nothing of the way back and forth.
      event.stopImmediatePropagation();
      if (now === entry) return;
      window.history.go(entry - now);
      onAsk();
    };
    window.addEventListener('popstate', stay, { capture: true });
    return () => window.removeEventListener('popstate', stay, { capture: true });
  }, [isActive]);
  return () => {
    isOver.current = true;
  };
}
