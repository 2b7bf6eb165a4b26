import { Provider, RemoteContextProvider, createRemoteStore } from '@club-reviews/shared-ui/platform';
import type { ReviewDialogProps } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import { publicApi } from '../api/public-api';
import { ReviewDialog } from '../features/review-dialog/review-dialog';

/**
 * The review dialog as a component that the shell can open over any page. It has its own store, because the page
 * underneath may belong to another remote.
 */
export default function ReviewDialogEntry({ context, ...dialog }: ReviewDialogProps) {
  const [store] = useState(() => createRemoteStore(publicApi, context));
  return (
    <RemoteContextProvider value={context}>
      <Provider store={store}>
        <ReviewDialog {...dialog} />
      </Provider>
    </RemoteContextProvider>
  );
}
