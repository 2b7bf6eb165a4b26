import fc from 'fast-check';
import { webAddress } from './web-address.js';

describe('a web address', () => {
  it.each([
    ['lions.example', 'https://lions.example'],
    [' www.lions.co.uk/teams ', 'https://www.lions.co.uk/teams'],
    ['http://lions.example', 'http://lions.example'],
    ['HTTPS://Lions.Example/', 'https://lions.example'],
    ['lions.example:8080/a?b=c#d', 'https://lions.example:8080/a?b=c#d'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['https://lions.example/a"b<c>', 'https://lions.example/a%22b%3Cc%3E'],
  ])('%j is %s', (written, address) => {
    expect(webAddress(written)).toBe(address);
  });

  it.each([
    '',
    'lions',
    'http://',
    'https://localhost',
    'http://127.0.0.1',
    'http://[::1]/',
    'javascript:alert(1)',
    'JAVASCRIPT://lions.example/%0Aalert(1)',
    'data:text/html,hello',
    'ftp://lions.example',
    'mailto:sam@lions.example',
    'https://sam:secret@lions.example',
    'two words.example',
    'https://lions..example',
    '-lions.example',
  ])('%j isn’t one', (written) => {
    expect(webAddress(written)).toBeUndefined();
  });

  it('has a scheme that browsers open, and isn’t changed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.domain()), (written) => {
        const address = webAddress(written);
        if (address === undefined) return;
        expect(address).toMatch(/^https?:\/\/[^\s"<>]+$/);
        expect(webAddress(address)).toBe(address);
      }),
    );
  });
});
