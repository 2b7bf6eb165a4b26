import { reportErrors } from '@club-reviews/domain/report-reasons';
import type { ReportReason } from '@club-reviews/domain/report-reasons';
import { Button, Dialog, Stack, ukDate } from '@club-reviews/shared-ui';
import { FormError, ReportFields, showRefusal, SubmitButton } from '@club-reviews/shared-ui/forms';
import { apiErrorMessage, showToast } from '@club-reviews/shared-ui/platform';
import { Form, Formik } from 'formik';
import type { FormikHelpers } from 'formik';
import { useId } from 'react';
import { useReportOwnReviewMutation } from '../../api/club-admin-api';
import type { ClubReview } from '../../api/types';

const EMPTY = { reason: '', words: '' };

interface ReportDialogProps {
  review: ClubReview;
  onClose: () => void;
}

/** Where a representative reports a review to the moderators. The review stays public meanwhile. */
export function ReportDialog({ review, onClose }: ReportDialogProps) {
  const formId = useId();
  const [reportReview] = useReportOwnReviewMutation();

  async function send(values: typeof EMPTY, form: FormikHelpers<typeof EMPTY>) {
    form.setStatus(undefined);
    const { data, error } = await reportReview({
      reviewId: review.id,
      // The form allows no other value.
      body: { reason: values.reason as ReportReason, words: values.words.trim() },
    });
    if (data !== undefined) {
      showToast({
        title: 'Review reported',
        description: `Your report number is ${data.number}.`,
        tone: 'success',
      });
      onClose();
      return;
    }
    showRefusal(form, values, { error, reason: apiErrorMessage(error) });
  }

  return (
    <Formik initialValues={EMPTY} validate={reportErrors} onSubmit={send}>
      {({ isSubmitting, status }) => (
        <Dialog
          open
          onClose={() => !isSubmitting && onClose()}
          title="Report this review"
          description={`The review from ${ukDate(review.createdAt)} stays public while a moderator decides. A low rating isn’t a reason to remove it.`}
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
            <ReportFields reviewId={review.id} />
          </Stack>
        </Dialog>
      )}
    </Formik>
  );
}
