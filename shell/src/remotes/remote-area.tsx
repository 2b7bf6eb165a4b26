import { Suspense, use, useEffect } from 'react';
import { useLocation, useRoutes } from '@club-reviews/shared-ui/platform';
import { NotFound, RemoteKilled } from '../pages/rare-pages';
import { AreaFrame, RemoteLoading } from '../pages/remote-loading';
import { PROVISIONAL_TAG } from './boot-data';
import { findRemote } from './find-remote';
import { RemoteBoundary } from './remote-boundary';
import { useRemoteHost } from './remote-host-context';
import { shownMark } from './remote-load';

/** Renders the remote that serves the current path, or the 404 page. */
export function RemoteArea() {
  const host = useRemoteHost();
  const { pathname } = useLocation();
  const remote = findRemote(host.registry, pathname);
  if (remote === undefined || remote.isKilled)
    return (
      <Suspense fallback={<RemoteLoading pathname={pathname} />}>
        {remote ? <RemoteKilled /> : <NotFound />}
      </Suspense>
    );
  return (
    <AreaFrame pathname={pathname}>
      <RemoteBoundary
        key={remote.name}
        name={remote.name}
        areaName={remote.area ?? remote.name}
        loading={<RemoteLoading pathname={pathname} />}
        resetKey={pathname}
      >
        <RemoteRoutes name={remote.name} pathname={pathname} />
      </RemoteBoundary>
    </AreaFrame>
  );
}

function RemoteRoutes({ name, pathname }: { name: string; pathname: string }) {
  const instance = use(useRemoteHost().instance(name, pathname) as Promise<never>) as Awaited<
    ReturnType<ReturnType<typeof useRemoteHost>['instance']>
  >;
  useEffect(() => {
    removeProvisionalTags();
    performance.mark?.(shownMark(name));
  }, [name]);
  return useRoutes(instance.routes) ?? <NotFound />;
}

function removeProvisionalTags() {
  document.head.querySelectorAll(`[${PROVISIONAL_TAG}]`).forEach((tag) => tag.remove());
}
