import { parseClubReference } from './club-reference.js';

describe('parseClubReference', () => {
  it.each([
    ['1', { id: 1 }],
    ['2147483647', { id: 2147483647 }],
    ['leeds-lions', { slug: 'leeds-lions' }],
    ['Leeds-Lions', { slug: 'leeds-lions' }],
    ['1st-team', { slug: '1st-team' }],
  ])('reads %s', (text, reference) => {
    expect(parseClubReference(text)).toEqual(reference);
  });

  it.each([
    '',
    '0',
    '007',
    '2147483648',
    '1'.repeat(40),
    '-1',
    '1.0',
    'a b',
    'a--b',
    '-a',
    'ü',
    'a\0',
    'a'.repeat(181),
  ])('knows that no club is called %j', (text) => {
    expect(parseClubReference(text)).toBeUndefined();
  });
});
