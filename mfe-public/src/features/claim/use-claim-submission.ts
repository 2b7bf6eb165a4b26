import { apiErrorMessage, showToast } from '@club-reviews/shared-ui/platform';
import type { FormikHelpers } from 'formik';
import { useSubmitClaimMutation } from '../../api/public-api';
import type { ClaimFormValues } from './claim-form.schema';
import { CLAIM_DONE } from './claim-messages';
import { claimFieldErrors, claimSubmission } from './claim-submission';

/**
 * Sends a claim and calls `onSubmitted`. A refusal leaves everything typed as it is, ties the server's words to the
 * fields they are about, and else puts them into the form's status.
 * @returns Formik's submit handler
 */
export function useClaimSubmission(onSubmitted: () => void) {
  const [submitClaim] = useSubmitClaimMutation();

  return async (values: ClaimFormValues, form: FormikHelpers<ClaimFormValues>) => {
    form.setStatus(undefined);
    const { error } = await submitClaim({ body: claimSubmission(values) });
    if (error === undefined) {
      showToast({ ...CLAIM_DONE, tone: 'success' });
      onSubmitted();
      return;
    }
    const reason = apiErrorMessage(error, 'Failed to submit claim. Please try again.');
    showToast({ title: 'Error', description: reason, tone: 'error' });
    const errors = claimFieldErrors(reason, values);
    form.setErrors(errors);
    if (Object.keys(errors).length === 0) form.setStatus(reason);
  };
}
