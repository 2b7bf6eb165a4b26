import { Card, Stack } from '@club-reviews/shared-ui';
import { FormError, FormTextField, showRefusal, SubmitButton } from '@club-reviews/shared-ui/forms';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { Form, Formik } from 'formik';
import type { FormikHelpers } from 'formik';
import { styled } from 'styled-components';
import { object } from 'yup';
import { useSendMyLinksMutation } from '../../api/personal-api';
import { emailSchema } from '../../lib/email-schema';
import { useIsInBrowser } from '../../lib/use-is-in-browser';

const schema = object({ email: emailSchema });

const EMPTY = { email: '' };

const Sheet = styled(Card)`
  max-width: 36rem;
  margin-inline: auto;
`;

interface LinksFormProps {
  /** Gets the path of the mailbox if the site sends no real email. */
  onSent: (mailbox: string | undefined) => void;
}

/** Asks which address to send the links to. */
export function LinksForm({ onSent }: LinksFormProps) {
  const [sendLinks] = useSendMyLinksMutation();
  const isInBrowser = useIsInBrowser();

  async function send(values: typeof EMPTY, form: FormikHelpers<typeof EMPTY>) {
    form.setStatus(undefined);
    const { data, error } = await sendLinks({ body: { email: values.email.trim() } });
    if (error === undefined) {
      onSent(data.mailbox);
      return;
    }
    const reason = apiErrorMessage(error, 'We couldn’t reach the server. Please try again in a moment.');
    showRefusal(form, values, { error, reason });
  }

  return (
    <Formik initialValues={EMPTY} validationSchema={schema} onSubmit={send}>
      {({ status }) => (
        <Sheet as={Form} noValidate aria-labelledby="links-form">
          <Stack>
            <h2 id="links-form">Where should we send the links?</h2>
            <FormError title="No links were sent">{status}</FormError>
            <FormTextField
              name="email"
              type="email"
              label="Your email address"
              hint="The one you used for your reviews."
              autoComplete="email"
            />
            <div>
              {/* Without scripts it would submit the address as part of a URL. */}
              <SubmitButton size="large" disabled={!isInBrowser} pendingLabel="Sending…">
                Email me the links
              </SubmitButton>
            </div>
          </Stack>
        </Sheet>
      )}
    </Formik>
  );
}
