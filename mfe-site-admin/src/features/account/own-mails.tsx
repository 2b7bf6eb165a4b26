import { SUMMARY_HOUR } from '@club-reviews/domain/staff-mails';
import type { StaffMails } from '@club-reviews/domain/staff-mails';
import { Card, Cluster, Stack } from '@club-reviews/shared-ui';
import { FormCheckbox, FormError, FormStack, SubmitButton, useSubmit } from '@club-reviews/shared-ui/forms';
import { useChooseOwnMailsMutation } from '../../api/site-admin-api';
import { toastOutcome } from '../../lib/toast-outcome';

const CHOICES = [
  {
    name: 'safety',
    label: 'Child safety, at once',
    hint: 'When a review or an edit is put on hold, or a review is reported, because a child may be at risk.',
  },
  {
    name: 'summary',
    label: 'Daily summary',
    hint: `At ${SUMMARY_HOUR}am, what’s waiting in the queue and for how long. We don’t send it when nothing’s waiting.`,
  },
] as const;

const MESSAGES = { done: 'Emails saved', failed: 'Failed to save the emails.' };

/** Which emails the logged-in person gets about what's waiting in the queue. */
export function OwnMails({ mails }: { mails: StaffMails }) {
  const [chooseMails] = useChooseOwnMailsMutation();

  const choose = useSubmit((values: StaffMails) => chooseMails({ body: values }), {
    onDone: () => toastOutcome(undefined, MESSAGES),
    onRefused: (_reason, error) => toastOutcome(error, MESSAGES),
  });

  return (
    <Card as="section">
      <Stack>
        <h2>Emails</h2>
        <p>Emails about the queue. They give clubs and numbers, but never anything people have written.</p>
        <FormStack initialValues={mails} onSubmit={choose} enableReinitialize>
          <FormError title="Your emails weren’t changed" />
          <Stack role="group" aria-label="Emails you get" data-gap="small">
            {CHOICES.map((choice) => (
              <FormCheckbox key={choice.name} {...choice} />
            ))}
          </Stack>
          <Cluster>
            <SubmitButton pendingLabel="Saving...">Save emails</SubmitButton>
          </Cluster>
        </FormStack>
      </Stack>
    </Card>
  );
}
