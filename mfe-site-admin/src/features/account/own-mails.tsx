import { SUMMARY_HOUR } from '@club-reviews/domain/staff-mails';
import type { StaffMails } from '@club-reviews/domain/staff-mails';
import { Card, Cluster, Stack } from '@club-reviews/shared-ui';
import { FormError, SubmitButton, useSubmit } from '@club-reviews/shared-ui/forms';
import { Field, Form, Formik } from 'formik';
import { styled } from 'styled-components';
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

const Choices = styled.fieldset`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  border: 0;
`;

const Choice = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: var(--space-3);

  & > input {
    width: 1.35rem;
    height: 1.35rem;
    margin: 0.2rem 0 0;
    accent-color: var(--color-pitch);
  }
  & > label {
    font-weight: 640;
    cursor: pointer;
  }
  & > p {
    grid-column: 2;
    margin: 0;
    color: var(--color-ink-soft);
    font-size: var(--text-s);
  }
`;

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
        <Formik initialValues={mails} onSubmit={choose} enableReinitialize>
          {({ status }) => (
            <Stack as={Form} noValidate>
              <FormError title="Your emails weren’t changed">{status}</FormError>
              <Choices aria-label="Emails you get">
                {CHOICES.map(({ name, label, hint }) => (
                  <Choice key={name}>
                    <Field
                      type="checkbox"
                      name={name}
                      id={`mails-${name}`}
                      aria-describedby={`mails-${name}-hint`}
                    />
                    <label htmlFor={`mails-${name}`}>{label}</label>
                    <p id={`mails-${name}-hint`}>{hint}</p>
                  </Choice>
                ))}
              </Choices>
              <Cluster>
                <SubmitButton pendingLabel="Saving...">Save emails</SubmitButton>
              </Cluster>
            </Stack>
          )}
        </Formik>
      </Stack>
    </Card>
  );
}
