import { showRefusal } from '@club-reviews/shared-ui/forms';
import { apiErrorMessage, showToast } from '@club-reviews/shared-ui/platform';
import type { FormikHelpers } from 'formik';
import { useSubmitClaimMutation } from '../../api/personal-api';
import type { ClaimFormValues } from './claim-form.schema';
import { CLAIM_DONE } from './claim-messages';
import { claimSubmission } from './claim-submission';

/**
 * Sends a claim and calls `onSubmitted`. After a refusal, shown by {@link showRefusal}, everything typed is kept.
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
    // Without a club the api asks for its name; the form asks for a listed club first.
    showRefusal(form, values, { error, reason, names: values.isUnlisted ? {} : { clubName: 'clubId' } });
  };
}
