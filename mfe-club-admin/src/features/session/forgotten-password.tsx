import { INVALID_EMAIL, MAX_EMAIL_LENGTH } from '@club-reviews/domain/contact-details';
import { emailAddress } from '@club-reviews/domain/email-address';
import { Card, FocusArea, Panel, Stack, TextLink } from '@club-reviews/shared-ui';
import { FormError, FormStack, FormTextField, SubmitButton, useSubmit } from '@club-reviews/shared-ui/forms';
import { useLocation } from '@club-reviews/shared-ui/platform';
import { object, string } from 'yup';
import { useForgotClubAdminPasswordMutation } from '../../api/club-admin-api';

const schema = object({
  email: string()
    .transform((text?: string) => text && emailAddress(text))
    .max(MAX_EMAIL_LENGTH, INVALID_EMAIL)
    .email(INVALID_EMAIL)
    .required(INVALID_EMAIL),
});

function getEmail(state: unknown): string {
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : '';
}

/** Asks where to send a link for a new password. The response never says whether the address has an account. */
export function ForgottenPassword() {
  const { state } = useLocation();
  const [askForLink, { data }] = useForgotClubAdminPasswordMutation();

  const send = useSubmit(({ email }: { email: string }) => askForLink({ body: { email: email.trim() } }));

  return (
    <Card>
      <FocusArea shown={data === undefined ? 'form' : 'sent'}>
        {data === undefined ? (
          <FormStack initialValues={{ email: getEmail(state) }} validationSchema={schema} onSubmit={send}>
            <FormError title="The link wasn’t sent" />
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
          </FormStack>
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
