import { Skeleton } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import { useLazyModule } from '../../lib/use-lazy-module';
import type { ShownResults } from './results-map';

const loadMap = () => import(/* webpackChunkName: "map" */ './results-map');

const Place = styled.div`
  --map-height: clamp(20rem, calc(100dvh - 9rem), 46rem);

  && > span {
    height: var(--map-height);
  }
`;

/** The map of a page of clubs, fetched as soon as it's shown. */
export function SideMap(shown: ShownResults) {
  const code = useLazyModule(loadMap, true);
  return <Place>{code === null ? <Skeleton shape="block" /> : <code.default {...shown} />}</Place>;
}
