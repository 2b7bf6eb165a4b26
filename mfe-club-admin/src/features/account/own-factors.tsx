import { ErrorPanel, Skeleton, Stack, VisuallyHidden } from '@club-reviews/shared-ui';
import { SecondFactors, useSecondFactorCalls } from '@club-reviews/shared-ui/account';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { clubAdminApi, useGetSecondFactorsForClubQuery } from '../../api/club-admin-api';

/** The representative's second factors. */
export function OwnFactors() {
  const { data, isError, error, refetch } = useGetSecondFactorsForClubQuery();
  const calls = useSecondFactorCalls(clubAdminApi.endpoints, 'ForClub');
  if (data !== undefined) return <SecondFactors account={data} calls={calls} />;
  if (isError) {
    return (
      <ErrorPanel
        title="Your login didn’t load"
        text={apiErrorMessage(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Stack aria-busy="true">
      <VisuallyHidden role="status">Loading your login</VisuallyHidden>
      <Skeleton shape="block" />
    </Stack>
  );
}
