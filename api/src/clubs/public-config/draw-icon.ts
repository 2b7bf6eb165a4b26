import { toBadge } from '@club-reviews/domain/brand-badge';
import { getThemeColour, toBrandTheme } from '@club-reviews/domain/brand-theme';
import type { OperatorValues } from '@club-reviews/domain/operator-defaults';
import { loadSharp } from '../../platform/images/load-sharp.js';

/** The site's icons, with their size and how much of it the badge takes: devices cut the edges of some off. */
const ICONS = {
  'mark-192': { size: 192, share: 1, isCut: false },
  'mark-512': { size: 512, share: 1, isCut: false },
  'maskable-192': { size: 192, share: 0.56, isCut: true },
  'maskable-512': { size: 512, share: 0.56, isCut: true },
  'touch-180': { size: 180, share: 0.72, isCut: true },
} as const;

/** An icon's name. */
export type IconName = keyof typeof ICONS;
/** The names of all icons. */
export const ICON_NAMES = Object.keys(ICONS) as IconName[];

/** What the icons show. */
export type Brand = Pick<OperatorValues, 'brandColour' | 'brandAccent' | 'brandLogo'>;

const CLEAR = '#00000000';
/** As shared-ui's `page` and `band`. */
const PAGE = '#f4f6f1';
const BAND = '#0a4f30';
const LOGO_SHARE = 0.8;

/** Draws an icon as PNG: the operator's logo on their header's colour, or the badge in their colours. */
export async function drawIcon(name: IconName, { brandLogo, ...colours }: Brand): Promise<Buffer> {
  const { size, share, isCut } = ICONS[name];
  const theme = toBrandTheme(colours)?.light;
  const badge = () => compose(Buffer.from(toBadge(theme)), size, share, isCut ? PAGE : CLEAR);
  if (brandLogo === '') return badge();
  const logo = Buffer.from(brandLogo.split(',')[1] ?? '', 'base64');
  const ground = getThemeColour(theme, 'band') ?? BAND;
  // Only how a logo starts has been checked: browsers show nothing for a damaged one.
  return compose(logo, size, Math.min(share, LOGO_SHARE), ground).catch(badge);
}

async function compose(picture: Buffer, size: number, share: number, ground: string): Promise<Buffer> {
  const sharp = await loadSharp();
  const side = Math.round(size * share);
  const input = await sharp(picture)
    .resize(side, side, { fit: 'contain', background: CLEAR })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input }])
    .png({ palette: true })
    .toBuffer();
}
