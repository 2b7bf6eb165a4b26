import {
  DATA_REQUEST_MESSAGES,
  MAX_REQUEST_REFERENCE,
  namesAddress,
} from '@club-reviews/domain/personal-data';
import { tooLongMessage } from '@club-reviews/domain/contact-details';
import { Card, FocusArea, Stack } from '@club-reviews/shared-ui';
import {
  FieldPair,
  FormError,
  FormStack,
  FormTextField,
  SubmitButton,
  useSubmit,
} from '@club-reviews/shared-ui/forms';
import { useState } from 'react';
import { object, string } from 'yup';
import { useFindPersonMutation } from '../../api/site-admin-api';
import type { FoundPerson } from '../../api/types';
import { PersonView } from './person-view';

/** Who a request is about, and which request it is. */
export interface DataRequest {
  email: string;
  reference: string;
}

const EMPTY: DataRequest = { email: '', reference: '' };
const schema = object({
  email: string().trim().required('Please enter an email address'),
  reference: string()
    .trim()
    .required(DATA_REQUEST_MESSAGES.reference)
    .max(MAX_REQUEST_REFERENCE, tooLongMessage('The reference', MAX_REQUEST_REFERENCE))
    .test('no-address', DATA_REQUEST_MESSAGES.referenceNamesSomebody, (text) => !namesAddress(text)),
});

const trimmed = ({ email, reference }: DataRequest) => ({
  email: email.trim(),
  reference: reference.trim(),
});

/** Asks whose data to find, and shows it. The person's address stays out of page addresses and the history. */
export function FindPerson() {
  const [find] = useFindPersonMutation();
  const [found, setFound] = useState<{ request: DataRequest; person: FoundPerson; turn: number } | null>(
    null,
  );

  const search = useSubmit((values: DataRequest) => find({ body: trimmed(values) }), {
    onDone: (person, values) =>
      setFound((before) => ({ request: trimmed(values), person, turn: (before?.turn ?? 0) + 1 })),
  });

  return (
    <Stack data-gap="large">
      <Card>
        <FormStack initialValues={EMPTY} validationSchema={schema} onSubmit={search}>
          <p>
            For people who ask what data we hold about them. Make sure it’s really them by writing to the
            address itself. Every search, copy and erasure goes into the access record.
          </p>
          <FormError title="The search failed" />
          <FieldPair>
            <FormTextField name="email" type="email" label="Email address" autoComplete="off" />
            <FormTextField
              name="reference"
              label="Request reference"
              hint="Your own reference, like “Request 17”. We keep it, so it mustn’t contain the address."
              autoComplete="off"
            />
          </FieldPair>
          <div>
            <SubmitButton pendingLabel="Looking…">Find</SubmitButton>
          </div>
        </FormStack>
      </Card>
      <FocusArea shown={String(found?.turn ?? 0)}>
        {found !== null && <PersonView key={found.turn} request={found.request} person={found.person} />}
      </FocusArea>
    </Stack>
  );
}
