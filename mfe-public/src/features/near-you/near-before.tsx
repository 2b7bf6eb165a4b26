import { lazyPage } from '@club-reviews/shared-ui/platform';
import { Suspense } from 'react';
import { useIsInBrowser } from '../../lib/use-is-in-browser';
import { recentSearches } from '../directory/recent-searches';
import type { NearFirstProps } from './near-first';

const NearFirst = lazyPage<NearFirstProps>(() => import(/* webpackChunkName: "near-first" */ './near-first'));

/** Clubs near the place of the visitor's latest search. First visits don't even fetch its code. */
export function NearBefore({ onSearch }: Pick<NearFirstProps, 'onSearch'>) {
  const isInBrowser = useIsInBrowser();
  const texts = isInBrowser ? recentSearches() : [];
  return texts.length === 0 ? null : (
    <Suspense>
      <NearFirst texts={texts} onSearch={onSearch} />
    </Suspense>
  );
}
