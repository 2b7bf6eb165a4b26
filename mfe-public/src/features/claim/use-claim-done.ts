import { getOperator } from '@club-reviews/domain/operator-defaults';
import { useRemoteContext } from '@club-reviews/shared-ui/platform';

/** What a claimant reads once the claim has been received. */
export function useClaimDone() {
  const { replyTimeClaims } = getOperator(useRemoteContext().config);
  return {
    title: 'Claim Submitted Successfully!',
    description: `We'll review your submission and contact you within ${replyTimeClaims}.`,
  };
}
