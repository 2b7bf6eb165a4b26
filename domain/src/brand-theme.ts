import { contrastRatio, mixColours } from './contrast.ts';

/** CSS custom properties that replace the product's own colours, for each theme. */
interface BrandTheme {
  light: string;
  dark: string;
}

const WHITE = '#ffffff';
const BLACK = '#000000';
/** The strongest ground that links lie on in the light theme, and in the dark one (shared-ui's `sunken`). */
const LIGHT_GROUND = '#e9eee6';
const DARK_GROUND = '#1a2826';
/** White and amber have to be readable on the band's lightest stripe too. */
const BAND_CONTRAST = 7;
const TEXT_CONTRAST = 4.5;

/** What's wrong with a colour for the header's band and the footer; undefined if nothing is. */
export function checkBandColour(colour: string): string | undefined {
  return tooLight(contrastRatio(colour, WHITE), 'white text on it', BAND_CONTRAST);
}

/** What's wrong with a colour for buttons and links; undefined if nothing is. */
export function checkAccentColour(colour: string): string | undefined {
  return tooLight(contrastRatio(colour, LIGHT_GROUND), 'links on a light background', TEXT_CONTRAST);
}

function tooLight(ratio: number, what: string, needed: number): string | undefined {
  // Rounded down, so that the figure never looks like enough.
  const shown = Math.floor(ratio * 10) / 10;
  return ratio < needed
    ? `must be darker: the contrast of ${what} is ${shown}:1, and needs to be ${needed}:1`
    : undefined;
}

/** The site's colours from an operator's, which have been checked; undefined without any. */
export function toBrandTheme(colours: { brandColour: string; brandAccent: string }): BrandTheme | undefined {
  const band = colours.brandColour || undefined;
  const accent = colours.brandAccent || band;
  if (accent === undefined) return undefined;
  return {
    light: toVariables({ ...(band && bandRoles(band)), ...lightAccent(accent) }),
    dark: toVariables({ ...(band && bandRoles(mixColours(band, BLACK, 0.25))), ...darkAccent(accent) }),
  };
}

/** One colour of a theme, by its role; undefined if the operator hasn't chosen it. */
export function getThemeColour(variables: string | undefined, role: string): string | undefined {
  return new RegExp(`--color-${role}:(#[0-9a-f]{6});`, 'i').exec(variables ?? '')?.[1];
}

function bandRoles(band: string): Record<string, string> {
  return {
    band,
    'band-stripe': mixColours(band, WHITE, 0.025),
    'band-deep': mixColours(band, BLACK, 0.25),
    'on-band': WHITE,
    'on-band-soft': mixColours(band, WHITE, 0.85),
    'band-line': mixColours(band, WHITE, 0.22),
  };
}

function lightAccent(accent: string): Record<string, string> {
  return {
    link: accent,
    pitch: accent,
    'pitch-hover': mixColours(accent, BLACK, 0.2),
    'on-pitch': WHITE,
    'pitch-tint': mixColours(accent, WHITE, 0.88),
    'on-pitch-tint': mixColours(accent, BLACK, 0.35),
  };
}

function darkAccent(accent: string): Record<string, string> {
  let pitch = accent;
  while (contrastRatio(pitch, DARK_GROUND) < TEXT_CONTRAST + 1.5) pitch = mixColours(pitch, WHITE, 0.06);
  const tint = mixColours(DARK_GROUND, accent, 0.3);
  return {
    link: pitch,
    pitch,
    'pitch-hover': mixColours(pitch, WHITE, 0.25),
    'on-pitch': mixColours(accent, BLACK, 0.85),
    'pitch-tint': tint,
    'on-pitch-tint': mixColours(pitch, WHITE, 0.65),
  };
}

const toVariables = (roles: Record<string, string>) =>
  Object.entries(roles)
    .map(([role, colour]) => `--color-${role}:${colour};`)
    .join('');
