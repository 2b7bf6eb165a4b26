import { Suspense } from 'react';
import { lazyPage, useRoutes } from '@club-reviews/shared-ui/platform';
import type { RouteObject } from '@club-reviews/shared-ui/platform';
import { RemoteLoading } from '../pages/remote-loading';
import { RemoteArea } from '../remotes/remote-area';

const MobileDebugPage = lazyPage(
  () => import(/* webpackChunkName: "mobile-debug" */ '../pages/mobile-debug-page'),
);
const MobileTestPage = lazyPage(
  () => import(/* webpackChunkName: "mobile-test" */ '../pages/mobile-test-page'),
);
const TestHeaderPage = lazyPage(
  () => import(/* webpackChunkName: "test-header" */ '../pages/test-header-page'),
);

/** The developer pages, which don't need a remote. */
const DEVELOPER_PAGES = [
  { path: '/test-header', Page: TestHeaderPage },
  { path: '/mobile-debug/:id?', Page: MobileDebugPage },
  { path: '/mobile-test', Page: MobileTestPage },
];

/** Paths of the pages the shell serves itself. */
export const SHELL_ROUTES = DEVELOPER_PAGES.map(({ path }) => path);

/** Loads the code for all the shell's own pages up front, because the server can't wait while rendering. */
export async function preloadShellPages(): Promise<void> {
  await Promise.all(DEVELOPER_PAGES.map(({ Page }) => Page.preload()));
}

/** Loads the shell's own page at the current path, if any, so that it's ready for hydration. */
export async function preloadShellPage(isAt: (pattern: string) => boolean): Promise<void> {
  await DEVELOPER_PAGES.find(({ path }) => isAt(path))?.Page.preload();
}

const routes: RouteObject[] = [
  ...DEVELOPER_PAGES.map(({ path, Page }) => ({
    path,
    element: (
      <Suspense fallback={<RemoteLoading />}>
        <Page />
      </Suspense>
    ),
  })),
  { path: '*', element: <RemoteArea /> },
];

/** The shell's own pages; the registry decides about all other paths. */
export function AppRoutes() {
  return useRoutes(routes);
}
