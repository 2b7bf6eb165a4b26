import { reportErrors } from '@club-reviews/domain/report-reasons';
import type { ReportReason } from '@club-reviews/domain/report-reasons';
import { Card, Stack } from '@club-reviews/shared-ui';
import {
  FormError,
  FormTextField,
  ReportFields,
  showRefusal,
  SubmitButton,
} from '@club-reviews/shared-ui/forms';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { Form, Formik } from 'formik';
import type { FormikHelpers } from 'formik';
import { object } from 'yup';
import { useSubmitReportMutation } from '../../api/personal-api';
import { HoneypotField } from '../../components/honeypot-field';
import { NewTabLink } from '../../components/new-tab-link';
import { emailSchema } from '../../lib/email-schema';
import { useIsInBrowser } from '../../lib/use-is-in-browser';

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
  const isInBrowser = useIsInBrowser();

  async function send(values: typeof EMPTY, form: FormikHelpers<typeof EMPTY>) {
    form.setStatus(undefined);
    const { reason, words, email, website } = values;
    const { data, error } = await submitReport({
      body: {
        reviewId,
        // The form allows no other value.
        reason: reason as ReportReason,
        words: words.trim(),
        email: email.trim(),
        website,
      },
    });
    if (error === undefined) {
      onSent(data.mailbox);
      return;
    }
    const why = apiErrorMessage(error, 'We couldn’t reach the server. Please try again in a moment.');
    showRefusal(form, values, { error, reason: why });
  }

  return (
    <Formik initialValues={EMPTY} validationSchema={schema} validate={reportErrors} onSubmit={send}>
      {({ status }) => (
        <Card as={Form} noValidate aria-labelledby="report-form">
          <Stack>
            <h2 id="report-form">Your report</h2>
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
            <FormError title="Your report wasn’t sent">{status}</FormError>
            <div>
              {/* Without scripts it would submit what was typed as part of an address. */}
              <SubmitButton size="large" disabled={!isInBrowser} pendingLabel="Sending…">
                Send report
              </SubmitButton>
            </div>
          </Stack>
        </Card>
      )}
    </Formik>
  );
}
