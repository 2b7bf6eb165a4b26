import { lazyPage, matchPath } from '@club-reviews/shared-ui/platform';
import type { LazyPage } from '@club-reviews/shared-ui/platform';
import type { ComponentType } from 'react';
import { PAGES as FOLDERS } from '../../pages.config.mjs';

/** Loads a page's screen, a separate chunk called `{folder}-screen`. */
function loadScreen(folder: string) {
  return import(/* webpackChunkName: "[request]" */ `../routes/${folder}/screen`) as Promise<{
    default: ComponentType;
  }>;
}

/** Every path of this remote with its page, whose code is loaded on demand. */
export const PAGES: readonly { path: string; Page: LazyPage }[] = Object.entries(FOLDERS).map(
  ([path, folder]) => ({ path, Page: lazyPage(() => loadScreen(folder)) }),
);

/** The page at a path, or undefined. */
export function findPage(pathname: string): LazyPage | undefined {
  return PAGES.find(({ path }) => matchPath(path, pathname) !== null)?.Page;
}
