import { clubInitials, crestDesign } from './crest.ts';

describe('clubInitials', () => {
  it.each([
    ['Leeds Lions Youth FC', 'LL'],
    ['Ashby Vale Rovers', 'AVR'],
    ['The Harbour Football Club', 'H'],
    ['St Bride’s Wanderers Juniors Blues', 'SBS'],
    ['FC', 'F'],
    ['Éclair Park', 'ÉP'],
    ['', ''],
  ])('of %p are %p', (name, initials) => {
    expect(clubInitials(name)).toBe(initials);
  });
});

describe('crestDesign', () => {
  it('is the same for the same name, whatever its case', () => {
    expect(crestDesign('Leeds Lions FC')).toEqual({ ...crestDesign(' leeds lions fc '), initials: 'LL' });
  });

  it('differs over many names in pattern and colours', () => {
    const designs = Array.from({ length: 200 }, (_, index) => crestDesign(`Club ${index} Rovers`));
    expect(new Set(designs.map(({ pattern }) => pattern)).size).toBe(6);
    expect(new Set(designs.map(({ main, second }) => main + second)).size).toBeGreaterThan(10);
  });
});
