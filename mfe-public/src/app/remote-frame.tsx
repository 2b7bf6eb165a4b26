import {
  Outlet,
  Provider,
  RemoteContextProvider,
  useLocation,
  useNavigationType,
} from '@club-reviews/shared-ui/platform';
import type { RemoteContext } from '@club-reviews/shared-ui/platform';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import type { ComponentProps } from 'react';
import { PageLoading } from '../components/page-loading';
import { ComparisonBarSlot } from '../features/comparison/comparison-bar-slot';
import { mayHaveUnsentReview } from '../features/review-dialog/unsent-mark';
import type { Moving } from './moving';

interface RemoteFrameProps {
  store: ComponentProps<typeof Provider>['store'];
  context: RemoteContext;
  /** Called with each address that has been shown. */
  onShown: Moving['show'];
}

/** What surrounds every page of this remote: its store and the bar of chosen clubs. */
export function RemoteFrame({ store, context, onShown }: RemoteFrameProps) {
  useEffect(() => {
    if (!mayHaveUnsentReview()) return;
    // If it fails, the next page retries.
    import(/* webpackChunkName: "unsent-offer" */ '../features/review-dialog/unsent-offer').then(
      ({ offerUnsent }) => offerUnsent(),
      () => undefined,
    );
  }, []);
  return (
    <Provider store={store}>
      <RemoteContextProvider value={context}>
        <Suspense fallback={<PageLoading title={context.config.brandName} />}>
          <Page onShown={onShown} />
        </Suspense>
        <ComparisonBarSlot />
      </RemoteContextProvider>
    </Provider>
  );
}

/** The page. Its effects, and so this one, wait for the page's code. */
function Page({ onShown }: Pick<RemoteFrameProps, 'onShown'>) {
  const location = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const isEntering = useRef(true);
  const report = useEffectEvent(() => onShown(location, { isReturn, isEntering: isEntering.current }));
  useEffect(() => {
    report();
    isEntering.current = false;
  }, [location.key]);
  return <Outlet />;
}
