import { Suspense, useEffect } from 'react';
import { lazyPage, matchPath, useLocation, useNavigate, useRoutes } from '@club-reviews/shared-ui/platform';
import type { RouteObject } from '@club-reviews/shared-ui/platform';
import { NotFound, RemoteKilled } from '../pages/rare-pages';
import { RemoteLoading } from '../pages/remote-loading';
import { OFFLINE_PATH } from '../offline/offline-names';
import { RemoteArea } from '../remotes/remote-area';
import { withoutLinkEnd } from './link-end';
import { UNKNOWN_TRIAL_PATH } from './release-paths';

const MobileDebugPage = lazyPage(
  () => import(/* webpackChunkName: "mobile-debug" */ '../pages/mobile-debug-page'),
);
const MobileTestPage = lazyPage(
  () => import(/* webpackChunkName: "mobile-test" */ '../pages/mobile-test-page'),
);
const TestHeaderPage = lazyPage(
  () => import(/* webpackChunkName: "test-header" */ '../pages/test-header-page'),
);
const UnknownTrialPage = lazyPage(
  () => import(/* webpackChunkName: "seldom" */ '../pages/unknown-trial-page'),
);
// In one script with the other rarely needed page: each extra script would add its digest to this one.
const OfflinePage = lazyPage(() => import(/* webpackChunkName: "seldom" */ '../pages/offline-page'));

/** The developer pages, which don't need a remote. */
const DEVELOPER_PAGES = [
  { path: '/test-header', Page: TestHeaderPage },
  { path: '/mobile-debug/:id?', Page: MobileDebugPage },
  { path: '/mobile-test', Page: MobileTestPage },
];

/** Pages of the shell that are open to everyone. */
const SHOWN_PAGES = [...DEVELOPER_PAGES, { path: OFFLINE_PATH, Page: OfflinePage }];

/** All pages of the shell that have a path. The last is the 404 page. */
const OWN_PAGES = [...SHOWN_PAGES, { path: UNKNOWN_TRIAL_PATH, Page: UnknownTrialPage }];

/** Paths at which the shell has something to show. */
export const SHELL_ROUTES = SHOWN_PAGES.map(({ path }) => path);

/** Loads the code for all the shell's own pages up front, because the server can't wait while rendering. */
export async function preloadShellPages(): Promise<void> {
  await Promise.all(
    [NotFound, RemoteKilled, ...OWN_PAGES.map(({ Page }) => Page)].map((Page) => Page.preload()),
  );
}

/** Loads the shell's own page at the current path, if any, so that it's ready for hydration. */
export async function preloadShellPage(isAt: (pattern: string) => boolean): Promise<void> {
  await OWN_PAGES.find(({ path }) => isAt(path))?.Page.preload();
}

const routes: RouteObject[] = OWN_PAGES.map(({ path, Page }) => ({
  path,
  element: (
    <Suspense fallback={<RemoteLoading pathname={path} />}>
      <Page />
    </Suspense>
  ),
}));

/**
 * The shell's own pages; the registry decides about all other paths. There's no catch-all route: "*" matches no path
 * with a line break in it.
 */
export function AppRoutes() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const usual = withoutLinkEnd(pathname);
  // The server redirects visitors from elsewhere.
  useEffect(() => {
    if (usual !== pathname) void navigate({ pathname: usual, search, hash }, { replace: true });
  }, [usual, pathname, search, hash, navigate]);
  return OWN_PAGES.some(({ path }) => matchPath(path, pathname)) ? <OwnPages /> : <RemoteArea />;
}

function OwnPages() {
  return useRoutes(routes);
}
