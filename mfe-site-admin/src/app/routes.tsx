import { Outlet, Provider, RemoteContextProvider } from '@club-reviews/shared-ui/platform';
import type { RemoteContext, RemoteInstance } from '@club-reviews/shared-ui/platform';
import { selectIsLoggedIn } from '../api/session';
import { AdminArea } from './admin-area';
import { findPage, PAGES } from './pages';
import { createSiteAdminStore } from './store';

/** Version of this release. */
export const version = __RELEASE_VERSION__;

const toRoute = ({ path, Page }: (typeof PAGES)[number]) => ({ path, element: <Page /> });

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
        children: [
          { element: <AdminArea />, children: PAGES.filter(({ title }) => title !== undefined).map(toRoute) },
          ...PAGES.filter(({ title }) => title === undefined).map(toRoute),
        ],
      },
    ],
    preload: async (pathname) => {
      const page = findPage(pathname);
      // Whoever has to log in first sees the login, which needs no page.
      if (page?.title === undefined || selectIsLoggedIn(store.getState())) await page?.Page.preload();
    },
  };
}
