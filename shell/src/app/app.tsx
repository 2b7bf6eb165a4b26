import { StrictMode, useState } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { SiteLayout } from '../layout/site-layout';
import { ErrorScreen } from '../pages/error-screen';
import { ReviewDialogOutlet } from '../remotes/review-dialog';
import type { RemoteHost } from '../remotes/remote-host';
import { RemoteHostProvider } from '../remotes/remote-host-context';
import { AppRoutes } from './app-routes';
import { PageChanges } from './page-changes';
import { ScrollRestoration } from './scroll-restoration';

/**
 * The whole page, on the server and in the browser alike; global styles are in the server's style element.
 * @param router wraps the page in a router, which differs between server and browser
 */
export function App({ host, router }: { host: RemoteHost; router: (page: ReactNode) => ReactNode }) {
  const [componentStack, setComponentStack] = useState<string>();
  return (
    <StrictMode>
      <ErrorBoundary
        onError={(_error, info) => setComponentStack(info.componentStack ?? undefined)}
        fallbackRender={({ error }) => <ErrorScreen error={asError(error)} componentStack={componentStack} />}
      >
        <RemoteHostProvider value={host}>
          {router(
            <>
              <PageChanges />
              <ScrollRestoration />
              <SiteLayout config={host.context.config}>
                <AppRoutes />
              </SiteLayout>
              <ReviewDialogOutlet />
            </>,
          )}
        </RemoteHostProvider>
      </ErrorBoundary>
    </StrictMode>
  );
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
