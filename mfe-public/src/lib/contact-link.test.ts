import { contactLink, readContactPrefill } from './contact-link';

describe('links to the contact form', () => {
  it('carry any subject and page', () => {
    const link = contactLink({ subject: 'A & B = "c"?', about: '/clubs/leeds-lions#review-31' });
    expect(link).toEqual({
      pathname: '/contact',
      search: '?subject=A+%26+B+%3D+%22c%22%3F&about=%2Fclubs%2Fleeds-lions%23review-31',
      hash: '#contact-form',
    });
    expect(readContactPrefill(link.search)).toEqual({
      subject: 'A & B = "c"?',
      about: '/clubs/leeds-lions#review-31',
    });
  });

  it.each([
    ['nothing', '', ''],
    [
      'line breaks and control characters',
      '?subject=one%0D%0ABcc:%20x@y.example%00%09two',
      'one Bcc: x@y.example two',
    ],
    ['only spaces', '?subject=%20%20', ''],
    ['a text of 130 characters', `?subject=${'a'.repeat(130)}`, 'a'.repeat(120)],
    [
      'characters of two units at the end',
      `?subject=${encodeURIComponent('⚽'.repeat(130))}`,
      '⚽'.repeat(120),
    ],
    ['a broken escape', '?subject=50%', '50%'],
  ])('read %s as one line of limited length', (_case, search, subject) => {
    expect(readContactPrefill(search).subject).toBe(subject);
  });

  it.each([
    '//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/clubs/a?x=1',
    '/clubs/a b',
    '/clubs/a\nb',
    'clubs/a',
    `/${'a'.repeat(200)}`,
    `/${'a'.repeat(190)}!`,
    `${'/a'.repeat(95)}!`,
  ])('reject %j as a page of the site', (about) => {
    expect(readContactPrefill(contactLink({ subject: 's', about }).search).about).toBe('');
  });
});
