import { lazyPage, matchPath } from '@club-reviews/shared-ui/platform';
import type { LazyPage } from '@club-reviews/shared-ui/platform';
import type { ComponentType } from 'react';
import { PAGES as FOLDERS } from '../../pages.config.mjs';
import { AdminPage } from '../components/admin-page';
import { pageTitle } from '../lib/admin-areas';

/** Loads a page's screen, a separate chunk called `{folder}-screen`, and what it adds to the page's heading. */
function loadScreen(folder: string) {
  return import(/* webpackChunkName: "[request]" */ `../routes/${folder}/screen`) as Promise<{
    default: ComponentType;
    Heading?: ComponentType;
  }>;
}

/** Loads a page: its screen behind the login or, without a title, alone. */
async function loadPage(path: string, folder: string): Promise<{ default: ComponentType }> {
  const { default: Screen, Heading } = await loadScreen(folder);
  const title = pageTitle(path);
  if (title === undefined) return { default: Screen };
  const Page = () => (
    <AdminPage title={title} heading={Heading && <Heading />}>
      <Screen />
    </AdminPage>
  );
  return { default: Page };
}

/** Every path of this remote with its page, whose code is loaded on demand. */
export const PAGES: readonly { path: string; Page: LazyPage }[] = Object.entries(FOLDERS).map(
  ([path, folder]) => ({ path, Page: lazyPage(() => loadPage(path, folder)) }),
);

/** The page at a path, or undefined. */
export function findPage(pathname: string): LazyPage | undefined {
  return PAGES.find(({ path }) => matchPath(path, pathname) !== null)?.Page;
}
