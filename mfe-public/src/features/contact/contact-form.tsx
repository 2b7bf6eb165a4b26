import { Card, Stack } from '@club-reviews/shared-ui';
import { FormTextArea, FormTextField, SubmitButton } from '@club-reviews/shared-ui/forms';
import { Form, Formik } from 'formik';
import { styled } from 'styled-components';
import { useIsInBrowser } from '../../lib/use-is-in-browser';
import { contactFormSchema, MAX_MESSAGE_LENGTH, MIN_MESSAGE_LENGTH } from './contact-form.schema';
import type { ContactMessage } from './contact-form.schema';

/* Short fields share a row if there's room. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--space-4);
`;

const Heading = styled.h2`
  font-size: var(--text-l);
`;

const Note = styled.p`
  font-size: var(--text-s);
  color: var(--color-ink-soft);
`;

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
          <Heading id="contact-form" tabIndex={-1}>
            Write your message
          </Heading>
          <Pair>
            <FormTextField name="name" label="Your name" autoComplete="name" />
            <FormTextField
              name="email"
              type="email"
              label="Your email address"
              hint="So we can reply."
              autoComplete="email"
            />
          </Pair>
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
          <Note>
            This form doesn’t send anything itself: it writes an email for you to send from your own email
            app.
          </Note>
        </Stack>
      </Card>
    </Formik>
  );
}
