import { Card, Panel, Stack } from '@club-reviews/shared-ui';
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
import { loggedIn, selectHasExpired } from '../../api/session';
import { useLoginSiteAdminMutation } from '../../api/site-admin-api';
import { EMPTY_PASSWORD, passwordFormSchema } from './password-form.schema';
import type { PasswordFormValues } from './password-form.schema';

const FAILED = 'Login Failed';
const NO_ANSWER = 'The server could not be reached. Please try again in a moment.';

/** Asks for the site password and opens the session once the server accepts it. */
export function PasswordGate() {
  const [login] = useLoginSiteAdminMutation();
  const hasExpired = useSelector(selectHasExpired);
  const dispatch = useDispatch();

  async function unlock(values: PasswordFormValues, form: FormikHelpers<PasswordFormValues>) {
    form.setStatus(undefined);
    const { data, error } = await login({ body: values });
    if (data !== undefined) {
      showToast({ title: 'Access Granted', tone: 'success' });
      dispatch(loggedIn(data.token));
      return;
    }
    const reason = apiErrorMessage(error, NO_ANSWER);
    const isWrong = isApiError(error) && error.status === 401;
    showToast({ title: isWrong ? 'Access Denied' : FAILED, description: reason, tone: 'error' });
    showRefusal(form, values, { error, reason });
  }

  return (
    <Card>
      <Formik initialValues={EMPTY_PASSWORD} validationSchema={passwordFormSchema} onSubmit={unlock}>
        {({ status }) => (
          <Stack as={Form} noValidate>
            {hasExpired && (
              <Panel title="Your session has ended">
                Please enter the password again. You will be back where you were.
              </Panel>
            )}
            <FormError title={FAILED}>{status}</FormError>
            {/* Password managers file a password under a user name; there is only one here. */}
            <input type="text" autoComplete="username" defaultValue="site-admin" readOnly hidden />
            <FormTextField
              name="password"
              type="password"
              label="Site password"
              hint="One password for all moderators. Ask the site’s operator if you do not have it."
              autoComplete="current-password"
            />
            <SubmitButton pendingLabel="Checking...">Unlock</SubmitButton>
          </Stack>
        )}
      </Formik>
    </Card>
  );
}
