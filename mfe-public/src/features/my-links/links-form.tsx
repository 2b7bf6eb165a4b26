import { FormTextField, useSubmit } from '@club-reviews/shared-ui/forms';
import { styled } from 'styled-components';
import { object } from 'yup';
import { useSendMyLinksMutation } from '../../api/personal-api';
import { FormCard } from '../../components/form-card';
import { emailSchema } from '../../lib/email-schema';

const schema = object({ email: emailSchema });

const EMPTY = { email: '' };

const Narrow = styled.div`
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
  const send = useSubmit(({ email }: typeof EMPTY) => sendLinks({ body: { email: email.trim() } }), {
    onDone: ({ mailbox }) => onSent(mailbox),
  });

  return (
    <Narrow>
      <FormCard
        initialValues={EMPTY}
        validationSchema={schema}
        onSubmit={send}
        title="Where should we send the links?"
        submitLabel="Email me the links"
        refusalTitle="No links were sent"
      >
        <FormTextField
          name="email"
          type="email"
          label="Your email address"
          hint="The one you used for your reviews."
          autoComplete="email"
        />
      </FormCard>
    </Narrow>
  );
}
