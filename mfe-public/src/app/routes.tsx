import type { PreloadedQuery, RemoteContext, RemoteInstance } from '@club-reviews/shared-ui/platform';
import { createMoving } from './moving';
import { findPage, PAGES } from './pages';
import { RemoteFrame } from './remote-frame';
import { createPublicStore } from './store';

/** Version of this release. */
export const version = __RELEASE_VERSION__;

/**
 * Creates the visitors' part of the site with its own store.
 * @param preloaded responses that the server rendered with; the first page doesn't request them again
 */
export function createRemote(context: RemoteContext, preloaded: PreloadedQuery[] = []): RemoteInstance {
  const store = createPublicStore(context, preloaded);
  const { prefetch, show } = createMoving(store, context, preloaded);
  return {
    routes: [
      {
        element: <RemoteFrame store={store} context={context} onShown={show} />,
        children: PAGES.map(({ path, Page }) => ({ path, element: <Page /> })),
      },
    ],
    preload: async (pathname) => {
      await findPage(pathname)?.Page.preload();
    },
    prefetch,
  };
}
