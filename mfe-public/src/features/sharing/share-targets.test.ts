import { reviewShareText, shareTargets } from './share-targets';

describe('sharing', () => {
  it('quotes the first 150 characters of a review', () => {
    const quoted = (text: string) =>
      reviewShareText('Leeds Lions', text).replace(/” A parent about Leeds Lions$/, '');
    expect(quoted('a'.repeat(150))).toBe(`“${'a'.repeat(150)}`);
    expect(quoted('a'.repeat(151))).toBe(`“${'a'.repeat(150)}…`);
  });

  it('leads to each site with the address and words escaped', () => {
    const targets = shareTargets({
      title: 'A & B',
      text: 'See "this"',
      url: 'http://site.test/clubs/a?age=U7s#r',
    });
    const hrefs = Object.fromEntries(targets.map(({ name, href }) => [name, new URL(href)]));
    const address = 'http://site.test/clubs/a?age=U7s#r';
    expect(hrefs.Facebook!.searchParams.get('u')).toBe(address);
    expect(hrefs.Twitter!.searchParams.get('url')).toBe(address);
    expect(hrefs.Twitter!.searchParams.get('text')).toBe('See "this"');
    expect(hrefs.WhatsApp!.searchParams.get('text')).toBe(`See "this" ${address}`);
    expect(hrefs['E-mail']!.searchParams.get('subject')).toBe('A & B');
    expect(hrefs['E-mail']!.searchParams.get('body')).toContain(address);
  });
});
