import { Suspense, useState, useTransition } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { FallbackProps } from 'react-error-boundary';
import { ErrorScreen } from '../pages/error-screen';
import { RemoteUnavailable } from '../pages/remote-unavailable';
import { RemoteLoadError } from './remote-host';
import { useRemoteHost } from './remote-host-context';

/** What visitors call the areas that the remotes fill. */
const AREA_NAMES: Record<string, string> = {
  mfe_public: 'club pages',
  mfe_club_admin: 'club area',
  mfe_site_admin: 'site administration',
};

interface RemoteBoundaryProps {
  /** Federation name of the remote. */
  name: string;
  /** Shown while its code is on the way. */
  loading: ReactNode;
  /** Error state is dropped when this changes, so that another page gets its own try. */
  resetKey?: string;
  children: ReactNode;
}

/**
 * Keeps a remote's trouble inside its own area: code that does not arrive or does not run ends in a panel with a
 * way to retry, a crash while rendering in the error screen. Header, footer and other areas go on.
 */
export function RemoteBoundary({ name, loading, resetKey, children }: RemoteBoundaryProps) {
  const host = useRemoteHost();
  const [componentStack, setComponentStack] = useState<string>();
  return (
    <ErrorBoundary
      resetKeys={[resetKey]}
      onError={(error, info) => {
        setComponentStack(info.componentStack ?? undefined);
        if (!(error instanceof RemoteLoadError)) host.distrust(name);
      }}
      fallbackRender={(props) => <Failure {...props} name={name} componentStack={componentStack} />}
    >
      <Suspense fallback={loading}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function Failure({
  name,
  error,
  componentStack,
  resetErrorBoundary,
}: FallbackProps & { name: string; componentStack: string | undefined }) {
  const host = useRemoteHost();
  const [isRetrying, startRetry] = useTransition();
  const retry = () =>
    startRetry(async () => {
      await host.reset(name);
      resetErrorBoundary();
    });
  if (error instanceof RemoteLoadError) {
    return (
      <RemoteUnavailable
        areaName={AREA_NAMES[name] ?? name}
        reason={error.reasons.join('; ')}
        retrying={isRetrying}
        onRetry={retry}
      />
    );
  }
  return (
    <ErrorScreen
      error={error instanceof Error ? error : new Error(String(error))}
      componentStack={componentStack}
    />
  );
}
