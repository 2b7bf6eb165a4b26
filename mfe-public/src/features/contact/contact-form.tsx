import { Card, CardTitle, SoftText, Stack } from '@club-reviews/shared-ui';
import { FieldPair, FormTextArea, FormTextField, SubmitButton } from '@club-reviews/shared-ui/forms';
import { Form, Formik } from 'formik';
import { useIsInBrowser } from '../../lib/use-is-in-browser';
import { contactFormSchema, MAX_MESSAGE_LENGTH, MIN_MESSAGE_LENGTH } from './contact-form.schema';
import type { ContactMessage } from './contact-form.schema';

interface ContactFormProps {
  /** The message's initial values. */
  initial: ContactMessage;
  onWritten: (message: ContactMessage) => void;
}

/** Asks for a message and passes it on once it is complete; nothing is sent from here. */
export function ContactForm({ initial, onWritten }: ContactFormProps) {
  const isInBrowser = useIsInBrowser();
  return (
    <Formik initialValues={initial} validationSchema={contactFormSchema} onSubmit={onWritten}>
      <Card as={Form} noValidate aria-labelledby="contact-form">
        <Stack>
          <CardTitle id="contact-form" tabIndex={-1}>
            Write your message
          </CardTitle>
          <FieldPair>
            <FormTextField name="name" label="Your name" autoComplete="name" />
            <FormTextField
              name="email"
              type="email"
              label="Your email address"
              hint="So we can reply."
              autoComplete="email"
            />
          </FieldPair>
          <FormTextField name="subject" label="Subject" autoComplete="off" />
          <FormTextArea
            name="message"
            label="Message"
            rows={8}
            countTo={MIN_MESSAGE_LENGTH}
            countLimit={MAX_MESSAGE_LENGTH}
          />
          <div>
            {/* Without scripts it would submit what was typed as part of an address. */}
            <SubmitButton size="large" disabled={!isInBrowser}>
              Open in your email app
            </SubmitButton>
          </div>
          <SoftText>
            This form doesn’t send anything itself: it writes an email for you to send from your own email
            app.
          </SoftText>
        </Stack>
      </Card>
    </Formik>
  );
}
