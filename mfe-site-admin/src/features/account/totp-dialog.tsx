import { Button, Dialog, ErrorPanel, Skeleton, Stack } from '@club-reviews/shared-ui';
import { FormError, FormTextField, showRefusal, SubmitButton } from '@club-reviews/shared-ui/forms';
import { apiErrorMessage, showToast } from '@club-reviews/shared-ui/platform';
import { Form, Formik } from 'formik';
import type { FormikHelpers } from 'formik';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect, useId } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { object, string } from 'yup';
import { useBeginTotpMutation, useConfirmTotpMutation } from '../../api/site-admin-api';

const EMPTY = { code: '' };
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
export interface SetupFrame {
  proof: string;
  focusAfter: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Called with the recovery codes that come with the first factor. */
  onDone: (recoveryCodes: readonly string[]) => void;
}

/** Sets up an authenticator app: shows its secret and asks for the first code. */
export function TotpDialog({ proof, focusAfter, onClose, onDone }: SetupFrame) {
  const formId = useId();
  const [begin, { data: setup, error: beginError }] = useBeginTotpMutation();
  const [confirm] = useConfirmTotpMutation();

  useEffect(() => {
    void begin({ body: { proof } });
  }, [begin, proof]);

  async function finish(values: typeof EMPTY, form: FormikHelpers<typeof EMPTY>) {
    form.setStatus(undefined);
    const ticket = setup?.ticket ?? '';
    const { data, error } = await confirm({ body: { proof, ticket, code: values.code } });
    if (data === undefined) {
      showRefusal(form, values, { error, reason: apiErrorMessage(error) });
      return;
    }
    showToast({ title: 'Authenticator app set up', tone: 'success' });
    onDone(data.recoveryCodes);
  }

  return (
    <Formik initialValues={EMPTY} validationSchema={schema} onSubmit={finish}>
      {({ isSubmitting, status }) => (
        <Dialog
          open
          onClose={() => !isSubmitting && onClose()}
          title="Set up an authenticator app"
          description="Scan the code with the app on your phone, or type in the secret. Then enter the six digits it shows."
          focusAfter={focusAfter}
          footer={
            <>
              <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
                Cancel
              </Button>
              <SubmitButton form={formId} pendingLabel="Checking...">
                Finish
              </SubmitButton>
            </>
          }
        >
          <Stack as={Form} id={formId} noValidate>
            <FormError title="That didn’t work">{status}</FormError>
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
          </Stack>
        </Dialog>
      )}
    </Formik>
  );
}
