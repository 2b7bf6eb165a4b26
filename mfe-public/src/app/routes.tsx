import {
  createRemoteStore,
  holdHandedOver,
  onContentChange,
  setupListeners,
} from '@club-reviews/shared-ui/platform';
import type { HandedOverQuery, RemoteContext, RemoteInstance } from '@club-reviews/shared-ui/platform';
import { publicApi, REVIEW_TAGS } from '../api/public-api';
import { findPage, PAGE_TABLE } from './page-table';
import { RemoteFrame } from './remote-frame';

/** Version of this release. */
export const version = __RELEASE_VERSION__;

/**
 * Creates the visitors' part of the site with a store of its own.
 * @param handedOver answers that the server rendered with; nothing of them is asked for again
 */
export function createRemote(context: RemoteContext, handedOver: HandedOverQuery[] = []): RemoteInstance {
  const store = createRemoteStore(publicApi, context, handedOver);
  let releaseHandedOver = () => {};
  if (typeof window !== 'undefined') {
    releaseHandedOver = holdHandedOver(store, publicApi, handedOver);
    setupListeners(store.dispatch);
    onContentChange(() => store.dispatch(publicApi.util.invalidateTags(REVIEW_TAGS)));
  }
  return {
    routes: [
      {
        element: <RemoteFrame store={store} context={context} onNavigation={() => releaseHandedOver()} />,
        children: PAGE_TABLE.map(({ path, Page }) => ({ path, element: <Page /> })),
      },
    ],
    preload: async (pathname) => {
      await findPage(pathname)?.preload();
    },
  };
}
