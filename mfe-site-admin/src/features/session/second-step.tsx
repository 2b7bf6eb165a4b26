import { Button, Card, Stack } from '@club-reviews/shared-ui';
import { FormError, FormTextField, SubmitButton, useSubmit } from '@club-reviews/shared-ui/forms';
import { Form, Formik } from 'formik';
import { object, string } from 'yup';
import { useLoginStaffWithCodeMutation } from '../../api/site-admin-api';
import type { SecondStep as SecondStepData } from '../../api/types';
import { PasskeyButton } from './passkey-button';
import { useLoggedIn } from './use-logged-in';

const EMPTY = { code: '' };
const schema = object({ code: string().trim().required('Please enter the code') });

interface SecondStepProps {
  step: SecondStepData;
  onStartAgain: () => void;
}

/** Asks for a second factor, after the password. */
export function SecondStep({ step, onStartAgain }: SecondStepProps) {
  const [login] = useLoginStaffWithCodeMutation();
  const letIn = useLoggedIn();
  const hasTotp = step.methods.includes('totp');

  const finish = useSubmit(({ code }: typeof EMPTY) => login({ body: { ticket: step.ticket, code } }), {
    onDone: letIn,
  });

  return (
    <Card>
      <Formik initialValues={EMPTY} validationSchema={schema} onSubmit={finish}>
        {({ status }) => (
          <Stack as={Form} noValidate>
            <h2>One more step</h2>
            {step.methods.includes('passkey') && <PasskeyButton ticket={step.ticket} />}
            <FormError title="Login Failed">{status}</FormError>
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
    </Card>
  );
}
