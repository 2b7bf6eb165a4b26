import { useLocation } from '@club-reviews/shared-ui/platform';
import { useLazyModule } from '../../lib/use-lazy-module';
import { useComparison } from './use-comparison';

const loadBar = () => import(/* webpackChunkName: "comparison-bar" */ './comparison-bar');

/**
 * Place of the bar of chosen clubs: hidden while there are none, and on the comparison itself. Most visitors come
 * without any, so the bar's code follows when it is needed.
 */
export function ComparisonBarSlot() {
  const clubs = useComparison();
  const { pathname } = useLocation();
  const isWanted = clubs.length > 0 && !pathname.startsWith('/compare');
  const code = useLazyModule(loadBar, isWanted);
  return isWanted && code !== null ? <code.default /> : null;
}
