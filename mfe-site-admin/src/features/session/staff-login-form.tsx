import { Button, Card, Cluster, Panel } from '@club-reviews/shared-ui';
import { PasskeyButton } from '@club-reviews/shared-ui/account';
import type { SecondStepData } from '@club-reviews/shared-ui/account';
import { FormError, FormStack, FormTextField, SubmitButton, useSubmit } from '@club-reviews/shared-ui/forms';
import { showToast, useSelector } from '@club-reviews/shared-ui/platform';
import { object, string } from 'yup';
import { selectHasExpired } from '../../api/session';
import { useLoginStaffMutation } from '../../api/site-admin-api';
import { useLoggedIn } from './use-logged-in';
import { useLoginCalls } from './use-login-calls';

const FAILED = 'Login Failed';
const EMPTY = { email: '', password: '' };
const schema = object({
  email: string().trim().required('Please enter your email address'),
  password: string().required('Please enter your password'),
});

interface StaffLoginFormProps {
  onSecondStep: (step: SecondStepData) => void;
  onForgotten: () => void;
  onSitePassword: () => void;
}

/** Asks a member of staff for address and password, or for a passkey. */
export function StaffLoginForm({ onSecondStep, onForgotten, onSitePassword }: StaffLoginFormProps) {
  const [login] = useLoginStaffMutation();
  const hasExpired = useSelector(selectHasExpired);
  const letIn = useLoggedIn();
  const calls = useLoginCalls();

  const logIn = useSubmit(
    ({ email, password }: typeof EMPTY) => login({ body: { email: email.trim(), password } }),
    {
      onDone: ({ secondStep }) => (secondStep === null ? letIn() : onSecondStep(secondStep)),
      onRefused: (reason) => showToast({ title: FAILED, description: reason, tone: 'error' }),
    },
  );

  return (
    <Card>
      <FormStack initialValues={EMPTY} validationSchema={schema} onSubmit={logIn}>
        <h2>Log in with your own account</h2>
        {hasExpired && (
          <Panel title="Your session has ended">Please log in again. You’ll return to where you were.</Panel>
        )}
        <FormError title={FAILED} />
        <FormTextField name="email" type="email" label="Email address" autoComplete="username" />
        <FormTextField name="password" type="password" label="Password" autoComplete="current-password" />
        <SubmitButton pendingLabel="Logging in...">Log in</SubmitButton>
        <PasskeyButton calls={calls} onDone={letIn} />
        <Cluster>
          <Button variant="quiet" size="small" onClick={onForgotten}>
            Forgot your password?
          </Button>
          <Button variant="quiet" size="small" onClick={onSitePassword}>
            Use the site password
          </Button>
        </Cluster>
      </FormStack>
    </Card>
  );
}
