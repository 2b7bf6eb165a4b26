import { Button, Card, FocusArea, Panel, Stack } from '@club-reviews/shared-ui';
import { FormError, FormStack, FormTextField, SubmitButton, useSubmit } from '@club-reviews/shared-ui/forms';
import { object, string } from 'yup';
import { useForgotStaffPasswordMutation } from '../../api/site-admin-api';

const EMPTY = { email: '' };
const schema = object({ email: string().trim().required('Please enter your email address') });

/** Asks where to send a link for a new password. The response never says whether the address has a login. */
export function ForgottenPassword({ onBack }: { onBack: () => void }) {
  const [askForLink, { data }] = useForgotStaffPasswordMutation();

  const send = useSubmit(({ email }: typeof EMPTY) => askForLink({ body: { email: email.trim() } }));

  const back = (
    <Button variant="quiet" size="small" onClick={onBack}>
      Back to login
    </Button>
  );
  return (
    <Card>
      <FocusArea shown={data === undefined ? 'form' : 'sent'}>
        {data === undefined ? (
          <FormStack initialValues={EMPTY} validationSchema={schema} onSubmit={send}>
            <h2>Forgotten your password?</h2>
            <FormError title="The link wasn’t sent" />
            <FormTextField
              name="email"
              type="email"
              label="Email address"
              hint="The one you log in with."
              autoComplete="username"
            />
            <SubmitButton pendingLabel="Sending...">Send me a link</SubmitButton>
            {back}
          </FormStack>
        ) : (
          <Stack>
            <Panel tone="success" title="Please check your email">
              If this address has a login, we’ve emailed it a link to choose a new password. The link works
              for one hour.
            </Panel>
            {data.mailbox !== undefined && (
              <p>
                This site doesn’t send emails: <a href={data.mailbox}>read them in the mailbox</a>.
              </p>
            )}
            {back}
          </Stack>
        )}
      </FocusArea>
    </Card>
  );
}
