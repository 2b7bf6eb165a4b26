import { lazyPage, matchPath } from '@club-reviews/shared-ui/platform';
import type { LazyPage } from '@club-reviews/shared-ui/platform';
import type { ComponentType } from 'react';
import { PAGES as FOLDERS } from '../../pages.config.mjs';

interface Screen {
  default: ComponentType;
  /** Loads the separately chunked parts for people who are logged in; never rejects. */
  preloadParts?(): Promise<void>;
}

interface RemotePage extends Pick<Screen, 'preloadParts'> {
  path: string;
  Page: LazyPage;
}

/** Makes a page whose screen is a separate chunk called `{folder}-screen`. */
function toPage([path, folder]: [path: string, folder: string]): RemotePage {
  const page: RemotePage = {
    path,
    Page: lazyPage(async () => {
      const screen = (await import(
        /* webpackChunkName: "[request]" */ `../routes/${folder}/screen`
      )) as Screen;
      if (screen.preloadParts) page.preloadParts = screen.preloadParts;
      return screen;
    }),
  };
  return page;
}

/** Every path of this remote with its page, whose code is loaded on demand. */
export const PAGES: readonly RemotePage[] = Object.entries(FOLDERS).map(toPage);

/** The page at a path, or undefined. */
export function findPage(pathname: string): RemotePage | undefined {
  return PAGES.find(({ path }) => matchPath(path, pathname) !== null);
}
