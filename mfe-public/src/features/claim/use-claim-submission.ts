import { useSubmit } from '@club-reviews/shared-ui/forms';
import { showToast } from '@club-reviews/shared-ui/platform';
import { useSubmitClaimMutation } from '../../api/personal-api';
import type { ClaimFormValues } from './claim-form.schema';
import { claimSubmission } from './claim-submission';
import { useClaimDone } from './use-claim-done';

/** Formik's submit handler that sends a claim and calls `onSubmitted`. */
export function useClaimSubmission(onSubmitted: () => void) {
  const done = useClaimDone();
  const [submitClaim] = useSubmitClaimMutation();
  return useSubmit((values: ClaimFormValues) => submitClaim({ body: claimSubmission(values) }), {
    onDone() {
      showToast({ ...done, tone: 'success' });
      onSubmitted();
    },
    reason: 'Failed to submit claim. Please try again.',
    onRefused: (description) => showToast({ title: 'Error', description, tone: 'error' }),
    // Without a club the api asks for its name; the form asks for a listed club first.
    names: ({ isUnlisted }) => (isUnlisted ? {} : { clubName: 'clubId' }),
  });
}
