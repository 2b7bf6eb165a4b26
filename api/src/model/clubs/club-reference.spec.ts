import { parseClubReference, slugStem, slugsToTry } from './club-reference.js';
import fc from 'fast-check';

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

describe('the slug of a club', () => {
  it.each([
    ["St. Mary's F.C.", 'st-marys-fc'],
    ['  Ålesund & Søn ', 'alesund-and-son'],
    ['1860', 'club-1860'],
    ['Search', 'club-search'],
    ['paginated', 'club-paginated'],
    ['!!!', 'club'],
  ])('of %j starts with %s', (name, slug) => {
    expect(slugStem(name)).toBe(slug);
  });

  it('leads to a club, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 160 }), fc.nat(3), (name, run) => {
        for (const slug of slugsToTry(slugStem(name), run))
          expect(parseClubReference(slug)).toEqual({ slug });
      }),
    );
  });

  it('counts up from the second', () => {
    expect(slugsToTry('lions', 0).slice(0, 3)).toEqual(['lions', 'lions-2', 'lions-3']);
    expect(slugsToTry('lions', 1)[0]).toBe('lions-21');
  });
});
