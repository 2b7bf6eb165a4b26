import { Outlet, Provider, RemoteContextProvider } from '@club-reviews/shared-ui/platform';
import type { RemoteContext, RemoteInstance } from '@club-reviews/shared-ui/platform';
import { selectIsLoggedIn } from '../api/session';
import { findPage, PAGES } from './pages';
import { createClubAdminStore } from './store';

/** Version of this release. */
export const version = __RELEASE_VERSION__;

/**
 * Creates the club representatives' area with its own store. It's only rendered in the browser, so there are no
 * preloaded responses.
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
      const page = findPage(pathname);
      await page?.Page.preload();
      if (selectIsLoggedIn(store.getState())) await page?.preloadParts?.();
    },
  };
}
