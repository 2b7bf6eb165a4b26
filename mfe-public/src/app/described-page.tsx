import { lazyPage } from '@club-reviews/shared-ui/platform';
import type { LazyPage } from '@club-reviews/shared-ui/platform';
import type { ComponentType } from 'react';
import { PageHead } from '../components/page-head';
import type { DescribePage } from '../pages/page-request';

/**
 * A page of this remote with its head. Screen and description arrive together, so that no page carries the words of
 * the others.
 * @param path the pattern of its addresses
 */
export function describedPage(
  path: string,
  loadScreen: () => Promise<{ default: ComponentType }>,
  loadDescription: () => Promise<DescribePage>,
): { path: string; Page: LazyPage } {
  const load = async () => {
    const [{ default: Screen }, describe] = await Promise.all([loadScreen(), loadDescription()]);
    const DescribedPage = () => (
      <>
        <PageHead path={path} describe={describe} />
        <Screen />
      </>
    );
    return { default: DescribedPage };
  };
  return { path, Page: lazyPage(load) };
}
