import { adaptToInAppBrowser } from './in-app-browser';

const viewport = () => document.querySelector('meta[name="viewport"]')!.getAttribute('content');

describe('the document inside an app', () => {
  beforeEach(() => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
    );
  });

  it.each([
    ['Instagram', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/22A Instagram 350.0.0.0'],
    ['Facebook on iOS', 'Mozilla/5.0 (iPhone) Mobile/22A [FBAN/FBIOS;FBAV/480.0]'],
    ['Facebook on Android', 'Mozilla/5.0 (Linux; Android 14) Chrome/126 [FB_IAB/FB4A;FBAV/480.0]'],
    ['Twitter', 'Mozilla/5.0 (iPhone) Mobile/22A Twitter for iPhone/10.50'],
    ['LinkedIn', 'Mozilla/5.0 (iPhone) Mobile/22A [LinkedInApp]/9.29'],
  ])('of %s cannot be zoomed, and has a class for styling', (_, userAgent) => {
    adaptToInAppBrowser(userAgent);
    expect(document.documentElement).toHaveClass('in-app-browser');
    expect(viewport()).toBe('width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no');
  });

  it.each([
    [
      'Safari',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    ],
    ['Chrome', 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36'],
  ])('stays unchanged in %s', (_, userAgent) => {
    adaptToInAppBrowser(userAgent);
    expect(document.documentElement).not.toHaveClass('in-app-browser');
    expect(viewport()).toBe('width=device-width, initial-scale=1');
  });
});
