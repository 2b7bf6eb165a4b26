/** The events that the product reports; none has personal data. */
export type AnalyticsEventName =
  | 'review_submitted'
  | 'search_performed'
  | 'club_view'
  | 'browse_clubs_cta'
  | 'write_review_cta'
  | 'page_view';

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** Whether the visitor's browser asks not to be tracked, in either of the two possible ways. */
export function visitorDeclinesTracking(): boolean {
  return (
    navigator.doNotTrack === '1' ||
    (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
  );
}

/**
 * Reports one event to `window.dataLayer`, which tag managers read. Does nothing on the server or if the visitor asked
 * not to be tracked.
 * @param details plain values only; never an address, a name or free text
 */
export function trackEvent(
  name: AnalyticsEventName,
  details: Record<string, string | number | boolean> = {},
): void {
  if (typeof window === 'undefined' || visitorDeclinesTracking()) return;
  (window.dataLayer ??= []).push({ event: name, ...details });
}

/** Reports that a page was shown. `path` has no query string, which could contain a postcode. */
export function trackPageView(path: string): void {
  trackEvent('page_view', { path });
}
