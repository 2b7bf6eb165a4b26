import { QUEUE_MESSAGES, LOOK_AGAIN_SECONDS, MAX_NOTE_LENGTH } from '@club-reviews/domain/queue';
import { tooLongMessage } from '@club-reviews/domain/contact-details';
import { Button, Stack, ukDateTime, VisuallyHidden, Words } from '@club-reviews/shared-ui';
import { FormError, FormTextArea, SubmitButton, useSubmit } from '@club-reviews/shared-ui/forms';
import { Form, Formik } from 'formik';
import { Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { object, string } from 'yup';
import {
  useAddQueueNoteMutation,
  useDeleteQueueNoteMutation,
  useListQueueNotesQuery,
} from '../../api/site-admin-api';
import type { QueueEntry, EntryNote } from '../../api/types';
import { DecisionDialog } from '../../components/decision-dialog';
import { useDecisionDialog } from '../../components/use-decision-dialog';
import { useMay } from '../session/staff-session';

type Entry = Pick<QueueEntry, 'kind' | 'id'>;

const Notes = styled.section`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-s);
  background: var(--color-sunken);

  & > h3 {
    font-size: var(--text-s);
  }
  & > ol {
    display: grid;
    gap: var(--space-3);
  }
`;

const Written = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
  font-size: var(--text-s);
  color: var(--color-ink-soft);
`;

/* A note is a line or two; the field can be dragged larger. */
const Writing = styled(Stack)`
  & textarea {
    min-height: 4.5rem;
  }
`;

const schema = object({
  text: string()
    .trim()
    .required(QUEUE_MESSAGES.note)
    .max(MAX_NOTE_LENGTH, tooLongMessage('The note', MAX_NOTE_LENGTH)),
});

/** The staff's notes about an entry; empty if there are none. */
export function NoteList({ entry: { kind, id } }: { entry: Entry }) {
  const { data: notes = [] } = useListQueueNotesQuery(
    { kind, id },
    { pollingInterval: LOOK_AGAIN_SECONDS * 1000, skipPollingIfUnfocused: true },
  );
  const [remove] = useDeleteQueueNoteMutation();
  const {
    heading,
    ask,
    dialog: { request, ...frame },
  } = useDecisionDialog<EntryNote>();
  const mayDelete = useMay('moderator');
  if (notes.length === 0) return null;
  return (
    <Notes aria-labelledby="entry-notes">
      <h3 id="entry-notes" ref={heading} tabIndex={-1}>
        Staff notes
      </h3>
      <ol role="list">
        {notes.map((note) => (
          <li key={note.id}>
            <Words>{note.text}</Words>
            <Written>
              <span>
                {note.writer.isMe ? `${note.writer.name} (you)` : note.writer.name},{' '}
                <time dateTime={note.createdAt}>{ukDateTime(note.createdAt)}</time>
              </span>
              {note.writer.isMe && mayDelete && (
                <Button size="small" variant="quiet" onClick={() => ask(note)}>
                  <Trash2 aria-hidden="true" />
                  Delete<VisuallyHidden> this note</VisuallyHidden>
                </Button>
              )}
            </Written>
          </li>
        ))}
      </ol>
      {request !== null && (
        <DecisionDialog
          {...frame}
          title="Delete this note?"
          description="You can’t undo this."
          submitLabel="Delete"
          pendingLabel="Deleting…"
          isDangerous
          messages={{ failed: 'The note wasn’t deleted' }}
          initialValues={{}}
          execute={() => remove({ id: request.id })}
        >
          <Words>{request.text}</Words>
        </DecisionDialog>
      )}
    </Notes>
  );
}

interface NoteFormProps {
  entry: Entry;
  /** The field, which a key focuses. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** Leaves the field without a note. */
  onLeave: () => void;
}

/** The form for a note about an entry. */
export function NoteForm({ entry: { kind, id }, field, onLeave }: NoteFormProps) {
  const [add] = useAddQueueNoteMutation();

  const submit = useSubmit(({ text }: { text: string }) => add({ body: { kind, id, text } }), {
    onDone: (_note, _values, form) => form.resetForm(),
  });

  return (
    <Formik initialValues={{ text: '' }} validationSchema={schema} validateOnBlur={false} onSubmit={submit}>
      <Writing as={Form} noValidate>
        <FormError title="The note wasn’t saved" />
        <FormTextArea
          ref={field}
          name="text"
          label="Note for staff"
          hint="Only staff can see it."
          rows={2}
          countLimit={MAX_NOTE_LENGTH}
          onKeyDown={({ key }) => key === 'Escape' && onLeave()}
        />
        <div>
          <SubmitButton size="small" variant="secondary" pendingLabel="Adding…">
            Add note
          </SubmitButton>
        </div>
      </Writing>
    </Formik>
  );
}
