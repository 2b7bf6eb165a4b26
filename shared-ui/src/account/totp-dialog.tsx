import { QrCode } from '@club-reviews/shared-ui';
import { FormDialog, FormTextField, useSubmit } from '@club-reviews/shared-ui/forms';
import { showToast } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';
import { object, string } from 'yup';
import type { TotpSetup } from './account-calls';
import type { AccountDialogProps } from './proof-dialog';

const EMPTY = { code: '' };
const schema = object({ code: string().trim().required('Please enter the code') });

const QrFrame = styled.div`
  overflow: hidden;
  width: 13.5rem;
  max-width: 100%;
  margin-inline: auto;
  border-radius: var(--radius-m);

  & > svg {
    display: block;
    height: auto;
  }
`;

const Secret = styled.code`
  overflow-wrap: anywhere;
  font: inherit;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.06em;
`;

/** The props of the dialogs that set up a second factor. */
export interface SetupDialogProps extends AccountDialogProps {
  proof: string;
  /** Called with the recovery codes that come with the first factor. */
  onDone: (recoveryCodes: readonly string[]) => void;
}

/** Sets up an authenticator app: shows its secret and asks for the first code. */
export function TotpDialog({
  setup: { ticket, secret, uri },
  calls,
  proof,
  onDone,
  ...frame
}: SetupDialogProps & { setup: TotpSetup }) {
  const confirm = useSubmit(
    ({ code }: typeof EMPTY) => calls.confirmTotp({ body: { proof, ticket, code } }),
    {
      onDone({ recoveryCodes }) {
        showToast({ title: 'Authenticator app set up', tone: 'success' });
        onDone(recoveryCodes);
      },
    },
  );

  return (
    <FormDialog
      {...frame}
      title="Set up an authenticator app"
      description="Scan the code with the app on your phone, or type in the secret. Then enter the six digits it shows."
      submitLabel="Finish"
      pendingLabel="Checking..."
      refusalTitle="That didn’t work"
      initialValues={EMPTY}
      validationSchema={schema}
      onSubmit={confirm}
    >
      <QrFrame>
        <QrCode text={uri} label="QR code for your authenticator app" />
      </QrFrame>
      <p>
        Secret: <Secret>{secret.match(/.{1,4}/g)?.join(' ')}</Secret>
      </p>
      <FormTextField name="code" label="Code" inputMode="numeric" autoComplete="one-time-code" />
    </FormDialog>
  );
}
