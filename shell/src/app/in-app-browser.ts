/** What the browsers inside the apps of Instagram, Facebook, Twitter and LinkedIn call themselves. */
const IN_APP_BROWSERS = /Instagram|FBAN|FBAV|FB_IAB|Twitter|LinkedInApp/;

const VIEWPORT_WITHOUT_ZOOM = 'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no';

/**
 * Fits the document to a browser inside an app: it zooms into every field that gets the focus and offers no way back,
 * so zooming is locked there, and there alone. The class `in-app-browser` lets styles know.
 */
export function adaptToInAppBrowser(userAgent: string): void {
  if (!IN_APP_BROWSERS.test(userAgent)) return;
  document.documentElement.classList.add('in-app-browser');
  document.querySelector('meta[name="viewport"]')?.setAttribute('content', VIEWPORT_WITHOUT_ZOOM);
}
