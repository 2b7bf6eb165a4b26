import { Button, Cluster } from '@club-reviews/shared-ui';
import { FormError, FormStack, FormTextField, SubmitButton, useSubmit } from '@club-reviews/shared-ui/forms';
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
    <FormStack
      initialValues={{ authorEmail: email }}
      validationSchema={addressSchema}
      onSubmit={send}
      data-gap="small"
    >
      <FormTextField
        name="authorEmail"
        type="email"
        label="The right email address"
        hint="Links we’ve already sent will stop working."
        autoComplete="email"
        // The button that opened it is gone.
        autoFocus
      />
      <FormError title="Nothing was sent" />
      <Cluster>
        <SubmitButton pendingLabel="Sending…">Send the link there</SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          Keep the address
        </Button>
      </Cluster>
    </FormStack>
  );
}
