import { ErrorPanel, Skeleton, Stack, VisuallyHidden } from '@club-reviews/shared-ui';
import { SecondFactors } from '@club-reviews/shared-ui/account';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { useGetSecondFactorsForClubQuery } from '../../api/club-admin-api';
import { useSecondFactorCalls } from './use-second-factor-calls';

/** The representative's second factors. */
export function OwnFactors() {
  const { data, isError, error, refetch } = useGetSecondFactorsForClubQuery();
  const calls = useSecondFactorCalls();
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
