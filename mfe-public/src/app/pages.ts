import { lazyPage, matchPath } from '@club-reviews/shared-ui/platform';
import type { LazyPage } from '@club-reviews/shared-ui/platform';
import type { ComponentType } from 'react';
import { PAGES as FOLDERS } from '../../pages.config.mjs';

interface Screen {
  default: ComponentType;
  /** Loads the parts with chunks of their own that the page's first render shows at the browser's address. */
  preloadParts?(): Promise<void>;
}

/** Loads a page's screen, a chunk of its own called `{folder}-screen`. */
async function loadScreen(folder: string) {
  const screen = (await import(/* webpackChunkName: "[request]" */ `../routes/${folder}/screen`)) as Screen;
  await screen.preloadParts?.();
  return screen;
}

/** Every path of this remote with its page, whose code arrives on demand. */
export const PAGES: readonly { path: string; Page: LazyPage }[] = Object.entries(FOLDERS).map(
  ([path, folder]) => ({ path, Page: lazyPage(() => loadScreen(folder)) }),
);

/** The page at a path, or undefined. */
export function findPage(pathname: string): LazyPage | undefined {
  return PAGES.find(({ path }) => matchPath(path, pathname) !== null)?.Page;
}

/** Loads every page, one after the other. */
export async function preloadPages(): Promise<void> {
  for (const { Page } of PAGES) await Page.preload();
}
