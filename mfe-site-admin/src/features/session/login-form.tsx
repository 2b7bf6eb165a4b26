import { Button, Card, Panel } from '@club-reviews/shared-ui';
import { FormError, FormStack, FormTextField, SubmitButton, useSubmit } from '@club-reviews/shared-ui/forms';
import { isApiError, showToast, useSelector } from '@club-reviews/shared-ui/platform';
import { object, string } from 'yup';
import { selectHasExpired } from '../../api/session';
import { useLoginSiteAdminMutation } from '../../api/site-admin-api';
import { useLoggedIn } from './use-logged-in';

const EMPTY = { password: '' };
const schema = object({ password: string().required('Please enter the password') });

const FAILED = 'Login Failed';

/** Asks a moderator for the site password and begins the session once the server accepts it. */
export function LoginForm({ onOwnAccount }: { onOwnAccount: () => void }) {
  const [login] = useLoginSiteAdminMutation();
  const hasExpired = useSelector(selectHasExpired);
  const letIn = useLoggedIn();

  const logIn = useSubmit((values: typeof EMPTY) => login({ body: values }), {
    onDone: letIn,
    onRefused(reason, error) {
      const isWrong = isApiError(error) && error.status === 401;
      showToast({ title: isWrong ? 'Access Denied' : FAILED, description: reason, tone: 'error' });
    },
  });

  return (
    <Card>
      <FormStack initialValues={EMPTY} validationSchema={schema} onSubmit={logIn}>
        {hasExpired && (
          <Panel title="Your session has ended">
            Please enter the password again. You’ll return to where you were.
          </Panel>
        )}
        <FormError title={FAILED} />
        {/* Password managers need a user name to save a password. */}
        <input type="text" autoComplete="username" defaultValue="site-admin" readOnly hidden />
        <FormTextField
          name="password"
          type="password"
          label="Site password"
          hint="Everyone on the staff shares it."
          autoComplete="current-password"
        />
        <SubmitButton pendingLabel="Checking...">Unlock</SubmitButton>
        <Button variant="quiet" onClick={onOwnAccount}>
          Log in with your own account
        </Button>
      </FormStack>
    </Card>
  );
}
