import { MAX_CLUB_TEXT_LENGTH } from '@club-reviews/domain/club-profile';
import { Button, Cluster, Stack } from '@club-reviews/shared-ui';
import {
  FormError,
  FormTextArea,
  SubmitButton,
  submitOnCtrlEnter,
  useSubmit,
} from '@club-reviews/shared-ui/forms';
import { showToast } from '@club-reviews/shared-ui/platform';
import { Form, Formik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { useRespondToReviewMutation } from '../../api/club-admin-api';
import { FormDraft } from '../../components/form-draft';
import { KeysHint } from '../../components/keys-hint';
import { TemplatePicker } from '../templates/template-picker';
import { TemplatesDialog } from '../templates/templates-dialog';
import { replySchema } from './reply-form.schema';
import type { ReplyValues } from './reply-form.schema';
import type { ReplyDraft } from './use-reply-draft';

const FAILED = { title: 'Save Failed', description: 'Failed to save your response' };

const Editor = styled(Stack)`
  padding: var(--space-4);
  border: 1px solid var(--color-pitch);
  border-radius: var(--radius-m);
`;

interface ReplyEditorProps {
  clubId: number;
  draft: ReplyDraft;
  /** Whether another review is waiting for a reply. */
  hasNext: boolean;
  onChange: (draft: ReplyDraft) => void;
  onCancel: () => void;
  /** `goesOn`: to the next review's reply. */
  onSaved: (goesOn: boolean) => void;
}

/** Where a representative writes or edits the public reply to a review. */
export function ReplyEditor({ clubId, draft, hasNext, onChange, onCancel, onSaved }: ReplyEditorProps) {
  const [respond] = useRespondToReviewMutation();
  const form = useRef<HTMLFormElement>(null);
  const goesOn = useRef(false);
  const [isManaging, setIsManaging] = useState(false);
  useEffect(() => {
    form.current?.querySelector('textarea')?.focus({ preventScroll: true });
    // As much of the review as there's room for, then the editor with its buttons.
    form.current?.closest('li')?.scrollIntoView?.({ block: 'nearest' });
    form.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  const save = useSubmit(
    ({ responseText }: ReplyValues) =>
      respond({ reviewId: draft.reviewId, body: { responseText: responseText.trim() } }),
    {
      onDone() {
        showToast({ title: 'Response Saved', tone: 'success' });
        onSaved(goesOn.current);
      },
      reason: FAILED.description,
      onRefused: () => showToast({ ...FAILED, tone: 'error' }),
    },
  );

  return (
    <>
      <Formik initialValues={{ responseText: draft.text }} validationSchema={replySchema} onSubmit={save}>
        {({ values, isSubmitting }) => (
          <Editor
            as={Form}
            ref={form}
            noValidate
            // By the button pressed each time: Ctrl+Enter after a refused "Save and next" only saves.
            onSubmitCapture={({ nativeEvent }: FormEvent) => {
              const { submitter } = nativeEvent as SubmitEvent;
              goesOn.current = submitter instanceof HTMLButtonElement && submitter.value === 'next';
            }}
          >
            <FormDraft
              // In the store, nothing is lost when the screen closes.
              onChange={({ responseText }: ReplyValues) => onChange({ ...draft, text: responseText })}
            />
            <FormError title={FAILED.title} />
            <FormTextArea
              name="responseText"
              label={draft.published === '' ? 'Respond to Review' : 'Edit Response'}
              hint={
                <>
                  Everyone can read it below the review. Please don’t name parents or children.{' '}
                  <KeysHint>Ctrl+Enter (⌘+Enter on a Mac) saves.</KeysHint>
                </>
              }
              onKeyDown={submitOnCtrlEnter}
              placeholder="Write a professional response to this review..."
              rows={4}
              countLimit={MAX_CLUB_TEXT_LENGTH}
            />
            <TemplatePicker
              clubId={clubId}
              onInserted={() => form.current?.querySelector('textarea')?.focus()}
              onManage={() => setIsManaging(true)}
            />
            <Cluster>
              <SubmitButton
                variant={hasNext ? 'secondary' : 'primary'}
                pendingLabel="Saving..."
                disabled={values.responseText.trim() === ''}
              >
                Save Response
              </SubmitButton>
              {hasNext && (
                <Button
                  type="submit"
                  pending={isSubmitting}
                  disabled={values.responseText.trim() === ''}
                  value="next"
                >
                  Save and next
                </Button>
              )}
              <Button variant={hasNext ? 'quiet' : 'secondary'} disabled={isSubmitting} onClick={onCancel}>
                Cancel
              </Button>
            </Cluster>
          </Editor>
        )}
      </Formik>
      {isManaging && <TemplatesDialog clubId={clubId} onClose={() => setIsManaging(false)} />}
    </>
  );
}
