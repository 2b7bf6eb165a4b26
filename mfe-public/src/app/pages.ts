import { lazyPage, matchPath } from '@club-reviews/shared-ui/platform';
import type { LazyPage } from '@club-reviews/shared-ui/platform';
import type { ComponentType } from 'react';
import { PAGES as FOLDERS } from '../../pages.config.mjs';
import type { DescribePage, PageRequest } from '../head/page-request';

interface Screen {
  default: ComponentType;
  /** Loads the separately chunked parts that the page's first render shows at the browser's address. */
  preloadParts?(): Promise<void>;
  /** Lists the page's calls, if it makes any. */
  description?: DescribePage;
}

interface RemotePage {
  path: string;
  Page: LazyPage;
  /** Loads with the page's code; undefined until then, and for a page without calls. */
  description?: DescribePage;
}

/** Makes a page whose screen is a separate chunk called `{folder}-screen`. */
function toPage([path, folder]: [path: string, folder: string]): RemotePage {
  const page: RemotePage = {
    path,
    Page: lazyPage(async () => {
      const screen = (await import(
        /* webpackChunkName: "[request]" */ `../routes/${folder}/screen`
      )) as Screen;
      page.description = screen.description;
      await screen.preloadParts?.();
      return screen;
    }),
  };
  return page;
}

/** Every path of this remote with its page, whose code is loaded on demand. */
export const PAGES: readonly RemotePage[] = Object.entries(FOLDERS).map(toPage);

/** The page at a path with the values of its pattern's parameters, or undefined. */
export function findPage(pathname: string): (RemotePage & Pick<PageRequest, 'params'>) | undefined {
  for (const page of PAGES) {
    const match = matchPath(page.path, pathname);
    if (match !== null) return { ...page, params: match.params };
  }
  return undefined;
}

/** Loads every page, one after the other. */
export async function preloadPages(): Promise<void> {
  for (const { Page } of PAGES) await Page.preload();
}
