import { startTransition, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Router, createBrowserHistory } from '@club-reviews/shared-ui/platform';

/** Whether the browser can fade one page into the next, and the visitor doesn't mind motion. */
const mayFade = () =>
  'startViewTransition' in document && window.matchMedia('(prefers-reduced-motion: no-preference)').matches;

/** Lets the browser fade from the current view to what `show` renders. */
function fade(show: () => void) {
  const { ready } = document.startViewTransition(() => flushSync(show));
  // A fade interrupted by the next step isn't an error.
  ready.catch(() => undefined);
}

interface PageRouterProps {
  /** Paths with queries of the pages that can be shown without waiting. The code that prefetches pages adds to it. */
  ready: ReadonlySet<string>;
  children: ReactNode;
}

/**
 * React Router's `BrowserRouter`, except that it fades to a page whose code and data are ready. Every other step works
 * as usual: back and forward at once, and a page that's still loading once it's ready.
 */
export function PageRouter({ ready, children }: PageRouterProps) {
  const [{ history, first, href }] = useState(() => {
    const created = createBrowserHistory({ v5Compat: true });
    const { action, location } = created;
    return { history: created, first: { action, location }, href: window.location.href };
  });
  const [{ action, location }, setStep] = useState(first);
  useLayoutEffect(() => {
    let shown = first.location.pathname;
    const follow = (next: typeof first) => {
      const show = () => setStep(next);
      const { pathname, search } = next.location;
      const isNewPage = next.action === 'PUSH' && pathname !== shown;
      shown = pathname;
      if (isNewPage && ready.has(pathname + search) && mayFade()) fade(show);
      else startTransition(show);
    };
    const stop = history.listen(follow);
    // Nobody listened while the first page was being hydrated: the visitor may have pressed Back meanwhile.
    if (window.location.href !== href) follow({ action: history.action, location: history.location });
    return stop;
  }, [history, first, href, ready]);
  // The URL is ahead of the page while that loads: this tells which one is on screen.
  useLayoutEffect(() => {
    document.documentElement.dataset.page = location.key;
  }, [location]);
  return (
    <Router navigationType={action} location={location} navigator={history}>
      {children}
    </Router>
  );
}
