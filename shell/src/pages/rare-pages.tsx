import { lazyPage } from '@club-reviews/shared-ui/platform';

/** Stands in for a page whose code can't be loaded: a missing page mustn't look like an error. */
const headingAlone = (title: string) => ({ default: () => <h1>{title}</h1> });

/** The 404 page. Few visitors see it, so it's in the script that loads when the browser is idle. */
export const NotFound = lazyPage(() =>
  import(/* webpackChunkName: "when-idle" */ './not-found-page').catch(() =>
    headingAlone('404 Page Not Found'),
  ),
);

/** The page of an area that has been switched off; it's in the same script. */
export const RemoteKilled = lazyPage(() =>
  import(/* webpackChunkName: "when-idle" */ './remote-killed-page').catch(() =>
    headingAlone('Not available right now'),
  ),
);
