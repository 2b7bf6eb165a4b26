/** User agents of the browsers built into the Instagram, Facebook, Twitter and LinkedIn apps. */
const IN_APP_BROWSERS = /Instagram|FBAN|FBAV|FB_IAB|Twitter|LinkedInApp/;

const VIEWPORT_WITHOUT_ZOOM = 'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no';

/**
 * Disables zooming in browsers built into apps, which zoom into any focused field and offer no way back out. The class
 * `in-app-browser` is for styling.
 */
export function adaptToInAppBrowser(userAgent: string): void {
  if (!IN_APP_BROWSERS.test(userAgent)) return;
  document.documentElement.classList.add('in-app-browser');
  document.querySelector('meta[name="viewport"]')?.setAttribute('content', VIEWPORT_WITHOUT_ZOOM);
}
