import { FormTextField } from '@club-reviews/shared-ui/forms';
import { startRegistration } from '@simplewebauthn/browser';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { object, string } from 'yup';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from '../../api/site-admin-api';
import { DecisionDialog } from '../../components/decision-dialog';
import { passkeyProblem } from '../../lib/passkey-problem';
import type { SetupFrame } from './totp-dialog';

const schema = object({ name: string().trim().required('Please give the passkey a name').max(80) });

/** Names a passkey and makes the browser create it. */
export function PasskeyDialog({ proof, onDone, ...frame }: SetupFrame) {
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();

  async function make({ name }: { name: string }): Promise<{ error?: unknown }> {
    const begun = await begin({ body: { proof } });
    if (begun.data === undefined) return { error: begun.error };
    const { ticket, options } = begun.data;
    try {
      const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
      const response = await startRegistration({ optionsJSON });
      const { data, error } = await add({
        body: { proof, ticket, name: name.trim(), response: { ...response } },
      });
      if (data !== undefined) onDone(data.recoveryCodes);
      return { error };
    } catch (error) {
      return { error: { status: 400, serverMessage: passkeyProblem(error), fields: {} } };
    }
  }

  return (
    <DecisionDialog
      {...frame}
      title="Add a passkey"
      description="Your browser asks for your fingerprint, face, PIN or security key."
      submitLabel="Continue"
      pendingLabel="Waiting for your browser…"
      messages={{ done: 'Passkey added', failed: 'Failed to add the passkey.' }}
      initialValues={{ name: '' }}
      validationSchema={schema}
      execute={make}
    >
      <FormTextField
        name="name"
        label="Name"
        hint="Something you’ll recognise, like “Work laptop”."
        autoComplete="off"
      />
    </DecisionDialog>
  );
}
