import { ENQUIRY_TEXTS } from '@club-reviews/domain/enquiries';
import { tooLongMessage } from '@club-reviews/domain/contact-details';
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
import { styled } from 'styled-components';
import { object, string } from 'yup';
import { useAnswerEnquiryMutation, useGetClubAdminSessionQuery } from '../../api/club-admin-api';
import type { ClubEnquiry } from '../../api/types';
import { FormDraft } from '../../components/form-draft';
import { KeysHint } from '../../components/keys-hint';

const EMPTY = { answer: '' };

const { name, max, missing } = ENQUIRY_TEXTS.answer;

const schema = object({ answer: string().trim().max(max, tooLongMessage(name, max)).required(missing) });

const Editor = styled(Stack)`
  padding: var(--space-4);
  border: 1px solid var(--color-pitch);
  border-radius: var(--radius-m);
`;

const focusAnswer = (form: HTMLFormElement | null) => form?.querySelector('textarea')?.focus();

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
  const send = useSubmit(
    ({ answer }: typeof EMPTY) => answerEnquiry({ enquiryId: question.id, body: { answer: answer.trim() } }),
    {
      onDone() {
        showToast({ title: 'Answer sent', tone: 'success' });
        onAnswered();
      },
      // The refused question may have left this list, so the message is shown above the page as well.
      onRefused: (description) => showToast({ title: 'Answer not sent', description, tone: 'error' }),
    },
  );

  return (
    <Formik initialValues={EMPTY} validationSchema={schema} onSubmit={send}>
      {({ isSubmitting }) => (
        <Editor as={Form} ref={focusAnswer} noValidate>
          <FormDraft isUnsaved={({ answer }: typeof EMPTY) => answer.trim() !== ''} />
          <FormError title="Your answer wasn’t sent" />
          <FormTextArea
            name="answer"
            label="Your answer"
            hint={
              <>
                {`The parent will see your email address${address === undefined ? '' : ` (${address})`} and can write back. `}
                <KeysHint>Ctrl+Enter sends it.</KeysHint>
              </>
            }
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
