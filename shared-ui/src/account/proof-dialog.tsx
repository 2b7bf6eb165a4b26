import { Button } from '@club-reviews/shared-ui';
import { FormDialog, FormTextField, useSubmit } from '@club-reviews/shared-ui/forms';
import { apiErrorMessage, useRemoteContext } from '@club-reviews/shared-ui/platform';
import { useFormikContext } from 'formik';
import type { RefObject } from 'react';
import { object, string } from 'yup';
import type { Outcome, SecondFactorCalls } from './account-calls';
import { arePasskeysPossible, withPasskey } from './with-passkey';

const EMPTY = { password: '', code: '' };
const schema = object({ password: string().required('Please enter your password') });

/** The props that all dialogs about second factors have. */
export interface AccountDialogProps {
  calls: SecondFactorCalls;
  onClose: () => void;
  focusAfter: RefObject<HTMLElement | null>;
}

interface ProofDialogProps extends AccountDialogProps {
  hasTotp: boolean;
  hasPasskey: boolean;
  /** Makes the change that the proof is for; the dialog stays open if that fails. */
  onProven: (proof: string) => Outcome;
}

/** Proves it without the form's fields; the form says why that failed. Empty where browsers can't use passkeys. */
function PasskeyProof({ calls, onProven }: Pick<ProofDialogProps, 'calls' | 'onProven'>) {
  const { origin } = useRemoteContext();
  const { setStatus } = useFormikContext();
  if (!arePasskeysPossible(origin)) return null;

  async function byPasskey() {
    setStatus(undefined);
    const { error } = await withPasskey(calls.beginOwnPasskeyProof(), 'startAuthentication', async (body) => {
      const { data, error: refusal } = await calls.proveOwnPasskey({ body });
      return data === undefined ? { error: refusal } : onProven(data.proof);
    });
    if (error !== undefined) setStatus(apiErrorMessage(error));
  }

  return (
    <Button variant="secondary" onClick={() => void byPasskey()}>
      Use a passkey
    </Button>
  );
}

/** Before a second factor changes, checks that it's still the same person. */
export function ProofDialog({ calls, hasTotp, hasPasskey, onProven, ...frame }: ProofDialogProps) {
  const hasFactor = hasTotp || hasPasskey;

  const prove = useSubmit(async ({ password, code }: typeof EMPTY): Outcome => {
    const { data, error } = await calls.proveOwnPassword({
      body: hasFactor ? { password, code } : { password },
    });
    return data === undefined ? { error } : onProven(data.proof);
  });

  return (
    <FormDialog
      {...frame}
      title="Confirm it’s you"
      description="Being logged in isn’t enough to change a second factor."
      submitLabel="Continue"
      pendingLabel="Checking..."
      refusalTitle="That didn’t work"
      initialValues={EMPTY}
      validationSchema={schema}
      onSubmit={prove}
    >
      {hasPasskey && <PasskeyProof calls={calls} onProven={onProven} />}
      <FormTextField name="password" type="password" label="Password" autoComplete="current-password" />
      {hasFactor && (
        <FormTextField
          name="code"
          label="Code"
          hint={hasTotp ? 'From your authenticator app, or a recovery code.' : 'One of your recovery codes.'}
          autoComplete="one-time-code"
        />
      )}
    </FormDialog>
  );
}
