import { Button, Dialog, Panel, Stack } from '@club-reviews/shared-ui';
import { FormError, FormSelect, FormTextArea, SubmitButton } from '@club-reviews/shared-ui/forms';
import { Form, Formik } from 'formik';
import type { FormikHelpers } from 'formik';
import { useId } from 'react';
import { useUpdateClaimMutation } from '../../api/site-admin-api';
import type { AdminClaim } from '../../api/types';
import type { DecisionFrame } from '../../components/decision-dialog';
import { tellOutcome } from '../../lib/tell-outcome';
import { claimDecision, NO_DECISION, REASON_MAX_CHARACTERS, rejectionSchema } from './claim-decision-form';
import type { ClaimAction, ClaimDecisionValues } from './claim-decision-form';

const FAILED = 'Failed to update claim status.';

const CLUBS = [
  { value: 'listed', label: 'The club of this name that is listed already' },
  { value: 'new', label: 'A new club, even where one of this name is listed' },
];

interface ClaimDecisionDialogProps extends DecisionFrame {
  action: ClaimAction;
  claim: AdminClaim;
  /** Called once the decision was carried out, before the dialog goes. */
  onDecided: () => void;
}

/** Asks before a claim is approved, and for the reason before it is rejected. */
export function ClaimDecisionDialog({
  action,
  claim,
  onDecided,
  onClose,
  focusAfter,
}: ClaimDecisionDialogProps) {
  const formId = useId();
  const [updateClaim] = useUpdateClaimMutation();
  const isApproval = action === 'approve';

  async function decide(values: ClaimDecisionValues, form: FormikHelpers<ClaimDecisionValues>) {
    form.setStatus(undefined);
    const { error } = await updateClaim({ id: claim.id, body: claimDecision(action, values) });
    const failure = tellOutcome(error, 'Claim status updated', FAILED);
    if (failure === null) {
      onDecided();
      onClose();
    } else form.setStatus(failure);
  }

  return (
    <Formik
      initialValues={NO_DECISION}
      validationSchema={isApproval ? undefined : rejectionSchema}
      onSubmit={decide}
    >
      {({ isSubmitting, status }) => (
        <Dialog
          open
          onClose={() => !isSubmitting && onClose()}
          title={isApproval ? 'Approve this claim?' : 'Reject this claim?'}
          description={`${claim.clubName}, claimed by ${claim.contactName}`}
          focusAfter={focusAfter}
          footer={
            <>
              <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
                Cancel
              </Button>
              <SubmitButton
                form={formId}
                variant={isApproval ? 'primary' : 'danger'}
                pendingLabel={isApproval ? 'Approving…' : 'Rejecting…'}
              >
                {isApproval ? 'Approve claim' : 'Reject claim'}
              </SubmitButton>
            </>
          }
        >
          <Stack as={Form} id={formId} noValidate>
            <FormError title={FAILED}>{status}</FormError>
            {isApproval ? (
              <>
                <p>
                  {claim.contactName} becomes an administrator of the club. {claim.contactEmail ?? 'They'}{' '}
                  will be told by email, with an invitation unless they have a login already.
                </p>
                {claim.isClubManaged && (
                  <Panel tone="warning">
                    This club has an administrator already. Approving adds another one.
                  </Panel>
                )}
                {claim.clubId === null && (
                  <FormSelect
                    name="club"
                    label="Which club is it?"
                    hint="It was claimed as not listed. A new club is added to the directory with what the claim says."
                    placeholder="The listed club of this name, or a new one if there is none"
                    options={CLUBS}
                  />
                )}
              </>
            ) : (
              <FormTextArea
                name="reason"
                label="Reason"
                hint="The claimant reads it in an email."
                rows={4}
                countLimit={REASON_MAX_CHARACTERS}
              />
            )}
          </Stack>
        </Dialog>
      )}
    </Formik>
  );
}
