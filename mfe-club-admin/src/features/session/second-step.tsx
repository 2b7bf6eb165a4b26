import { Button, Stack } from '@club-reviews/shared-ui';
import { FormError, FormTextField, SubmitButton, useSubmit } from '@club-reviews/shared-ui/forms';
import { showToast, useDispatch } from '@club-reviews/shared-ui/platform';
import { Form, Formik } from 'formik';
import { object, string } from 'yup';
import { useLoginClubAdminWithCodeMutation } from '../../api/club-admin-api';
import { loggedIn } from '../../api/session';
import type { SecondStep as SecondStepData } from '../../api/types';

const FAILED = 'Login Failed';
const EMPTY = { code: '' };
const schema = object({ code: string().trim().required('Please enter the code') });

interface SecondStepProps {
  step: SecondStepData;
  onStartAgain: () => void;
  /** Called once logged in. */
  onDone?: () => void;
}

/** Asks for a code, after the password of a login with a second factor. */
export function SecondStep({ step, onStartAgain, onDone }: SecondStepProps) {
  const [login] = useLoginClubAdminWithCodeMutation();
  const dispatch = useDispatch();
  const hasTotp = step.methods.includes('totp');

  const finish = useSubmit(({ code }: typeof EMPTY) => login({ body: { ticket: step.ticket, code } }), {
    onDone() {
      showToast({ title: 'Login Successful', tone: 'success' });
      dispatch(loggedIn());
      onDone?.();
    },
    onRefused: (reason) => showToast({ title: FAILED, description: reason, tone: 'error' }),
  });

  return (
    <Formik initialValues={EMPTY} validationSchema={schema} onSubmit={finish}>
      {({ status }) => (
        <Stack as={Form} noValidate>
          <h2>One more step</h2>
          <FormError title={FAILED}>{status}</FormError>
          <FormTextField
            name="code"
            label={hasTotp ? 'Code' : 'Recovery code'}
            hint={
              hasTotp
                ? 'Six digits from your authenticator app, or one of your recovery codes.'
                : 'One of the codes you saved when you set up your passkey.'
            }
            autoComplete="one-time-code"
          />
          <SubmitButton pendingLabel="Checking...">Log in</SubmitButton>
          <Button variant="quiet" size="small" onClick={onStartAgain}>
            Start again
          </Button>
        </Stack>
      )}
    </Formik>
  );
}
