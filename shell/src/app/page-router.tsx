import { startTransition, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Router, createBrowserHistory } from '@club-reviews/shared-ui/platform';

/** Whether the visitor's browser can fade one page into the next, and the visitor welcomes it. */
const mayFade = () =>
  'startViewTransition' in document && window.matchMedia('(prefers-reduced-motion: no-preference)').matches;

/** Lets the browser fade from what it shows to what `show` renders. */
function fade(show: () => void) {
  const { ready } = document.startViewTransition(() => flushSync(show));
  // A fade that the next step interrupts is no failure.
  ready.catch(() => undefined);
}

interface PageRouterProps {
  /** Paths with their queries of the pages that can be shown without waiting. Whoever fetches pages adds to it. */
  ready: ReadonlySet<string>;
  children: ReactNode;
}

/**
 * React Router's `BrowserRouter`, except that a link to a page whose code and data are there fades into it. Every other step
 * is shown as ever: back and forward at once, and a page that still loads when it's ready.
 */
export function PageRouter({ ready, children }: PageRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setStep] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    let shown = history.location.pathname;
    return history.listen((next) => {
      const show = () => setStep(next);
      const { pathname, search } = next.location;
      const isNewPage = next.action === 'PUSH' && pathname !== shown;
      shown = pathname;
      if (isNewPage && ready.has(pathname + search) && mayFade()) fade(show);
      else startTransition(show);
    });
  }, [history, ready]);
  return (
    <Router navigationType={action} location={location} navigator={history}>
      {children}
    </Router>
  );
}
