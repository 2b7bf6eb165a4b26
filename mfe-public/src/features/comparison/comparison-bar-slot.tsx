import { useLocation } from '@club-reviews/shared-ui/platform';
import { useLazyModule } from '../../lib/use-lazy-module';
import { useComparison } from './use-comparison';

const loadBar = () => import(/* webpackChunkName: "comparison-bar" */ './comparison-bar');

/** Where the bar is hidden, by the start of the address: forms, whose fields it could cover, and the comparison. */
const PAGES_WITHOUT_BAR =
  /^\/(compare|claim|suggest|contact|report|notice|my-|verify|confirm|end-)|\/ask\/?$/;

/**
 * The place of the bar of chosen clubs: hidden if there are none, and on pages where it would be in the way. Most
 * visitors have chosen none, so the bar's code only loads when needed.
 */
export function ComparisonBarSlot() {
  const clubs = useComparison();
  const { pathname } = useLocation();
  const isWanted = clubs.length > 0 && !PAGES_WITHOUT_BAR.test(pathname);
  const code = useLazyModule(loadBar, isWanted);
  return isWanted && code !== null ? <code.default /> : null;
}
