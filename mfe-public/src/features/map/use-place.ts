import { skipToken } from '@club-reviews/shared-ui/platform';
import { useFindClubsQuery } from '../../api/public-api';
import type { FoundClubs } from '../../api/types';
import { placeArgument } from '../../lib/child-context';

/** A place that a parent has named. */
interface NamedPlace {
  /** Undefined until the api has responded; null if there's no such place, or the api has failed. */
  place: FoundClubs['place'] | undefined;
  isUnknown: boolean;
}

/** Looks up a town or postcode; undefined stands for none. */
export function usePlace(near: string | undefined): NamedPlace {
  const { currentData: found, isError } = useFindClubsQuery(
    near === undefined ? skipToken : placeArgument(near),
  );
  const isComing = near !== undefined && !isError && found === undefined;
  return { place: isComing ? undefined : (found?.place ?? null), isUnknown: found?.placeNotFound === true };
}
