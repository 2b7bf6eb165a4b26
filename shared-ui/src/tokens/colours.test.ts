import { CREST_COLOURS } from '@club-reviews/domain/crest';
import { DARK_COLOURS, LIGHT_COLOURS } from './colours';
import type { ColourRole } from './colours';
import { contrastRatio } from '@club-reviews/domain/contrast';

/** Text roles and their backgrounds. */
const TEXT_PAIRS: [ColourRole, ColourRole][] = [
  ['ink', 'page'],
  ['ink', 'surface'],
  ['ink', 'sunken'],
  ['ink-soft', 'page'],
  ['ink-soft', 'surface'],
  ['ink-soft', 'sunken'],
  ['link', 'page'],
  ['link', 'surface'],
  ['link', 'sunken'],
  ['page', 'ink'],
  ['on-pitch', 'pitch'],
  ['on-pitch', 'pitch-hover'],
  ['on-pitch-tint', 'pitch-tint'],
  ['on-band', 'band'],
  ['on-band', 'band-stripe'],
  ['on-band', 'band-deep'],
  ['on-band-soft', 'band'],
  ['on-band-soft', 'band-stripe'],
  ['on-band-soft', 'band-deep'],
  ['band-deep', 'on-band-soft'],
  ['on-note-tint', 'note-tint'],
  ['danger', 'page'],
  ['danger', 'surface'],
  ['danger', 'sunken'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-danger-tint', 'danger-tint'],
];

/** Shapes that must stand out from their background: edges of controls, bars, stars, focus. */
const SHAPE_PAIRS: [ColourRole, ColourRole][] = [
  ['line-strong', 'page'],
  ['line-strong', 'surface'],
  ['pitch', 'page'],
  ['pitch', 'surface'],
  ['pitch', 'line'],
  ['star-edge', 'surface'],
  ['star-edge', 'page'],
  ['star-edge', 'star-empty'],
  ['star-empty-edge', 'surface'],
  ['star', 'band'],
  ['star', 'band-stripe'],
  ['star', 'band-deep'],
  ['note', 'note-tint'],
  ['focus', 'focus-halo'],
  ['focus', 'page'],
  ['on-band', 'band-line'],
];

describe.each([
  ['light', LIGHT_COLOURS],
  ['dark', DARK_COLOURS],
] as const)('colours of the %s theme', (_theme, colours) => {
  it.each(TEXT_PAIRS)('%s on %s is readable (AA, 4.5)', (text, ground) => {
    expect(contrastRatio(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SHAPE_PAIRS)('%s on %s can be told apart (AA, 3)', (shape, ground) => {
    expect(contrastRatio(colours[shape], colours[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe('crest colours', () => {
  it.each(CREST_COLOURS)('%s has readable initials in %s', (main, second) => {
    expect(contrastRatio(main, second)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('contrastRatio', () => {
  it('is 21 for black and white and 1 for equal colours', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastRatio('#123456', '#123456')).toBe(1);
  });
});
