import { Card, Stack } from '@club-reviews/shared-ui';
import { FormError, FormTextField, SubmitButton } from '@club-reviews/shared-ui/forms';
import { apiErrorMessage, isApiError, showToast, useDispatch } from '@club-reviews/shared-ui/platform';
import { Form, Formik } from 'formik';
import type { FormikHelpers } from 'formik';
import { loggedIn } from '../../api/session';
import { DemoLogin } from './demo-login';
import { useLoginClubAdminMutation } from './login.api';
import { EMPTY_LOGIN, loginFormSchema } from './login-form.schema';
import type { LoginFormValues } from './login-form.schema';

const FAILED = 'Login Failed';
const WRONG_LOGIN = 'Invalid email or password';
const NO_ANSWER = 'The server could not be reached. Please try again in a moment.';

/** Asks a representative for address and password and begins the session once the server accepts them. */
export function LoginForm() {
  const [login] = useLoginClubAdminMutation();
  const dispatch = useDispatch();

  async function logIn(values: LoginFormValues, form: FormikHelpers<LoginFormValues>) {
    form.setStatus(undefined);
    const { data, error } = await login({ ...values, email: values.email.trim() });
    if (data !== undefined) {
      showToast({ title: 'Login Successful', tone: 'success' });
      dispatch(loggedIn({ token: data.token, adminName: data.admin.name }));
      return;
    }
    const isRefused = isApiError(error) && error.status === 401;
    const reason = isRefused ? WRONG_LOGIN : apiErrorMessage(error, NO_ANSWER);
    showToast({ title: FAILED, description: reason, tone: 'error' });
    form.setStatus(reason);
  }

  return (
    <Card>
      <Formik initialValues={EMPTY_LOGIN} validationSchema={loginFormSchema} onSubmit={logIn}>
        {({ status }) => (
          <Stack as={Form} noValidate>
            <DemoLogin />
            <FormError title={FAILED}>{status}</FormError>
            <FormTextField name="email" type="email" label="Email address" autoComplete="username" />
            <FormTextField name="password" type="password" label="Password" autoComplete="current-password" />
            <SubmitButton pendingLabel="Logging in...">Log in</SubmitButton>
          </Stack>
        )}
      </Formik>
    </Card>
  );
}
