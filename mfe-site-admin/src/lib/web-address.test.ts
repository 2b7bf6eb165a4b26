import { webAddress } from './web-address';

describe('website of a claim', () => {
  it.each([
    ['https://lions.example.org/about', 'https://lions.example.org/about'],
    ['lions.example.org', 'https://lions.example.org/'],
  ])('leads from %s to %s', (text, address) => {
    expect(webAddress(text)).toBe(address);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@example.org', 'no address at all'])(
    'is no link for %s',
    (text) => {
      expect(webAddress(text)).toBeNull();
    },
  );
});
