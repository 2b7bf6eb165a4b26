import { Card, FocusArea, Panel, TextLink } from '@club-reviews/shared-ui';
import { PasskeyButton, SecondStep } from '@club-reviews/shared-ui/account';
import type { SecondStepData } from '@club-reviews/shared-ui/account';
import { FormError, FormStack, FormTextField, SubmitButton, useSubmit } from '@club-reviews/shared-ui/forms';
import { apiErrorMessage, isApiError, showToast, useSelector } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import { object, string } from 'yup';
import { useLoginClubAdminMutation } from '../../api/club-admin-api';
import { selectHasExpired } from '../../api/session';
import { DemoLogin } from './demo-login';
import { useLoggedIn } from './use-logged-in';
import { useLoginCalls } from './use-login-calls';

const EMPTY = { email: '', password: '' };
const schema = object({
  email: string().trim().required('Please enter your email address'),
  password: string().required('Please enter your password'),
});

const FAILED = 'Login Failed';
const WRONG_LOGIN = 'Invalid email or password';

/** Asks a representative for address and password and begins the session once the server accepts them. */
export function LoginForm() {
  const [login] = useLoginClubAdminMutation();
  const hasExpired = useSelector(selectHasExpired);
  const letIn = useLoggedIn();
  const calls = useLoginCalls();
  const [step, setStep] = useState<SecondStepData | null>(null);

  const logIn = useSubmit(
    ({ email, password }: typeof EMPTY) => login({ body: { email: email.trim(), password } }),
    {
      onDone(response) {
        if ('secondStep' in response) setStep(response.secondStep);
        else letIn();
      },
      reason: (error) => (isApiError(error) && error.status === 401 ? WRONG_LOGIN : apiErrorMessage(error)),
      onRefused: (reason) => showToast({ title: FAILED, description: reason, tone: 'error' }),
    },
  );

  return (
    <Card>
      <FocusArea shown={step === null ? 'password' : 'code'}>
        {step !== null ? (
          <SecondStep step={step} calls={calls} onStartAgain={() => setStep(null)} onDone={letIn} />
        ) : (
          <FormStack initialValues={EMPTY} validationSchema={schema} onSubmit={logIn}>
            {({ values }) => (
              <>
                {hasExpired && (
                  <Panel title="Your session has ended" role="status">
                    Please log in again. What you were writing is still there.
                  </Panel>
                )}
                <DemoLogin />
                <FormError title={FAILED} />
                <FormTextField name="email" type="email" label="Email address" autoComplete="username" />
                <FormTextField
                  name="password"
                  type="password"
                  label="Password"
                  autoComplete="current-password"
                />
                <SubmitButton pendingLabel="Logging in...">Log in</SubmitButton>
                <PasskeyButton calls={calls} onDone={letIn} />
                <p>
                  <TextLink to={{ search: '?forgot-password' }} state={{ email: values.email }}>
                    Forgot your password?
                  </TextLink>
                </p>
              </>
            )}
          </FormStack>
        )}
      </FocusArea>
    </Card>
  );
}
