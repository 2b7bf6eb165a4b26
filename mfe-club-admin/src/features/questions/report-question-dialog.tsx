import {
  ENQUIRY_MESSAGES,
  ENQUIRY_REPORT_REASONS,
  ENQUIRY_REPORT_TEXTS,
  ENQUIRY_SAFETY_REASON,
  ENQUIRY_TEXTS,
} from '@club-reviews/domain/enquiries';
import type { EnquiryReportReason } from '@club-reviews/domain/enquiries';
import { tooLongMessage } from '@club-reviews/domain/contact-details';
import { Panel, SafeguardingWays, ukDate } from '@club-reviews/shared-ui';
import { FormDialog, FormRadioGroup, FormTextArea, useSubmit } from '@club-reviews/shared-ui/forms';
import { showToast } from '@club-reviews/shared-ui/platform';
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
  const [reportEnquiry] = useReportEnquiryMutation();
  const send = useSubmit(
    (values: typeof EMPTY) =>
      reportEnquiry({
        enquiryId: question.id,
        // The form allows no other value.
        body: { reason: values.reason as EnquiryReportReason, words: values.words.trim() },
      }),
    {
      onDone() {
        showToast({
          title: 'Question reported',
          description: 'Our moderators will look at it.',
          tone: 'success',
        });
        onReported();
      },
    },
  );

  return (
    <FormDialog
      initialValues={EMPTY}
      validationSchema={schema}
      onSubmit={send}
      onClose={onClose}
      focusAfter={focusAfter}
      title="Report this question"
      description={`Once you report the question from ${ukDate(question.askedAt)}, our moderators can read it and stop its sender from asking clubs.`}
      submitLabel="Send report"
      pendingLabel="Sending…"
      refusalTitle="Your report wasn’t sent"
    >
      <FormRadioGroup name="reason" label="What’s wrong with the question?" options={REASONS} />
      <FormTextArea
        name="words"
        label="Tell our moderators more"
        hint="Only moderators can see this."
        rows={4}
        countLimit={max}
      />
    </FormDialog>
  );
}
