import { WARNING_APPEAL_TEXT, WARNING_MESSAGES } from '@club-reviews/domain/club-warnings';
import { FormDialog, FormTextArea, useSubmit } from '@club-reviews/shared-ui/forms';
import { showToast } from '@club-reviews/shared-ui/platform';
import { object, string } from 'yup';
import { useAppealAgainstWarningMutation } from '../../api/club-admin-api';

const EMPTY = { text: '' };
const schema = object({
  text: string()
    .trim()
    .min(WARNING_APPEAL_TEXT.minLength, WARNING_MESSAGES.appeal)
    .required(WARNING_MESSAGES.appeal),
});

/** Where a club says why the warning on its page is wrong. */
export function AppealDialog({ clubId, onClose }: { clubId: number; onClose: () => void }) {
  const [appeal] = useAppealAgainstWarningMutation();
  const send = useSubmit(({ text }: typeof EMPTY) => appeal({ clubId, body: { text: text.trim() } }), {
    onDone() {
      showToast({ title: 'Appeal sent', tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      initialValues={EMPTY}
      validationSchema={schema}
      onSubmit={send}
      onClose={onClose}
      title="Appeal against the warning"
      description="You can appeal once. The warning stays on the page while we read it, and we’ll reply by email."
      submitLabel="Send appeal"
      pendingLabel="Sending…"
      refusalTitle="Your appeal wasn’t sent"
    >
      <FormTextArea
        name="text"
        label="Why the warning is wrong"
        rows={6}
        countLimit={WARNING_APPEAL_TEXT.maxLength}
      />
    </FormDialog>
  );
}
