import { ErrorPanel, Skeleton } from '@club-reviews/shared-ui';
import { FormTextField } from '@club-reviews/shared-ui/forms';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { object, string } from 'yup';
import { useBeginTotpMutation, useConfirmTotpMutation } from '../../api/site-admin-api';
import { DecisionDialog } from '../../components/decision-dialog';
import type { DecisionFrame } from '../../components/decision-dialog';

const schema = object({ code: string().trim().required('Please enter the code') });

/* Scanners need dark on light, whatever the theme. */
const QrFrame = styled.div`
  justify-self: center;
  padding: var(--space-3);
  border-radius: var(--radius-m);
  background: #ffffff;

  & > svg {
    display: block;
    width: 12rem;
    height: 12rem;
  }
`;

const Secret = styled.code`
  overflow-wrap: anywhere;
  font-size: var(--text-s);
`;

/** The props of every dialog that sets up a second factor. */
export interface SetupFrame extends DecisionFrame {
  proof: string;
  /** Called with the recovery codes that come with the first factor. */
  onDone: (recoveryCodes: readonly string[]) => void;
}

/** Sets up an authenticator app: shows its secret and asks for the first code. */
export function TotpDialog({ proof, onDone, ...frame }: SetupFrame) {
  const [begin, { data: setup, error: beginError }] = useBeginTotpMutation();
  const [confirm] = useConfirmTotpMutation();

  useEffect(() => {
    void begin({ body: { proof } });
  }, [begin, proof]);

  return (
    <DecisionDialog
      {...frame}
      title="Set up an authenticator app"
      description="Scan the code with the app on your phone, or type in the secret. Then enter the six digits it shows."
      submitLabel="Finish"
      pendingLabel="Checking..."
      messages={{ done: 'Authenticator app set up' }}
      initialValues={{ code: '' }}
      validationSchema={schema}
      execute={async ({ code }) => {
        const { data, error } = await confirm({ body: { proof, ticket: setup?.ticket ?? '', code } });
        if (data !== undefined) onDone(data.recoveryCodes);
        return { error };
      }}
    >
      {setup !== undefined ? (
        <>
          <QrFrame>
            <QRCodeSVG value={setup.uri} title="QR code for your authenticator app" level="M" />
          </QrFrame>
          <p>
            Secret: <Secret>{setup.secret.match(/.{1,4}/g)?.join(' ')}</Secret>
          </p>
        </>
      ) : beginError !== undefined ? (
        <ErrorPanel
          title="We couldn’t create a secret"
          text={apiErrorMessage(beginError)}
          onRetry={() => void begin({ body: { proof } })}
        />
      ) : (
        <Skeleton shape="block" />
      )}
      <FormTextField name="code" label="Code" inputMode="numeric" autoComplete="one-time-code" />
    </DecisionDialog>
  );
}
