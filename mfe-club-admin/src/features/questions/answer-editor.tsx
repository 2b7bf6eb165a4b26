import { ENQUIRY_TEXTS } from '@club-reviews/domain/enquiries';
import { tooLongMessage } from '@club-reviews/domain/contact-details';
import { Button, Cluster, Stack } from '@club-reviews/shared-ui';
import {
  FormError,
  FormTextArea,
  showRefusal,
  SubmitButton,
  submitOnCtrlEnter,
  useLeaveWarning,
} from '@club-reviews/shared-ui/forms';
import { apiErrorMessage, showToast } from '@club-reviews/shared-ui/platform';
import { Form, Formik } from 'formik';
import type { FormikHelpers } from 'formik';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { object, string } from 'yup';
import { useAnswerEnquiryMutation, useGetClubAdminSessionQuery } from '../../api/club-admin-api';
import type { ClubEnquiry } from '../../api/types';

const EMPTY = { answer: '' };

const { name, max, missing } = ENQUIRY_TEXTS.answer;

const schema = object({ answer: string().trim().max(max, tooLongMessage(name, max)).required(missing) });

const Editor = styled(Stack)`
  padding: var(--space-4);
  border: 1px solid var(--color-pitch);
  border-radius: var(--radius-m);
`;

interface AnswerEditorProps {
  question: ClubEnquiry;
  onCancel: () => void;
  /** Called once the answer has been sent. */
  onAnswered: () => void;
}

/** Where a manager answers a parent, giving their own address for the parent to reply to. */
export function AnswerEditor({ question, onCancel, onAnswered }: AnswerEditorProps) {
  const [answerEnquiry] = useAnswerEnquiryMutation();
  const address = useGetClubAdminSessionQuery().data?.admin.email;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);

  async function send(values: typeof EMPTY, helpers: FormikHelpers<typeof EMPTY>) {
    helpers.setStatus(undefined);
    const { error } = await answerEnquiry({
      enquiryId: question.id,
      body: { answer: values.answer.trim() },
    });
    if (error === undefined) {
      showToast({ title: 'Answer sent', tone: 'success' });
      onAnswered();
      return;
    }
    const reason = apiErrorMessage(error);
    // The refused question may have left this list, so the message is shown above the page as well.
    showToast({ title: 'Answer not sent', description: reason, tone: 'error' });
    showRefusal(helpers, values, { error, reason });
  }

  return (
    <Formik initialValues={EMPTY} validationSchema={schema} onSubmit={send}>
      {({ status, values, isSubmitting }) => (
        <Editor as={Form} ref={form} noValidate>
          <Unsaved isUnsaved={values.answer.trim() !== ''} />
          <FormError title="Your answer wasn’t sent">{status}</FormError>
          <FormTextArea
            name="answer"
            label="Your answer"
            hint={`The parent will see your email address${address === undefined ? '' : ` (${address})`} and can write back. Ctrl+Enter sends it.`}
            rows={5}
            countLimit={max}
            onKeyDown={submitOnCtrlEnter}
          />
          <Cluster>
            <SubmitButton pendingLabel="Sending…">Send answer</SubmitButton>
            <Button variant="secondary" disabled={isSubmitting} onClick={onCancel}>
              Cancel
            </Button>
          </Cluster>
        </Editor>
      )}
    </Formik>
  );
}

function Unsaved({ isUnsaved }: { isUnsaved: boolean }) {
  useLeaveWarning(isUnsaved);
  return null;
}
