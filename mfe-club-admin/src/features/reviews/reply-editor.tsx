import { MAX_CLUB_TEXT_LENGTH } from '@club-reviews/domain/club-profile';
import { Button, Cluster, Stack } from '@club-reviews/shared-ui';
import { FormError, FormTextArea, showRefusal, submitOnCtrlEnter } from '@club-reviews/shared-ui/forms';
import { apiErrorMessage, showToast, useDispatch } from '@club-reviews/shared-ui/platform';
import { Form, Formik, useFormikContext } from 'formik';
import type { FormikHelpers } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useRespondToReviewMutation } from '../../api/club-admin-api';
import { replyClosed, replyWritten } from '../../api/drafts';
import type { ReplyDraft } from '../../api/drafts';
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

/** Copies every change into the store, so that nothing is lost when the screen closes. */
function DraftKeeper({ draft }: { draft: ReplyDraft }) {
  const { values } = useFormikContext<ReplyValues>();
  const dispatch = useDispatch();
  const { clubId, reviewId, published } = draft;
  useEffect(() => {
    dispatch(replyWritten({ clubId, reviewId, published, text: values.responseText }));
  }, [dispatch, clubId, reviewId, published, values.responseText]);
  return null;
}

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

  async function save(values: ReplyValues, helpers: FormikHelpers<ReplyValues>) {
    helpers.setStatus(undefined);
    const responseText = values.responseText.trim();
    const { error } = await respond({ reviewId: draft.reviewId, body: { responseText } });
    if (error === undefined) {
      showToast({ title: 'Response Saved', tone: 'success' });
      dispatch(replyClosed(draft.clubId));
      onSaved();
      return;
    }
    showToast({ ...FAILED, tone: 'error' });
    showRefusal(helpers, values, { error, reason: apiErrorMessage(error, FAILED.description) });
  }

  return (
    <>
      <Formik
        initialValues={{ ...EMPTY_REPLY, responseText: draft.text }}
        validationSchema={replySchema}
        onSubmit={save}
      >
        {({ status, values, isSubmitting }) => (
          <Editor as={Form} ref={form} noValidate>
            <DraftKeeper draft={draft} />
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
              <Button
                type="submit"
                pending={isSubmitting}
                pendingLabel="Saving..."
                disabled={values.responseText.trim() === ''}
              >
                Save Response
              </Button>
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
