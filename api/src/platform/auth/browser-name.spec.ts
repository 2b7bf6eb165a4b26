import { getBrowserName } from './browser-name.js';

describe('the name of a browser', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0',
      'Firefox on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
      'Chrome on Linux',
    ],
  ])('for %s is %s', (userAgent, name) => {
    expect(getBrowserName(userAgent)).toBe(name);
  });

  it.each([undefined, '', 'curl/8.5.0', '<script>alert(1)</script>/2', `Mozilla/5.0 ${'('.repeat(100_000)}`])(
    'for %.20s is that of an unnamed program',
    (userAgent) => {
      expect(getBrowserName(userAgent)).toBe('Another program');
    },
  );
});
