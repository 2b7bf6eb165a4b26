/**
 * Colour roles of the two themes. A role says what a colour is for; screens use roles, never raw values. Amber
 * (`star…`) is only for ratings.
 */
export const LIGHT_COLOURS = {
  page: '#f4f6f1',
  surface: '#ffffff',
  sunken: '#e9eee6',
  ink: '#0d1c1f',
  'ink-soft': '#47575a',
  line: '#d3dbd1',
  'line-strong': '#6f7e7a',
  link: '#0b5f38',
  pitch: '#0b5f38',
  'pitch-hover': '#084a2b',
  'on-pitch': '#ffffff',
  'pitch-tint': '#dcefe1',
  'on-pitch-tint': '#0a4429',
  band: '#0a4f30',
  'band-stripe': '#0c5735',
  'band-deep': '#063a23',
  'on-band': '#ffffff',
  'on-band-soft': '#cfe6d6',
  'band-line': '#3f7a5c',
  star: '#f5a300',
  'star-edge': '#a86400',
  'star-empty': '#e3e8e0',
  'star-empty-edge': '#84918c',
  'crest-edge': '#ffffff',
  note: '#1d5c99',
  'note-tint': '#e4eff9',
  'on-note-tint': '#123f6b',
  danger: '#b3202a',
  'danger-hover': '#8f1720',
  'on-danger': '#ffffff',
  'danger-tint': '#fbe9e8',
  'on-danger-tint': '#8a161f',
  focus: '#0d1c1f',
  'focus-halo': '#ffffff',
} as const;

export type ColourRole = keyof typeof LIGHT_COLOURS;

export const DARK_COLOURS: Record<ColourRole, string> = {
  page: '#0a1312',
  surface: '#121e1c',
  sunken: '#1a2826',
  ink: '#edf3ee',
  'ink-soft': '#a9b8b1',
  line: '#2a3a36',
  'line-strong': '#75877f',
  link: '#6fd79f',
  pitch: '#47c585',
  'pitch-hover': '#69d79e',
  'on-pitch': '#04150c',
  'pitch-tint': '#14382a',
  'on-pitch-tint': '#b4ecca',
  band: '#073b25',
  'band-stripe': '#08422a',
  'band-deep': '#052a1b',
  'on-band': '#f3faf5',
  'on-band-soft': '#b7d6c3',
  'band-line': '#2c6a4c',
  star: '#ffbe3d',
  'star-edge': '#ffbe3d',
  'star-empty': '#24332f',
  'star-empty-edge': '#75877f',
  'crest-edge': '#9fb0a8',
  note: '#7fb8ee',
  'note-tint': '#132c42',
  'on-note-tint': '#c7e1fa',
  danger: '#ff8d88',
  'danger-hover': '#ffaba6',
  'on-danger': '#2b0507',
  'danger-tint': '#3a1719',
  'on-danger-tint': '#ffc9c6',
  focus: '#ffffff',
  'focus-halo': '#0a1312',
};

/** Writes a theme as CSS custom properties: role `ink` becomes `--color-ink`. */
export function colourVariables(colours: Record<ColourRole, string>): string {
  return Object.entries(colours)
    .map(([role, value]) => `--color-${role}:${value};`)
    .join('');
}
