import {
  ENQUIRY_MESSAGES,
  ENQUIRY_REPORT_REASONS,
  ENQUIRY_REPORT_TEXTS,
  ENQUIRY_SAFETY_REASON,
  ENQUIRY_TEXTS,
} from '@club-reviews/domain/enquiries';
import type { EnquiryReportReason } from '@club-reviews/domain/enquiries';
import { tooLongMessage } from '@club-reviews/domain/contact-details';
import { Button, Dialog, Panel, SafeguardingWays, Stack, ukDate } from '@club-reviews/shared-ui';
import {
  FormError,
  FormRadioGroup,
  FormTextArea,
  showRefusal,
  SubmitButton,
} from '@club-reviews/shared-ui/forms';
import { apiErrorMessage, showToast } from '@club-reviews/shared-ui/platform';
import { Form, Formik } from 'formik';
import type { FormikHelpers } from 'formik';
import { useId } from 'react';
import type { RefObject } from 'react';
import { object, string } from 'yup';
import { useReportEnquiryMutation } from '../../api/club-admin-api';
import type { ClubEnquiry } from '../../api/types';

const EMPTY = { reason: '', words: '' };

const { name, max, missing } = ENQUIRY_TEXTS.words;

const schema = object({
  reason: string()
    .oneOf(ENQUIRY_REPORT_REASONS, ENQUIRY_MESSAGES.reportReason)
    .required(ENQUIRY_MESSAGES.reportReason),
  words: string().trim().max(max, tooLongMessage(name, max)).required(missing),
});

const REASONS = ENQUIRY_REPORT_REASONS.map((value) => ({
  value,
  label: ENQUIRY_REPORT_TEXTS[value].name,
  hint: ENQUIRY_REPORT_TEXTS[value].hint,
  whenChosen: value === ENQUIRY_SAFETY_REASON && (
    <Panel tone="warning" title="First, call someone who can help">
      We read these reports before all others, but we can’t protect a child.
      <SafeguardingWays />
    </Panel>
  ),
}));

interface ReportQuestionDialogProps {
  question: ClubEnquiry;
  onClose: () => void;
  onReported: () => void;
  /** Gets the focus once the question is reported. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** Where a manager reports a question to the moderators. */
export function ReportQuestionDialog({
  question,
  onClose,
  onReported,
  focusAfter,
}: ReportQuestionDialogProps) {
  const formId = useId();
  const [reportEnquiry] = useReportEnquiryMutation();

  async function send(values: typeof EMPTY, form: FormikHelpers<typeof EMPTY>) {
    form.setStatus(undefined);
    const { error } = await reportEnquiry({
      enquiryId: question.id,
      // The form allows no other value.
      body: { reason: values.reason as EnquiryReportReason, words: values.words.trim() },
    });
    if (error === undefined) {
      showToast({
        title: 'Question reported',
        description: 'Our moderators will look at it.',
        tone: 'success',
      });
      onReported();
      return;
    }
    showRefusal(form, values, { error, reason: apiErrorMessage(error) });
  }

  return (
    <Formik initialValues={EMPTY} validationSchema={schema} onSubmit={send}>
      {({ isSubmitting, status }) => (
        <Dialog
          open
          onClose={() => !isSubmitting && onClose()}
          focusAfter={focusAfter}
          title="Report this question"
          description={`Once you report the question from ${ukDate(question.askedAt)}, our moderators can read it and stop its sender from asking clubs.`}
          footer={
            <>
              <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
                Cancel
              </Button>
              <SubmitButton form={formId} pendingLabel="Sending…">
                Send report
              </SubmitButton>
            </>
          }
        >
          <Stack as={Form} id={formId} noValidate>
            <FormError title="Your report wasn’t sent">{status}</FormError>
            <FormRadioGroup name="reason" label="What’s wrong with the question?" options={REASONS} />
            <FormTextArea
              name="words"
              label="Tell our moderators more"
              hint="Only moderators can see this."
              rows={4}
              countLimit={max}
            />
          </Stack>
        </Dialog>
      )}
    </Formik>
  );
}
