import { Button, Card, Panel, Stack } from '@club-reviews/shared-ui';
import { FormError, FormTextField, showRefusal, SubmitButton } from '@club-reviews/shared-ui/forms';
import {
  apiErrorMessage,
  isApiError,
  showToast,
  useDispatch,
  useSelector,
} from '@club-reviews/shared-ui/platform';
import { Form, Formik } from 'formik';
import type { FormikHelpers } from 'formik';
import { object, string } from 'yup';
import { loggedIn, selectHasExpired } from '../../api/session';
import { useLoginSiteAdminMutation } from '../../api/site-admin-api';

const EMPTY = { password: '' };
const schema = object({ password: string().required('Please enter the password') });

const FAILED = 'Login Failed';

/** Asks a moderator for the site password and begins the session once the server accepts it. */
export function LoginForm({ onOwnAccount }: { onOwnAccount: () => void }) {
  const [login] = useLoginSiteAdminMutation();
  const hasExpired = useSelector(selectHasExpired);
  const dispatch = useDispatch();

  async function logIn(values: typeof EMPTY, form: FormikHelpers<typeof EMPTY>) {
    form.setStatus(undefined);
    const { data, error } = await login({ body: values });
    if (data !== undefined) {
      showToast({ title: 'Access Granted', tone: 'success' });
      dispatch(loggedIn());
      return;
    }
    const reason = apiErrorMessage(error);
    const isWrong = isApiError(error) && error.status === 401;
    showToast({ title: isWrong ? 'Access Denied' : FAILED, description: reason, tone: 'error' });
    showRefusal(form, values, { error, reason });
  }

  return (
    <Card>
      <Formik initialValues={EMPTY} validationSchema={schema} onSubmit={logIn}>
        {({ status }) => (
          <Stack as={Form} noValidate>
            {hasExpired && (
              <Panel title="Your session has ended">
                Please enter the password again. You’ll return to where you were.
              </Panel>
            )}
            <FormError title={FAILED}>{status}</FormError>
            {/* Password managers need a user name to save a password. */}
            <input type="text" autoComplete="username" defaultValue="site-admin" readOnly hidden />
            <FormTextField
              name="password"
              type="password"
              label="Site password"
              hint="Everyone on the staff shares it. Ask the site’s operator if you don’t have it."
              autoComplete="current-password"
            />
            <SubmitButton pendingLabel="Checking...">Unlock</SubmitButton>
            <Button variant="quiet" onClick={onOwnAccount}>
              Log in with your own account
            </Button>
          </Stack>
        )}
      </Formik>
    </Card>
  );
}
