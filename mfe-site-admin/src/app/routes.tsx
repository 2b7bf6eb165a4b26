import { Outlet, Provider, RemoteContextProvider } from '@club-reviews/shared-ui/platform';
import type { RemoteContext, RemoteInstance } from '@club-reviews/shared-ui/platform';
import { findPage, PAGES } from './pages';
import { createSiteAdminStore } from './store';

/** Version of this release. */
export const version = __RELEASE_VERSION__;

/** Creates the moderators' area with its own store. It's only rendered in the browser, without preloaded responses. */
export function createRemote(context: RemoteContext): RemoteInstance {
  const store = createSiteAdminStore(context);
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
