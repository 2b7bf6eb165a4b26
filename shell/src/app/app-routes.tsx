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

/** The developer pages, which need no remote. */
const DEVELOPER_PAGES = [
  { path: '/test-header', Page: TestHeaderPage },
  { path: '/mobile-debug/:id?', Page: MobileDebugPage },
  { path: '/mobile-test', Page: MobileTestPage },
];

/** Patterns of the pages that the shell serves itself. */
export const SHELL_ROUTES = DEVELOPER_PAGES.map(({ path }) => path);

/** Loads the code of every page the shell serves itself, for the server, which cannot wait while it renders. */
export async function preloadShellPages(): Promise<void> {
  await Promise.all(DEVELOPER_PAGES.map(({ Page }) => Page.preload()));
}

/** The shell's own page at `pathname`, loaded before hydration so that the first render finds it. */
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

/** The route table: the shell's own pages, and everything else by the registry. */
export function AppRoutes() {
  return useRoutes(routes);
}
