import { FormDialog, FormTextField, useSubmit } from '@club-reviews/shared-ui/forms';
import { showToast } from '@club-reviews/shared-ui/platform';
import { object, string } from 'yup';
import type { SetupDialogProps } from './totp-dialog';
import { withPasskey } from './with-passkey';

const FAILED = 'Failed to add the passkey.';
const EMPTY = { name: '' };
const schema = object({ name: string().trim().required('Please give the passkey a name').max(80) });

/** Names a passkey and makes the browser create it. */
export function PasskeyDialog({ calls, proof, onDone, ...frame }: SetupDialogProps) {
  const add = useSubmit(
    ({ name }: typeof EMPTY) =>
      withPasskey(calls.beginPasskey({ body: { proof } }), 'startRegistration', (body) =>
        calls.addPasskey({ body: { ...body, proof, name: name.trim() } }),
      ),
    {
      onDone({ recoveryCodes }) {
        showToast({ title: 'Passkey added', tone: 'success' });
        onDone(recoveryCodes);
      },
      onRefused: (reason) => showToast({ title: FAILED, description: reason, tone: 'error' }),
    },
  );

  return (
    <FormDialog
      {...frame}
      title="Add a passkey"
      description="Your browser asks for your fingerprint, face, PIN or security key."
      submitLabel="Continue"
      pendingLabel="Waiting for your browser…"
      refusalTitle={FAILED}
      initialValues={EMPTY}
      validationSchema={schema}
      onSubmit={add}
    >
      <FormTextField
        name="name"
        label="Name"
        hint="Something you’ll recognise, like “Work laptop”."
        autoComplete="off"
      />
    </FormDialog>
  );
}
