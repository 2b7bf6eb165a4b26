import { useEffect, useEffectEvent, useRef } from 'react';
import { hasSecretToken, trackPageView, useLocation } from '@club-reviews/shared-ui/platform';

/**
 * Does on client-side navigation what a full page load would: moves the focus to the new content, so that keyboard and
 * screen reader users start there, and reports a page view. A new query string on the same page (a filter, a dialog)
 * doesn't move the focus. Pages with a token in their URL aren't reported, because analytics would see the token.
 */
export function PageChanges() {
  const location = useLocation();
  const { pathname } = location;
  const shown = useRef(pathname);
  const reportPage = useEffectEvent(() => {
    if (!hasSecretToken(location)) trackPageView(pathname);
  });
  useEffect(() => {
    reportPage();
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
    // Structured data only describes the page it was loaded with.
    document.head.querySelectorAll('script[type="application/ld+json"]').forEach((script) => script.remove());
  }, [pathname]);
  return null;
}
