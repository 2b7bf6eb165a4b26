import { Outlet, Provider, RemoteContextProvider } from '@club-reviews/shared-ui/platform';
import type { RemoteContext, RemoteInstance } from '@club-reviews/shared-ui/platform';
import { findPage, PAGES } from './pages';
import { createClubAdminStore } from './store';

/** Version of this release. */
export const version = __RELEASE_VERSION__;

/**
 * Creates the area of club representatives with a store of its own. It's rendered in the browser only, so there are no
 * preloaded answers.
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
      await findPage(pathname)?.preload();
    },
  };
}
