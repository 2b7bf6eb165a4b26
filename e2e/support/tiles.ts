import type { Page } from '@playwright/test';

const TILE = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">
  <rect width="256" height="256" fill="#f2efe9"/><path d="M0 128H256M128 0V256" stroke="#fff" stroke-width="9"/>
</svg>`;

/** Stands in for the map tile server, in every tab of the page's browser. */
export const serveTiles = (page: Page) =>
  page
    .context()
    .route('https://tiles.test/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: TILE }));
