import {
  Outlet,
  Provider,
  RemoteContextProvider,
  lazyPage,
  matchPath,
} from '@club-reviews/shared-ui/platform';
import type { RemoteContext, RemoteInstance } from '@club-reviews/shared-ui/platform';
import { createClubAdminStore } from './store';

/** Version of this release, as the registry names it. */
export const version = __RELEASE_VERSION__;

const PAGES = [
  { path: '/club-admin', Page: lazyPage(() => import('../pages/club-admin-page')) },
  { path: '/club-admin/set-password', Page: lazyPage(() => import('../pages/set-password-page')) },
];

/**
 * Creates the club admin's remote: the area of club representatives. It is rendered in the browser only, so no
 * answers are handed over.
 */
export function createRemote(context: RemoteContext): RemoteInstance {
  const store = createClubAdminStore(context);
  return {
    routes: [
      {
        element: (
          <RemoteContextProvider value={context}>
            <Provider store={store}>
              <Outlet />
            </Provider>
          </RemoteContextProvider>
        ),
        children: PAGES.map(({ path, Page }) => ({ path, element: <Page /> })),
      },
    ],
    preload: async (pathname) => {
      await PAGES.find(({ path }) => matchPath(path, pathname))?.Page.preload();
    },
  };
}
