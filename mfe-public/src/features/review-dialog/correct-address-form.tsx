import { Button, Cluster, Stack } from '@club-reviews/shared-ui';
import { FormError, FormTextField, SubmitButton, useSubmit } from '@club-reviews/shared-ui/forms';
import { Form, Formik } from 'formik';
import { object } from 'yup';
import { useCorrectAddressMutation } from '../../api/personal-api';
import { emailSchema } from '../../lib/email-schema';

interface CorrectAddressFormProps {
  receipt: string;
  /** The address that may be wrong. */
  email: string;
  /** Called with the new address once a link has been sent there. */
  onCorrected: (email: string) => void;
  onCancel: () => void;
}

interface AddressValues {
  authorEmail: string;
}

const addressSchema = object({ authorEmail: emailSchema });

/** Asks for the correct address for a review's link. */
export function CorrectAddressForm({ receipt, email, onCorrected, onCancel }: CorrectAddressFormProps) {
  const [correct] = useCorrectAddressMutation();
  const send = useSubmit(
    ({ authorEmail }: AddressValues) => correct({ body: { receipt, authorEmail: authorEmail.trim() } }),
    {
      onDone: (_data, { authorEmail }) => onCorrected(authorEmail.trim()),
      reason: 'We couldn’t send a new link.',
    },
  );

  return (
    <Formik initialValues={{ authorEmail: email }} validationSchema={addressSchema} onSubmit={send}>
      {({ status }) => (
        <Stack as={Form} noValidate data-gap="small">
          <FormTextField
            name="authorEmail"
            type="email"
            label="The right email address"
            hint="Links we’ve already sent will stop working."
            autoComplete="email"
            // The button that opened it is gone.
            autoFocus
          />
          <FormError title="Nothing was sent">{status}</FormError>
          <Cluster>
            <SubmitButton pendingLabel="Sending…">Send the link there</SubmitButton>
            <Button variant="quiet" onClick={onCancel}>
              Keep the address
            </Button>
          </Cluster>
        </Stack>
      )}
    </Formik>
  );
}
