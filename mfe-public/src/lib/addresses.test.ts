import { isClubIdentifier } from './club-address';
import { readPageNumber } from './page-number';

describe('page number in the address', () => {
  it.each([
    ['?page=3', 3],
    ['?page=0', 1],
    ['?page=-2', 1],
    ['?page=1.5', 1],
    ['?page=1e3', 1],
    ['?page=', 1],
    ['', 1],
  ])('%s is page %d', (search, page) => expect(readPageNumber(search)).toBe(page));
});

describe('club identifier in an address', () => {
  it.each(['91', 'leeds-lions', 'Leeds_Lions', 'fc-köln'])('%s can name a club', (text) => {
    expect(isClubIdentifier(text)).toBe(true);
  });

  it.each([
    '',
    ' ',
    'undefined',
    'null',
    'NaN',
    'a b',
    '-lions',
    'a/b',
    '<script>',
    '%E0%A4',
    'x'.repeat(161),
  ])('"%s" cannot', (text) => expect(isClubIdentifier(text)).toBe(false));
});
