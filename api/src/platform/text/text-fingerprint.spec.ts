import { comparableWords, likeness, textFingerprint } from './text-fingerprint.js';

const TEXT =
  'The coaches know every child by name, and training is always well prepared. My son has made friends for life and cannot wait for Saturday mornings.';

const getLikeness = (other: string) => likeness(textFingerprint(TEXT).values, textFingerprint(other).values);
const sharesBand = (other: string) => {
  const { bands } = textFingerprint(TEXT);
  return textFingerprint(other).bands.some((band) => bands.includes(band));
};

describe('textFingerprint', () => {
  it.each([
    ['case and punctuation', TEXT.toUpperCase().replaceAll(/[.,]/g, ' – ')],
    ['lines and spaces', TEXT.replaceAll(' ', '\n  ')],
    ['letters that look alike', TEXT.replaceAll('a', 'а').replaceAll('o', 'ο')],
    ['invisible signs', TEXT.replaceAll('e', 'e\u200b')],
    ['accents and wide letters', TEXT.replaceAll('c', 'ç').replaceAll('t', 'ｔ')],
  ])('is the same whatever %s', (_, changed) => {
    expect(textFingerprint(changed)).toEqual(textFingerprint(TEXT));
  });

  it('matches a text in which a few words were replaced', () => {
    const edited = TEXT.replace('always', 'really').replace('son', 'daughter').replace('Saturday', 'Sunday');
    expect(getLikeness(edited)).toBeGreaterThan(0.4);
    expect(sharesBand(edited)).toBe(true);
  });

  it('matches a text with one more sentence', () => {
    const longer = `${TEXT} We would recommend the club to everybody.`;
    expect(getLikeness(longer)).toBeGreaterThan(0.6);
    expect(sharesBand(longer)).toBe(true);
  });

  it('tells other texts apart, even about the same things', () => {
    const other =
      'Training was cancelled twice without a word and nobody answers the phone. The pitch floods, and my daughter would rather play somewhere else.';
    expect(getLikeness(other)).toBeLessThan(0.1);
    expect(sharesBand(other)).toBe(false);
  });

  it('of a text that many parents might write only matches the same words, and finds no others', () => {
    const short = textFingerprint('Great club, my son loves it.');
    expect(short.bands).toEqual([]);
    expect(likeness(short.values, textFingerprint('great club; my son loves it').values)).toBe(1);
    expect(likeness(short.values, textFingerprint('Great club, my son likes it.').values)).toBeLessThan(0.1);
    expect(textFingerprint('').bands).toEqual([]);
  });

  it('fits its columns, even for the longest text', () => {
    const { values, bands } = textFingerprint('word and other '.repeat(260));
    expect(values).toMatch(/^[0-9a-f]{96}$/);
    expect(bands).toHaveLength(16);
    for (const band of bands) expect(band).toMatch(/^[0-9a-f]{10}$/);
  });
});

describe('comparableWords', () => {
  it('keeps letters and digits only', () => {
    expect(comparableWords("It's the U9s’ BEST café!")).toEqual(['its', 'the', 'u9s', 'best', 'cafe']);
  });
});
