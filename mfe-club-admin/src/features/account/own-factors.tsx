import { NotLoaded } from '@club-reviews/shared-ui';
import { SecondFactors, useSecondFactorCalls } from '@club-reviews/shared-ui/account';
import { clubAdminApi, useGetSecondFactorsForClubQuery } from '../../api/club-admin-api';

/** The representative's second factors. */
export function OwnFactors() {
  const query = useGetSecondFactorsForClubQuery();
  const { data } = query;
  const calls = useSecondFactorCalls(clubAdminApi.endpoints, 'ForClub');
  if (data !== undefined) return <SecondFactors account={data} calls={calls} />;
  return <NotLoaded call={query} failed="Your login didn’t load" loading="Loading your login" />;
}
