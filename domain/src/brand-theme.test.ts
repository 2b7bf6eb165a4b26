import { checkAccentColour, checkBandColour, getThemeColour, toBrandTheme } from './brand-theme.ts';
import { contrastRatio } from './contrast.ts';

/** Colours as light as the checks allow, of several hues, and dark ones. */
const BANDS = ['#0a4f30', '#123a6b', '#7a0c1e', '#4a2a80', '#595959', '#000000'];
const ACCENTS = ['#0b5f38', '#1d5c99', '#b3202a', '#6a2fb0', '#666666', '#000000'];

function getColours(variables: string): Record<string, string> {
  return Object.fromEntries(
    [...variables.matchAll(/--color-([\w-]+):(#\w+);/g)].map(([, role, colour]) => [role, colour]),
  );
}

const ON_BAND = [
  ['on-band', 'band-stripe', 4.5],
  ['on-band', 'band-deep', 4.5],
  ['on-band-soft', 'band-stripe', 4.5],
  ['on-band-soft', 'band-deep', 4.5],
  ['on-band', 'band-line', 3],
] as const;
const OF_ACCENT = [
  ['on-pitch', 'pitch', 4.5],
  ['on-pitch', 'pitch-hover', 4.5],
  ['on-pitch-tint', 'pitch-tint', 4.5],
] as const;

describe('an operator’s colours', () => {
  it.each(BANDS.map((band, index) => [band, ACCENTS[index]!]))(
    '%s and %s are readable in both themes',
    (brandColour, brandAccent) => {
      expect([checkBandColour(brandColour), checkAccentColour(brandAccent)]).toEqual([undefined, undefined]);
      const theme = toBrandTheme({ brandColour, brandAccent })!;
      for (const [name, grounds, star] of [
        ['light', ['#ffffff', '#f4f6f1', '#e9eee6'], '#f5a300'],
        ['dark', ['#0a1312', '#121e1c', '#1a2826'], '#ffbe3d'],
      ] as const) {
        const colours = getColours(theme[name]);
        for (const [text, ground, needed] of [...ON_BAND, ...OF_ACCENT])
          expect([name, text, ground, contrastRatio(colours[text]!, colours[ground]!) >= needed]).toEqual([
            name,
            text,
            ground,
            true,
          ]);
        for (const ground of grounds)
          expect(contrastRatio(colours['link']!, ground)).toBeGreaterThanOrEqual(4.5);
        for (const ground of ['band', 'band-stripe', 'band-deep'])
          expect(contrastRatio(star, colours[ground]!)).toBeGreaterThanOrEqual(3);
      }
    },
  );

  it('are read by role', () => {
    const { light } = toBrandTheme({ brandColour: '#123a6b', brandAccent: '' })!;
    expect([getThemeColour(light, 'band'), getThemeColour(undefined, 'band')]).toEqual([
      '#123a6b',
      undefined,
    ]);
  });

  it('are refused with the figures if they’re too light', () => {
    expect(checkBandColour('#3fa35f')).toBe(
      'must be darker: the contrast of white text on it is 3.1:1, and needs to be 7:1',
    );
    expect(checkAccentColour('#f5a300')).toMatch(
      /^must be darker: the contrast of links on a light background is 1\.\d:1, and needs to be 4\.5:1$/,
    );
  });

  it('replace the product’s own only where they’re set', () => {
    expect(toBrandTheme({ brandColour: '', brandAccent: '' })).toBeUndefined();
    expect(toBrandTheme({ brandColour: '', brandAccent: '#1d5c99' })?.light).not.toContain('band');
    expect(toBrandTheme({ brandColour: '#123a6b', brandAccent: '' })?.light).toContain(
      '--color-pitch:#123a6b;',
    );
  });
});
