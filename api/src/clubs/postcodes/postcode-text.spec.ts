import { postcodeAmongWords, postcodeIn, postcodeKey, readPostcode } from './postcode-text.js';

describe('readPostcode', () => {
  it.each([
    'LS6 3AA',
    'ls63aa',
    '  Ls6   3aa ',
    'LS6-3AA',
    'LS6.3AA',
    'L S 6 3 A A',
    'LS6 3A A',
    'LS6 3AA,',
    '(LS6 3AA)',
    'LS6‑3AA',
    '\u202ALS6 3AA\u202C',
    'LS6–3AA',
  ])('reads %j in full', (text) => {
    expect(readPostcode(text)).toEqual({ kind: 'full', postcode: 'LS6 3AA', outwardCode: 'LS6' });
  });

  it.each([
    ['SW1A 1AA', 'SW1A'],
    ['M1 1AE', 'M1'],
    ['EC1A1BB', 'EC1A'],
  ])('knows the outward code of %s', (text, outwardCode) => {
    expect(readPostcode(text)).toMatchObject({ kind: 'full', outwardCode });
  });

  it('accepts O for 0', () => {
    expect(readPostcode('SW1P OAA')).toMatchObject({ postcode: 'SW1P 0AA' });
  });

  it.each(['LS6', 'ls6', ' L S6 ', 'SW1A', 'M1', 'EC1A'])('reads the outward code %j', (text) => {
    expect(readPostcode(text)).toEqual({
      kind: 'outward',
      outwardCode: text.replace(/ /g, '').toUpperCase(),
    });
  });

  it.each([
    '',
    ' ',
    'Leeds',
    'LS',
    '6',
    'LS6 3A',
    'LS6 3AAA',
    '90210',
    'LS6 3AA LS6 3AB',
    '\0',
    '💥',
    'A'.repeat(400),
  ])('does not read %j', (text) => {
    expect(readPostcode(text)).toBeUndefined();
  });
});

describe('postcodeAmongWords', () => {
  it.each([
    ['Leeds LS6 3AA', 'LS6 3AA'],
    ['LS6 3AA Leeds', 'LS6 3AA'],
    ['LS6, Leeds', 'LS6'],
    ['near ｌｓ６', 'LS6'],
    ['Leeds', undefined],
    ['U10s girls', undefined],
  ])('reads %j', (text, expected) => {
    const found = postcodeAmongWords(text);
    expect(found?.kind === 'full' ? found.postcode : found?.outwardCode).toBe(expected);
  });
});

describe('postcodeKey', () => {
  it('returns postcodes as they are stored', () => {
    expect(postcodeKey('ls6 3aa')).toBe('LS63AA');
  });
});

describe('postcodeIn', () => {
  it.each([
    ['1 Park Lane, Leeds LS6 3AA', 'LS6 3AA'],
    ['ls63aa or M1 1AE', 'LS6 3AA'],
    ['Lions Park', undefined],
    ['LS6', undefined],
    ['', undefined],
  ])('finds in %j %s', (address, postcode) => {
    expect(postcodeIn(address)?.postcode).toBe(postcode);
  });
});
