import { reportErrors } from '@club-reviews/domain/report-reasons';
import type { ReportReason } from '@club-reviews/domain/report-reasons';
import { FormTextField, ReportFields, useSubmit } from '@club-reviews/shared-ui/forms';
import { object } from 'yup';
import { useSubmitReportMutation } from '../../api/personal-api';
import { FormCard } from '../../components/form-card';
import { HoneypotField } from '../../components/honeypot-field';
import { NewTabLink } from '../../components/new-tab-link';
import { emailSchema } from '../../lib/email-schema';

const EMPTY = { reason: '', words: '', email: '', website: '' };

const schema = object({ email: emailSchema });

interface ReportFormProps {
  reviewId: number;
  /** Gets the path of the mailbox if the site sends no real email. */
  onSent: (mailbox: string | undefined) => void;
}

/** Asks what is wrong with a review, and for an address to confirm the report from. */
export function ReportForm({ reviewId, onSent }: ReportFormProps) {
  const [submitReport] = useSubmitReportMutation();
  const send = useSubmit(
    ({ reason, words, email, website }: typeof EMPTY) =>
      submitReport({
        body: {
          reviewId,
          // The form allows no other value.
          reason: reason as ReportReason,
          words: words.trim(),
          email: email.trim(),
          website,
        },
      }),
    { onDone: ({ mailbox }) => onSent(mailbox) },
  );

  return (
    <FormCard
      initialValues={EMPTY}
      validationSchema={schema}
      validate={reportErrors}
      onSubmit={send}
      title="Your report"
      submitLabel="Send report"
      refusalTitle="Your report wasn’t sent"
    >
      <ReportFields reviewId={reviewId} />
      <FormTextField
        name="email"
        type="email"
        label="Your email address"
        hint="We’ll send a link to confirm your report, and tell you what we decide."
        autoComplete="email"
      />
      <p>
        Only our moderators see your report, and they don’t see your address. See our{' '}
        <NewTabLink to="/privacy-policy#data">privacy policy</NewTabLink>.
      </p>
      <HoneypotField />
    </FormCard>
  );
}
