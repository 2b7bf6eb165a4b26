import { tooLongMessage } from '@club-reviews/domain/contact-details';
import { APPEAL_MESSAGES, APPEAL_TEXT } from '@club-reviews/domain/review-appeals';
import { FormTextArea, showRefusal } from '@club-reviews/shared-ui/forms';
import { apiErrorMessage, showToast } from '@club-reviews/shared-ui/platform';
import { Formik, useFormikContext } from 'formik';
import type { FormikHelpers } from 'formik';
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

interface AppealValues {
  text: string;
}

const appealSchema = object({
  text: string()
    .trim()
    .required(APPEAL_MESSAGES.tooShort)
    .min(APPEAL_TEXT.minLength, APPEAL_MESSAGES.tooShort)
    .max(APPEAL_TEXT.maxLength, tooLongMessage('Your appeal', APPEAL_TEXT.maxLength)),
});

function AppealForm({ managed, onClose, focusAfter }: Omit<AppealDialogProps, 'token' | 'onSent'>) {
  const { dirty } = useFormikContext<AppealValues>();
  return (
    <WritingDialog
      title={`Appeal about your review of ${managed.clubName}`}
      description="You can appeal once. A moderator will read the review and your appeal, and email you an answer."
      isWorthAsking={dirty}
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
  );
}

/** The form in which authors appeal against the removal of their review. */
export function AppealDialog({ token, onSent, ...dialog }: AppealDialogProps) {
  const [appeal] = useAppealMyRemovalMutation();

  async function send(values: AppealValues, form: FormikHelpers<AppealValues>) {
    form.setStatus(undefined);
    const { error } = await appeal({ body: { token, text: values.text.trim() } });
    if (error === undefined) {
      showToast({ title: 'Appeal Sent', description: 'We’ll answer by email.', tone: 'success' });
      onSent();
      dialog.onClose();
      return;
    }
    const reason = apiErrorMessage(error, 'Failed to send your appeal.');
    showToast({ title: 'Error', description: reason, tone: 'error' });
    showRefusal(form, values, { error, reason });
  }

  return (
    <Formik initialValues={{ text: '' }} validationSchema={appealSchema} onSubmit={send}>
      <AppealForm {...dialog} />
    </Formik>
  );
}
