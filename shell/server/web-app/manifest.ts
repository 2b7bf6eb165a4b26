import { getThemeColour } from '@club-reviews/domain/brand-theme';
import { DARK_COLOURS, LIGHT_COLOURS } from '@club-reviews/shared-ui/colours';
import type { PublicConfig } from '@club-reviews/shared-ui/platform';

/** Path of the manifest, which browsers read to install the site. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** Path of the icon that browsers show in a tab. */
export const FAVICON_PATH = '/favicon.svg';

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

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The icon of the site's tab: a ball on a crest, in the operator's colours or the product's own. */
export const getFavicon = ({ theme }: Pick<PublicConfig, 'theme'>) => {
  const crest = getThemeColour(theme?.light, 'band') ?? '#0b5d3b';
  const half = getThemeColour(theme?.light, 'band-line') ?? '#117a4d';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<path d="M4 3h24v14c0 7-6 11-12 13C10 28 4 24 4 17z" fill="${crest}"/>` +
    `<path d="M16 3h12v14c0 7-6 11-12 13z" fill="${half}"/><circle cx="16" cy="15" r="6" fill="#fbfaf5"/>` +
    '<path d="M16 11.6l3.2 2.3-1.2 3.8h-4l-1.2-3.8z" fill="#10211a"/></svg>'
  );
};

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
    { src: FAVICON_PATH, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...[192, 512].flatMap((size) => [icon('mark', size, 'any'), icon('maskable', size, 'maskable')]),
  ],
});
