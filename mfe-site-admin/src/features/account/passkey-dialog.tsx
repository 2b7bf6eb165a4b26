import { FormTextField } from '@club-reviews/shared-ui/forms';
import { startRegistration } from '@simplewebauthn/browser';
import { object, string } from 'yup';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from '../../api/site-admin-api';
import { DecisionDialog } from '../../components/decision-dialog';
import { withPasskey } from '../../lib/passkey';
import type { SetupFrame } from './totp-dialog';

const schema = object({ name: string().trim().required('Please give the passkey a name').max(80) });

/** Names a passkey and makes the browser create it. */
export function PasskeyDialog({ proof, onDone, ...frame }: SetupFrame) {
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();

  async function make({ name }: { name: string }) {
    const { data, error } = await withPasskey(begin({ body: { proof } }), startRegistration, (body) =>
      add({ body: { ...body, proof, name: name.trim() } }),
    );
    if (data !== undefined) onDone(data.recoveryCodes);
    return { error };
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
