import { lazyPage, matchPath } from '@club-reviews/shared-ui/platform';
import type { LazyPage } from '@club-reviews/shared-ui/platform';
import type { ComponentType } from 'react';
import { PAGES as FOLDERS } from '../../pages.config.mjs';
import { pageRole, pageTitle } from '../lib/admin-areas';

/** A page of this remote, whose code is loaded on demand. */
interface RemotePage {
  path: string;
  /** Missing if it's open to people without a login. */
  title: string | undefined;
  Page: LazyPage;
}

/**
 * Loads a page's screen, a separate chunk called `{folder}-screen`, its own title, what it adds to the page's heading,
 * and its parts at a path.
 */
function loadScreen(folder: string) {
  return import(/* webpackChunkName: "[request]" */ `../routes/${folder}/screen`) as Promise<{
    default: ComponentType;
    Title?: ComponentType;
    Heading?: ComponentType;
    preloadParts?: (path: string) => Promise<void>;
  }>;
}

/** Loads a page: its screen with the area's header and navigation or, without a title, alone. */
async function loadPage(
  path: string,
  folder: string,
  title: string | undefined,
): Promise<{ default: ComponentType }> {
  if (title === undefined) return loadScreen(folder);
  const [{ default: Screen, Title, Heading, preloadParts }, { AdminPage }] = await Promise.all([
    loadScreen(folder),
    import('../components/admin-page'),
  ]);
  await preloadParts?.(path);
  const Page = () => (
    <AdminPage
      name={title}
      role={pageRole(path)}
      title={Title ? <Title /> : title}
      heading={Heading && <Heading />}
    >
      <Screen />
    </AdminPage>
  );
  return { default: Page };
}

/** Every path of this remote with its page. */
export const PAGES: readonly RemotePage[] = Object.entries(FOLDERS).map(([path, folder]) => {
  const title = pageTitle(path);
  return { path, title, Page: lazyPage(() => loadPage(path, folder, title)) };
});

/** The page at a path, or undefined. */
export function findPage(pathname: string): RemotePage | undefined {
  return PAGES.find(({ path }) => matchPath(path, pathname) !== null);
}
