import { DARK_COLOURS, LIGHT_COLOURS } from '@club-reviews/shared-ui/colours';

/** Path of the manifest, which browsers read to install the site. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** Matches the browser's toolbar to the header, in either theme. */
export const THEME_COLOURS = [
  { theme: 'light', colour: LIGHT_COLOURS.band },
  { theme: 'dark', colour: DARK_COLOURS.band },
]
  .map(
    ({ theme, colour }) =>
      `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${theme})">`,
  )
  .join('');

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest: how the site looks once it's installed. */
export const getManifest = (brandName: string) => ({
  id: '/',
  name: brandName,
  lang: 'en-GB',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: LIGHT_COLOURS.band,
  background_color: LIGHT_COLOURS.page,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...[192, 512].flatMap((size) => [icon('mark', size, 'any'), icon('maskable', size, 'maskable')]),
  ],
});
