import { Outlet, Provider, RemoteContextProvider, lazyPage } from '@club-reviews/shared-ui/platform';
import type { RemoteContext, RemoteInstance } from '@club-reviews/shared-ui/platform';
import { createSiteAdminStore } from './store';

/** Version of this release, as the registry names it. */
export const version = __RELEASE_VERSION__;

const AdminPage = lazyPage(() => import('../pages/admin-page'));

/**
 * Creates the site admin's remote: one page behind a password. It is rendered in the browser only, so no answers
 * are handed over.
 */
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
        children: [{ path: '/admin', element: <AdminPage /> }],
      },
    ],
    preload: () => AdminPage.preload(),
  };
}
