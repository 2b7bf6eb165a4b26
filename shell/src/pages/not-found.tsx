import { lazyPage } from '@club-reviews/shared-ui/platform';

/**
 * The 404 page, in the script that comes when the browser is idle: few visitors see it. Where that can't be had there's
 * its heading, since a page that isn't there must not look like one that failed.
 */
export const NotFound = lazyPage(() =>
  import(/* webpackChunkName: "when-idle" */ './not-found-page').catch(() => ({
    default: () => <h1>404 Page Not Found</h1>,
  })),
);
