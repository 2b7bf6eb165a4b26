import { hostLabel, imageAddress, socialAddress, websiteAddress } from './safe-links';

describe('a club’s website', () => {
  it.each([
    ['https://lions.example.org/juniors', 'https://lions.example.org/juniors'],
    ['lions.example.org', 'https://lions.example.org/'],
    [' http://www.lions.example.org ', 'http://www.lions.example.org/'],
  ])('%s is linked as %s', (text, address) => expect(websiteAddress(text)).toBe(address));

  it.each([
    null,
    undefined,
    '',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'ask the coach',
    'mailto:a@b.org',
  ])('%s is not a link', (text) => expect(websiteAddress(text)).toBeNull());

  it('is named by its host', () =>
    expect(hostLabel('https://www.lions.example.org/x')).toBe('lions.example.org'));
});

describe('a club’s image', () => {
  it('is a web address or a path of this site', () => {
    expect(imageAddress('https://img.example.org/a.png')).toBe('https://img.example.org/a.png');
    expect(imageAddress('/images/a.png')).toBe('/images/a.png');
  });

  it.each([null, '', '//evil.example.org/a.png', 'data:image/svg+xml,x', 'javascript:x', 'a.png'])(
    '%s is not an image',
    (text) => expect(imageAddress(text)).toBeNull(),
  );
});

describe('a club’s social page', () => {
  it.each([
    ['instagram', '@lions', 'https://www.instagram.com/lions'],
    ['x', 'lions_fc', 'https://x.com/lions_fc'],
    ['facebook', 'lions.fc', 'https://www.facebook.com/lions.fc'],
    ['facebook', 'facebook.com/lions', 'https://facebook.com/lions'],
    ['instagram', 'https://www.instagram.com/lions/', 'https://www.instagram.com/lions/'],
  ] as const)('on %s, %s leads to %s', (site, text, address) =>
    expect(socialAddress(site, text)).toBe(address),
  );

  it.each([null, '', 'two words', 'javascript:alert(1)', '@a/b?c'])('%s leads nowhere', (text) =>
    expect(socialAddress('x', text)).toBeNull(),
  );
});
