import { Button } from '@club-reviews/shared-ui';
import { FormTextField } from '@club-reviews/shared-ui/forms';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { startAuthentication } from '@simplewebauthn/browser';
import { useFormikContext } from 'formik';
import { object, string } from 'yup';
import {
  useBeginOwnPasskeyProofMutation,
  useProveOwnPasskeyMutation,
  useProveOwnPasswordMutation,
} from '../../api/site-admin-api';
import type { OwnAccount } from '../../api/types';
import { DecisionDialog } from '../../components/decision-dialog';
import type { DecisionFrame } from '../../components/decision-dialog';
import { withPasskey } from '../../lib/passkey';

const schema = object({ password: string().required('Please enter your password') });

interface ProofDialogProps extends DecisionFrame {
  account: OwnAccount;
  onProven: (proof: string) => void;
}

/** Proves it without the form's fields; the form says why that failed. */
function PasskeyProof({ onProven }: Pick<ProofDialogProps, 'onProven'>) {
  const { setStatus } = useFormikContext();
  const [begin] = useBeginOwnPasskeyProofMutation();
  const [prove] = useProveOwnPasskeyMutation();

  async function byPasskey() {
    setStatus(undefined);
    const { data, error } = await withPasskey(begin(), startAuthentication, (body) => prove({ body }));
    if (data === undefined) setStatus(apiErrorMessage(error));
    else onProven(data.proof);
  }

  return (
    <Button variant="secondary" onClick={() => void byPasskey()}>
      Use a passkey
    </Button>
  );
}

/** Before a second factor changes, checks that it's still the same person. */
export function ProofDialog({ account, onProven, ...frame }: ProofDialogProps) {
  const [prove] = useProveOwnPasswordMutation();
  const hasFactor = account.hasTotp || account.passkeys.length > 0;
  return (
    <DecisionDialog
      {...frame}
      title="Confirm it’s you"
      description="Being logged in isn’t enough to change a second factor."
      submitLabel="Continue"
      pendingLabel="Checking..."
      messages={{}}
      initialValues={{ password: '', code: '' }}
      validationSchema={schema}
      execute={async ({ password, code }) => {
        const { data, error } = await prove({ body: hasFactor ? { password, code } : { password } });
        if (data !== undefined) onProven(data.proof);
        return { error };
      }}
    >
      {account.passkeys.length > 0 && <PasskeyProof onProven={onProven} />}
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
    </DecisionDialog>
  );
}
