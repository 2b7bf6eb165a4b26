import { useEffect, useEffectEvent, useRef } from 'react';
import { trackPageView, useLocation } from '@club-reviews/shared-ui/platform';

/**
 * What a full page load would do, done on client-side navigation: the focus moves to the new content, so that
 * keyboard and screen reader users start there, and a page view is reported. A new query string on the same page
 * (a filter, a dialog) moves nothing. A page with a token in its address is not reported: whoever listens would read
 * the address as well.
 */
export function PageChanges() {
  const { pathname, search } = useLocation();
  const shown = useRef(pathname);
  const reportPage = useEffectEvent(() => {
    if (!new URLSearchParams(search).has('token')) trackPageView(pathname);
  });
  useEffect(() => {
    reportPage();
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
    // Structured data and head tags of the first page describe that page only.
    document.head.querySelectorAll('script[type="application/ld+json"]').forEach((script) => script.remove());
  }, [pathname]);
  return null;
}
