import { useLocation } from '@club-reviews/shared-ui/platform';
import { useLazyModule } from '../../lib/use-lazy-module';
import { useComparison } from './use-comparison';

const loadBar = () => import(/* webpackChunkName: "comparison-bar" */ './comparison-bar');

/** Forms, where the bar would cover what is being filled in, and the comparison itself: the beginnings of their addresses. */
const PAGES_WITHOUT_BAR =
  /^\/(compare|claim|suggest|contact|report|notice|my-|verify|confirm|end-)|\/ask\/?$/;

/**
 * Place of the bar of chosen clubs: hidden while there are none, and on pages that it would be in the way of. Most
 * visitors come without any, so the bar's code follows when it is needed.
 */
export function ComparisonBarSlot() {
  const clubs = useComparison();
  const { pathname } = useLocation();
  const isWanted = clubs.length > 0 && !PAGES_WITHOUT_BAR.test(pathname);
  const code = useLazyModule(loadBar, isWanted);
  return isWanted && code !== null ? <code.default /> : null;
}
