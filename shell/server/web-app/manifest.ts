import { toBadge } from '@club-reviews/domain/brand-badge';
import { getThemeColour } from '@club-reviews/domain/brand-theme';
import { DARK_COLOURS, LIGHT_COLOURS } from '@club-reviews/shared-ui/colours';
import type { PublicConfig } from '@club-reviews/shared-ui/platform';

/** Path of the manifest, which browsers read to install the site. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** Path of the icon that browsers show in a tab. */
export const FAVICON_PATH = '/favicon.svg';

type Brand = Pick<PublicConfig, 'iconVersion' | 'logoUrl' | 'theme'>;

/** The header's colour in each theme: the operator's, or the product's own. */
function getBands(theme: PublicConfig['theme']) {
  return {
    light: getThemeColour(theme?.light, 'band') ?? LIGHT_COLOURS.band,
    dark: getThemeColour(theme?.dark, 'band') ?? DARK_COLOURS.band,
  };
}

/** Tags that match the browser's toolbar to the header, in either theme. */
export const getThemeColours = ({ theme }: Pick<PublicConfig, 'theme'>) =>
  Object.entries(getBands(theme))
    .map(
      ([scheme, colour]) =>
        `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${scheme})">`,
    )
    .join('');

/** The path of an icon as PNG: in the operator's colours or of their logo, or else the product's own. */
export const getIconPath = ({ iconVersion }: Pick<PublicConfig, 'iconVersion'>, name: string) =>
  iconVersion === undefined ? `/icons/${name}.png` : `/api/icons/${name}?v=${iconVersion}`;

/** The icon of the site's tab: a drawing, or the operator's logo. */
export const getTabIcon = (config: Pick<PublicConfig, 'iconVersion' | 'logoUrl'>) =>
  config.logoUrl === undefined
    ? { src: FAVICON_PATH, sizes: 'any', type: 'image/svg+xml' }
    : { src: getIconPath(config, 'mark-192'), sizes: '192x192', type: 'image/png' };

const icon = (config: Brand, name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: getIconPath(config, `${name}-${size}`),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The drawing for the site's tab. */
export const getFavicon = ({ theme }: Pick<PublicConfig, 'theme'>) => toBadge(theme?.light);

/** The web app manifest: how the site looks once it's installed. */
export const getManifest = (config: Brand & Pick<PublicConfig, 'brandName'>) => ({
  id: '/',
  name: config.brandName,
  lang: 'en-GB',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: getBands(config.theme).light,
  background_color: LIGHT_COLOURS.page,
  icons: [
    ...(config.logoUrl === undefined ? [{ ...getTabIcon(config), purpose: 'any' }] : []),
    ...[192, 512].flatMap((size) => [
      icon(config, 'mark', size, 'any'),
      icon(config, 'maskable', size, 'maskable'),
    ]),
  ],
});
