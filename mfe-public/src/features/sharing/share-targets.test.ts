import { reviewShareText, shareTargets } from './share-targets';

describe('sharing', () => {
  const quoted = (text: string) =>
    reviewShareText('Leeds Lions', text).replace(/” A parent on Leeds Lions$/, '');

  it('quotes the first 150 characters of a review', () => {
    expect(quoted('a'.repeat(150))).toBe(`“${'a'.repeat(150)}`);
    expect(quoted('a'.repeat(151))).toBe(`“${'a'.repeat(150)}…`);
  });

  it('counts characters as readers do, and never splits one', () => {
    expect(quoted('😀'.repeat(150))).toBe(`“${'😀'.repeat(150)}`);
    expect(quoted(`${'a'.repeat(149)}😀😀`)).toBe(`“${'a'.repeat(149)}😀…`);
    expect(quoted(`${'a'.repeat(148)}👨‍👩‍👧 and more`)).toBe(`“${'a'.repeat(148)}…`);
    expect(quoted(`${'a'.repeat(149)}e\u0301`)).toBe(`“${'a'.repeat(149)}…`);
  });

  it('links to each site with the address and text escaped', () => {
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
    expect(hrefs.Email!.searchParams.get('subject')).toBe('A & B');
    expect(hrefs.Email!.searchParams.get('body')).toContain(address);
  });
});
