import { Button, Dialog, Stack } from '@club-reviews/shared-ui';
import { FormError, FormTextField, showRefusal, SubmitButton } from '@club-reviews/shared-ui/forms';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { startAuthentication } from '@simplewebauthn/browser';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { Form, Formik } from 'formik';
import type { FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import type { RefObject } from 'react';
import { object, string } from 'yup';
import {
  useBeginOwnPasskeyProofMutation,
  useProveOwnPasskeyMutation,
  useProveOwnPasswordMutation,
} from '../../api/site-admin-api';
import type { OwnAccount } from '../../api/types';
import { passkeyProblem } from '../../lib/passkey-problem';

const EMPTY = { password: '', code: '' };
const schema = object({ password: string().required('Please enter your password') });

interface ProofDialogProps {
  account: OwnAccount;
  focusAfter: RefObject<HTMLElement | null>;
  onClose: () => void;
  onProven: (proof: string) => void;
}

/** Before a second factor changes, checks that it's still the same person. */
export function ProofDialog({ account, focusAfter, onClose, onProven }: ProofDialogProps) {
  const formId = useId();
  const [prove] = useProveOwnPasswordMutation();
  const [beginPasskey] = useBeginOwnPasskeyProofMutation();
  const [provePasskey] = useProveOwnPasskeyMutation();
  const [passkeyFailure, setPasskeyFailure] = useState<string | null>(null);
  const hasFactor = account.hasTotp || account.passkeys.length > 0;

  async function byPassword(values: typeof EMPTY, form: FormikHelpers<typeof EMPTY>) {
    form.setStatus(undefined);
    const { password, code } = values;
    const { data, error } = await prove({ body: hasFactor ? { password, code } : { password } });
    if (data !== undefined) onProven(data.proof);
    else showRefusal(form, values, { error, reason: apiErrorMessage(error) });
  }

  async function byPasskey() {
    setPasskeyFailure(null);
    const begun = await beginPasskey();
    if (begun.data === undefined) {
      setPasskeyFailure(apiErrorMessage(begun.error));
      return;
    }
    try {
      const options = begun.data.options as unknown as PublicKeyCredentialRequestOptionsJSON;
      const response = await startAuthentication({ optionsJSON: options });
      const { data, error } = await provePasskey({
        body: { ticket: begun.data.ticket, response: { ...response } },
      });
      if (data === undefined) setPasskeyFailure(apiErrorMessage(error));
      else onProven(data.proof);
    } catch (error) {
      setPasskeyFailure(passkeyProblem(error));
    }
  }

  return (
    <Formik initialValues={EMPTY} validationSchema={schema} onSubmit={byPassword}>
      {({ isSubmitting, status }) => (
        <Dialog
          open
          onClose={() => !isSubmitting && onClose()}
          title="Confirm it’s you"
          description="Being logged in isn’t enough to change a second factor."
          focusAfter={focusAfter}
          footer={
            <>
              <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
                Cancel
              </Button>
              <SubmitButton form={formId} pendingLabel="Checking...">
                Continue
              </SubmitButton>
            </>
          }
        >
          <Stack as={Form} id={formId} noValidate>
            <FormError title="That didn’t work">{status ?? passkeyFailure ?? undefined}</FormError>
            {account.passkeys.length > 0 && (
              <Button variant="secondary" onClick={() => void byPasskey()}>
                Use a passkey
              </Button>
            )}
            <FormTextField name="password" type="password" label="Password" autoComplete="current-password" />
            {hasFactor && (
              <FormTextField
                name="code"
                label="Code"
                hint={
                  account.hasTotp
                    ? 'From your authenticator app, or a recovery code.'
                    : 'One of your recovery codes.'
                }
                autoComplete="one-time-code"
              />
            )}
          </Stack>
        </Dialog>
      )}
    </Formik>
  );
}
