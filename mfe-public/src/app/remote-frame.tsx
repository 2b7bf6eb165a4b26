import { Outlet, Provider, RemoteContextProvider } from '@club-reviews/shared-ui/platform';
import type { RemoteContext } from '@club-reviews/shared-ui/platform';
import { Suspense } from 'react';
import type { ComponentProps } from 'react';
import { PageHead } from '../components/page-head';
import { PageLoading } from '../components/page-loading';
import { ComparisonBar } from '../features/comparison/comparison-bar';

interface RemoteFrameProps {
  store: ComponentProps<typeof Provider>['store'];
  context: RemoteContext;
}

/** What surrounds every page of this remote: its store, its head tags and the bar of chosen clubs. */
export function RemoteFrame({ store, context }: RemoteFrameProps) {
  return (
    <Provider store={store}>
      <RemoteContextProvider value={context}>
        <PageHead />
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
        <ComparisonBar />
      </RemoteContextProvider>
    </Provider>
  );
}
