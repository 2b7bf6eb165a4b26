import type { PageContext, PageDescription } from '@club-reviews/shared-ui/platform';
import { PAGES } from '../../pages.config.mjs';
import type { DescribePage } from '../head/page-request';
import { matchPattern } from './match-path';

function loadDescription(folder: string) {
  return import(`../routes/${folder}/description`) as Promise<{ description: DescribePage }>;
}

/**
 * What the page at an address needs before it can be rendered, and what goes into its head. Doesn't use React: the
 * server runs it before rendering, and also when rendering fails.
 * @returns null if this remote has no such page
 */
export async function describePage(
  url: { pathname: string; search: string },
  context: PageContext,
): Promise<PageDescription | null> {
  for (const [pattern, folder] of Object.entries(PAGES)) {
    const params = matchPattern(pattern, url.pathname);
    if (params === null) continue;
    const { description } = await loadDescription(folder);
    return { chunk: `${folder}-screen`, ...description({ ...context, params, search: url.search }) };
  }
  return null;
}
