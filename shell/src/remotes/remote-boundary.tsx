import { Suspense, useState, useTransition } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { FallbackProps } from 'react-error-boundary';
import { ErrorScreen } from '../pages/error-screen';
import { RemoteUnavailable } from '../pages/remote-unavailable';
import { RemoteLoadError } from './remote-host';
import { useRemoteHost } from './remote-host-context';

interface RemoteBoundaryProps {
  /** Federation name of the remote. */
  name: string;
  /** What visitors call the area. */
  areaName: string;
  /** Shown while the remote's code is loading. */
  loading: ReactNode;
  /** The error is cleared when this changes, so that each page gets its own attempt. */
  resetKey?: string;
  children: ReactNode;
}

/**
 * Contains a remote's failures to its own area. If its code can't be loaded, visitors see a panel with a retry button.
 * If it crashes while rendering, the previous release takes over; if that crashes too, they see the error screen. The
 * header, footer and other areas keep working.
 */
export function RemoteBoundary({ name, areaName, loading, resetKey, children }: RemoteBoundaryProps) {
  const host = useRemoteHost();
  const [componentStack, setComponentStack] = useState<string>();
  const [crashes, setCrashes] = useState(0);
  return (
    <ErrorBoundary
      resetKeys={[resetKey, crashes]}
      onError={(error, info) => {
        setComponentStack(info.componentStack ?? undefined);
        if (!(error instanceof RemoteLoadError) && host.markFailed(name, error)) setCrashes(crashes + 1);
      }}
      fallbackRender={(props) => (
        <Failure {...props} name={name} areaName={areaName} componentStack={componentStack} />
      )}
    >
      <Suspense fallback={loading}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function Failure({
  name,
  areaName,
  error,
  componentStack,
  resetErrorBoundary,
}: FallbackProps & { name: string; areaName: string; componentStack: string | undefined }) {
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
        areaName={areaName}
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
