import { MAX_CLUB_TEXT_LENGTH } from '@club-reviews/domain/club-profile';
import { Button, Cluster, Stack } from '@club-reviews/shared-ui';
import {
  FormError,
  FormTextArea,
  SubmitButton,
  submitOnCtrlEnter,
  useSubmit,
} from '@club-reviews/shared-ui/forms';
import { showToast, useDispatch } from '@club-reviews/shared-ui/platform';
import { Form, Formik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useRespondToReviewMutation } from '../../api/club-admin-api';
import { replyClosed, replyWritten } from '../../api/drafts';
import type { ReplyDraft } from '../../api/drafts';
import { FormDraft } from '../../components/form-draft';
import { TemplatePicker } from '../templates/template-picker';
import { TemplatesDialog } from '../templates/templates-dialog';
import { EMPTY_REPLY, replySchema } from './reply-form.schema';
import type { ReplyValues } from './reply-form.schema';

const FAILED = { title: 'Save Failed', description: 'Failed to save your response' };

const Editor = styled(Stack)`
  padding: var(--space-4);
  border: 1px solid var(--color-pitch);
  border-radius: var(--radius-m);
`;

interface ReplyEditorProps {
  draft: ReplyDraft;
  /** Called when the representative cancels. */
  onCancel: () => void;
  /** Called once the reply is public. */
  onSaved: () => void;
}

/** Where a representative writes or edits the public reply to a review. */
export function ReplyEditor({ draft, onCancel, onSaved }: ReplyEditorProps) {
  const [respond] = useRespondToReviewMutation();
  const dispatch = useDispatch();
  const form = useRef<HTMLFormElement>(null);
  const [isManaging, setIsManaging] = useState(false);
  useEffect(() => {
    form.current?.querySelector('textarea')?.focus();
    // Includes its buttons.
    form.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  const save = useSubmit(
    ({ responseText }: ReplyValues) =>
      respond({ reviewId: draft.reviewId, body: { responseText: responseText.trim() } }),
    {
      onDone() {
        showToast({ title: 'Response Saved', tone: 'success' });
        dispatch(replyClosed(draft.clubId));
        onSaved();
      },
      reason: FAILED.description,
      onRefused: () => showToast({ ...FAILED, tone: 'error' }),
    },
  );

  return (
    <>
      <Formik
        initialValues={{ ...EMPTY_REPLY, responseText: draft.text }}
        validationSchema={replySchema}
        onSubmit={save}
      >
        {({ status, values, isSubmitting }) => (
          <Editor as={Form} ref={form} noValidate>
            <FormDraft
              // In the store, nothing is lost when the screen closes.
              onChange={({ responseText }: ReplyValues) =>
                dispatch(replyWritten({ ...draft, text: responseText }))
              }
            />
            <FormError title={FAILED.title}>{status}</FormError>
            <FormTextArea
              name="responseText"
              label={draft.published === '' ? 'Respond to Review' : 'Edit Response'}
              hint="Everyone can read it below the review. Please don’t name parents or children. Ctrl+Enter (⌘+Enter on a Mac) saves."
              onKeyDown={submitOnCtrlEnter}
              placeholder="Write a professional response to this review..."
              rows={4}
              countLimit={MAX_CLUB_TEXT_LENGTH}
            />
            <TemplatePicker
              clubId={draft.clubId}
              onInserted={() => form.current?.querySelector('textarea')?.focus()}
              onManage={() => setIsManaging(true)}
            />
            <Cluster>
              <SubmitButton pendingLabel="Saving..." disabled={values.responseText.trim() === ''}>
                Save Response
              </SubmitButton>
              <Button variant="secondary" disabled={isSubmitting} onClick={onCancel}>
                Cancel
              </Button>
            </Cluster>
          </Editor>
        )}
      </Formik>
      {isManaging && <TemplatesDialog clubId={draft.clubId} onClose={() => setIsManaging(false)} />}
    </>
  );
}
