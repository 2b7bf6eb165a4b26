import { Stack } from '@club-reviews/shared-ui';
import { showRefusal } from '@club-reviews/shared-ui/forms';
import { apiErrorMessage, showToast } from '@club-reviews/shared-ui/platform';
import { Formik, useFormikContext } from 'formik';
import type { FormikHelpers } from 'formik';
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

function EditForm({ managed, onClose, focusAfter }: Omit<EditReviewDialogProps, 'token'>) {
  const { dirty } = useFormikContext<ReviewContentValues>();
  return (
    <WritingDialog
      title={`Edit your review of ${managed.clubName}`}
      description="We’ll check the new wording just as we checked the first."
      isWorthAsking={dirty}
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
  );
}

/** The form in which authors edit their review. It opens with the latest version, even if that's still waiting. */
export function EditReviewDialog({ token, ...dialog }: EditReviewDialogProps) {
  const { managed, onClose } = dialog;
  const [edit] = useEditMyReviewMutation();

  async function save(values: ReviewContentValues, form: FormikHelpers<ReviewContentValues>) {
    form.setStatus(undefined);
    const body = { token, ...values, reviewText: values.reviewText.trim() };
    const { data, error } = await edit({ body });
    if (error === undefined) {
      const isWaiting = data.waitingEdit !== null || data.state === 'waiting';
      showToast({
        title: isWaiting ? 'Changes Saved' : 'Review Updated',
        description: isWaiting
          ? 'A moderator will read them before they appear.'
          : 'Everyone can read the new version.',
        tone: 'success',
      });
      onClose();
      return;
    }
    const reason = apiErrorMessage(error, 'Failed to save your changes.');
    showToast({ title: 'Error', description: reason, tone: 'error' });
    showRefusal(form, values, { error, reason });
  }

  return (
    <Formik
      initialValues={asFormValues(managed.waitingEdit ?? managed.review)}
      validationSchema={reviewContentSchema}
      onSubmit={save}
    >
      <EditForm {...dialog} />
    </Formik>
  );
}
