import { Button, Cluster, Stack } from '@club-reviews/shared-ui';
import { FormError, FormTextField, showRefusal, SubmitButton } from '@club-reviews/shared-ui/forms';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { Form, Formik } from 'formik';
import type { FormikHelpers } from 'formik';
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

  async function send(values: AddressValues, form: FormikHelpers<AddressValues>) {
    form.setStatus(undefined);
    const authorEmail = values.authorEmail.trim();
    const { error } = await correct({ body: { receipt, authorEmail } });
    if (error === undefined) return onCorrected(authorEmail);
    showRefusal(form, values, { error, reason: apiErrorMessage(error, 'We couldn’t send a new link.') });
  }

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
