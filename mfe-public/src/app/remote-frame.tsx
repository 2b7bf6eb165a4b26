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
import type { ShownAddress } from './lazy-page-memory';
import { PageLoading } from '../components/page-loading';
import { ComparisonBarSlot } from '../features/comparison/comparison-bar-slot';
import { mayHaveUnsentReview } from '../features/review-dialog/unsent-mark';

interface RemoteFrameProps {
  store: ComponentProps<typeof Provider>['store'];
  context: RemoteContext;
  /** Called when another page of this remote has been shown. */
  onNavigation: () => void;
  /** Called with each address that has been shown. */
  onShown: (address: ShownAddress, isReturn: boolean) => void;
}

/** What surrounds every page of this remote: its store and the bar of chosen clubs. */
export function RemoteFrame({ store, context, onNavigation, onShown }: RemoteFrameProps) {
  const location = useLocation();
  const { pathname } = location;
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  const reportNavigation = useEffectEvent(() => onNavigation());
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    reportNavigation();
  }, [pathname]);
  const reportShown = useEffectEvent(() => onShown(location, isReturn));
  useEffect(() => reportShown(), [location.key]);
  useEffect(() => {
    if (!mayHaveUnsentReview()) return;
    // In the chunk that the next step needs anyway; if it fails, the next page retries.
    import(/* webpackChunkName: "page-memory" */ '../features/review-dialog/unsent-offer').then(
      ({ offerUnsent }) => offerUnsent(),
      () => undefined,
    );
  }, []);
  return (
    <Provider store={store}>
      <RemoteContextProvider value={context}>
        <Suspense fallback={<PageLoading title={context.config.brandName} />}>
          <Outlet />
        </Suspense>
        <ComparisonBarSlot />
      </RemoteContextProvider>
    </Provider>
  );
}
