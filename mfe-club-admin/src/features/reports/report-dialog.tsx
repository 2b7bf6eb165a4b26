import { reportErrors } from '@club-reviews/domain/report-reasons';
import type { ReportReason } from '@club-reviews/domain/report-reasons';
import { ukDate } from '@club-reviews/shared-ui';
import { FormDialog, ReportFields, useSubmit } from '@club-reviews/shared-ui/forms';
import { showToast } from '@club-reviews/shared-ui/platform';
import { useReportOwnReviewMutation } from '../../api/club-admin-api';
import type { ClubReview } from '../../api/types';

const EMPTY = { reason: '', words: '' };

interface ReportDialogProps {
  review: ClubReview;
  onClose: () => void;
}

/** Where a representative reports a review to the moderators. The review stays public meanwhile. */
export function ReportDialog({ review, onClose }: ReportDialogProps) {
  const [reportReview] = useReportOwnReviewMutation();
  const send = useSubmit(
    ({ reason, words }: typeof EMPTY) =>
      reportReview({
        reviewId: review.id,
        // The form allows no other value.
        body: { reason: reason as ReportReason, words: words.trim() },
      }),
    {
      onDone({ number }) {
        showToast({
          title: 'Review reported',
          description: `Your report number is ${number}.`,
          tone: 'success',
        });
        onClose();
      },
    },
  );

  return (
    <FormDialog
      initialValues={EMPTY}
      validate={reportErrors}
      onSubmit={send}
      onClose={onClose}
      title="Report this review"
      description={`The review from ${ukDate(review.createdAt)} stays public while a moderator decides. A low rating isn’t a reason to remove it.`}
      submitLabel="Send report"
      pendingLabel="Sending…"
      refusalTitle="Your report wasn’t sent"
    >
      <ReportFields reviewId={review.id} />
    </FormDialog>
  );
}
