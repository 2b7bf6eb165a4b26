import { Card, FocusArea, Panel, Stack, TextLink } from '@club-reviews/shared-ui';
import { FormError, FormTextField, showRefusal, SubmitButton } from '@club-reviews/shared-ui/forms';
import { apiErrorMessage, useLocation } from '@club-reviews/shared-ui/platform';
import { Form, Formik } from 'formik';
import type { FormikHelpers } from 'formik';
import { useForgotClubAdminPasswordMutation } from '../../api/club-admin-api';
import { forgottenPasswordSchema } from './forgotten-password.schema';
import type { ForgottenPasswordValues } from './forgotten-password.schema';

function emailOf(state: unknown): string {
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : '';
}

/** Asks where to send a link for a new password. The response never says whether the address has an account. */
export function ForgottenPassword() {
  const { state } = useLocation();
  const [askForLink, { data }] = useForgotClubAdminPasswordMutation();

  async function send(values: ForgottenPasswordValues, form: FormikHelpers<ForgottenPasswordValues>) {
    form.setStatus(undefined);
    const { error } = await askForLink({ body: { email: values.email.trim() } });
    if (error !== undefined) showRefusal(form, values, { error, reason: apiErrorMessage(error) });
  }

  return (
    <Card>
      <FocusArea shown={data === undefined ? 'form' : 'sent'}>
        {data === undefined ? (
          <Formik
            initialValues={{ email: emailOf(state) }}
            validationSchema={forgottenPasswordSchema}
            onSubmit={send}
          >
            {({ status }) => (
              <Stack as={Form} noValidate>
                <FormError title="The link wasn’t sent">{status}</FormError>
                <FormTextField
                  name="email"
                  type="email"
                  label="Email address"
                  hint="The one you log in with."
                  autoComplete="username"
                />
                <SubmitButton pendingLabel="Sending...">Send me a link</SubmitButton>
                <p>
                  <TextLink to={{ search: '' }}>Back to login</TextLink>
                </p>
              </Stack>
            )}
          </Formik>
        ) : (
          <Stack>
            <Panel tone="success" title="Please check your email">
              If this address has an account, we’ve emailed it a link to choose a new password. The link works
              for one hour.
            </Panel>
            {data.mailbox !== undefined && (
              <p>
                This site doesn’t send emails: <a href={data.mailbox}>read them in the mailbox</a>.
              </p>
            )}
            <p>
              <TextLink to={{ search: '' }}>Back to login</TextLink>
            </p>
          </Stack>
        )}
      </FocusArea>
    </Card>
  );
}
