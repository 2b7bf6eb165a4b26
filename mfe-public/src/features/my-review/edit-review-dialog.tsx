import { Stack } from '@club-reviews/shared-ui';
import { useSubmit } from '@club-reviews/shared-ui/forms';
import { showToast } from '@club-reviews/shared-ui/platform';
import { Formik } from 'formik';
import type { RefObject } from 'react';
import { useEditMyReviewMutation } from '../../api/personal-api';
import type { MyReview, ReviewContent } from '../../api/types';
import { AgeGroupField, OpinionFields } from '../review-dialog/review-fields';
import { reviewContentSchema } from '../review-dialog/review-form.schema';
import type { ReviewContentValues } from '../review-dialog/review-form.schema';
import { WritingDialog } from '../review-dialog/writing-dialog';

interface EditReviewDialogProps {
  token: string;
  managed: MyReview;
  onClose: () => void;
  focusAfter: RefObject<HTMLElement | null>;
}

function asFormValues({ createdAt: _written, overallRating: _mean, ...values }: ReviewContent) {
  return values satisfies ReviewContentValues;
}

/** The form in which authors edit their review. It opens with the latest version, even if that's still waiting. */
export function EditReviewDialog({ token, managed, onClose, focusAfter }: EditReviewDialogProps) {
  const [edit] = useEditMyReviewMutation();
  const save = useSubmit(
    (values: ReviewContentValues) =>
      edit({ body: { token, ...values, reviewText: values.reviewText.trim() } }),
    {
      onDone({ waitingEdit, state }) {
        const isWaiting = waitingEdit !== null || state === 'waiting';
        showToast({
          title: isWaiting ? 'Changes Saved' : 'Review Updated',
          description: isWaiting
            ? 'A moderator will read them before they appear.'
            : 'Everyone can read the new version.',
          tone: 'success',
        });
        onClose();
      },
      reason: 'Failed to save your changes.',
      onRefused: (description) => showToast({ title: 'Error', description, tone: 'error' }),
    },
  );

  return (
    <Formik
      initialValues={asFormValues(managed.waitingEdit ?? managed.review)}
      validationSchema={reviewContentSchema}
      onSubmit={save}
    >
      <WritingDialog
        title={`Edit your review of ${managed.clubName}`}
        description="We’ll check the new wording just as we checked the first."
        submitLabel="Save changes"
        pendingLabel="Saving…"
        refusalTitle="Your changes weren’t saved"
        onClose={onClose}
        focusAfter={focusAfter}
      >
        <Stack data-gap="large">
          <OpinionFields />
          <AgeGroupField />
        </Stack>
      </WritingDialog>
    </Formik>
  );
}
