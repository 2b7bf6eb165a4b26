import { tooLongMessage } from '@club-reviews/domain/contact-details';
import { APPEAL_MESSAGES, APPEAL_TEXT } from '@club-reviews/domain/review-appeals';
import { FormTextArea, useSubmit } from '@club-reviews/shared-ui/forms';
import { showToast } from '@club-reviews/shared-ui/platform';
import { Formik } from 'formik';
import type { RefObject } from 'react';
import { object, string } from 'yup';
import { useAppealMyRemovalMutation } from '../../api/personal-api';
import type { MyReview } from '../../api/types';
import { WritingDialog } from '../review-dialog/writing-dialog';

interface AppealDialogProps {
  token: string;
  managed: MyReview;
  /** Called once the appeal has been sent, before the dialog closes. */
  onSent: () => void;
  onClose: () => void;
  /** Where the focus goes when the dialog closes, if not to what opened it. */
  focusAfter: RefObject<HTMLElement | null>;
}

const EMPTY = { text: '' };

const appealSchema = object({
  text: string()
    .trim()
    .required(APPEAL_MESSAGES.tooShort)
    .min(APPEAL_TEXT.minLength, APPEAL_MESSAGES.tooShort)
    .max(APPEAL_TEXT.maxLength, tooLongMessage('Your appeal', APPEAL_TEXT.maxLength)),
});

/** The form in which authors appeal against the removal of their review. */
export function AppealDialog({ token, managed, onSent, onClose, focusAfter }: AppealDialogProps) {
  const [appeal] = useAppealMyRemovalMutation();
  const send = useSubmit(({ text }: typeof EMPTY) => appeal({ body: { token, text: text.trim() } }), {
    onDone() {
      showToast({ title: 'Appeal Sent', description: 'We’ll reply by email.', tone: 'success' });
      onSent();
      onClose();
    },
    reason: 'Failed to send your appeal.',
    onRefused: (description) => showToast({ title: 'Error', description, tone: 'error' }),
  });

  return (
    <Formik initialValues={EMPTY} validationSchema={appealSchema} onSubmit={send}>
      <WritingDialog
        title={`Appeal about your review of ${managed.clubName}`}
        description="You can appeal once. A moderator will read the review and your appeal, and email you a reply."
        submitLabel="Send appeal"
        pendingLabel="Sending…"
        refusalTitle="Your appeal wasn’t sent"
        onClose={onClose}
        focusAfter={focusAfter}
      >
        <FormTextArea
          name="text"
          label="Why should your review be public?"
          hint="Tell us anything the moderator may not know. The club won’t see this."
          rows={6}
          countLimit={APPEAL_TEXT.maxLength}
        />
      </WritingDialog>
    </Formik>
  );
}
