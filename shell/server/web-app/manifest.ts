import { DARK_COLOURS, LIGHT_COLOURS } from '@club-reviews/shared-ui/colours';
import type { PublicConfig } from '@club-reviews/shared-ui/platform';

/** Path of the manifest, which browsers read to install the site. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** The header's colour in each theme: the operator's, or the product's own. */
function getBands(theme: PublicConfig['theme']) {
  const toBand = (variables = '') => /--color-band:(#[0-9a-f]{6});/i.exec(variables)?.[1];
  return {
    light: toBand(theme?.light) ?? LIGHT_COLOURS.band,
    dark: toBand(theme?.dark) ?? DARK_COLOURS.band,
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

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest: how the site looks once it's installed. */
export const getManifest = ({ brandName, theme }: Pick<PublicConfig, 'brandName' | 'theme'>) => ({
  id: '/',
  name: brandName,
  lang: 'en-GB',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: getBands(theme).light,
  background_color: LIGHT_COLOURS.page,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...[192, 512].flatMap((size) => [icon('mark', size, 'any'), icon('maskable', size, 'maskable')]),
  ],
});
